import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles.css'
import { anOrder, conformance } from '../testing/index.ts'
import { OrderCard, OrderList } from './index.ts'
import type { OrderCardProps, OrderListState } from './index.ts'
import { orderCardContract } from './order-card.contract.ts'

function props(changes: Partial<OrderCardProps> = {}): OrderCardProps {
  return { order: anOrder(), status: 'in_transit', href: '#order', ...changes }
}

conformance('order card', { contract: orderCardContract, widget: () => <OrderCard {...props()} /> })

describe('OrderCard', () => {
  it('[31.4] names the order, its day, how it stands, what was bought and what it costs', async () => {
    await render(<OrderCard {...props()} />)
    const card = page.getByRole('article', { name: 'BH10042' })
    await expect.element(card.getByText('Placed on 04-07-2025')).toBeVisible()
    await expect.element(card.getByText('On the way')).toBeVisible()
    await expect.element(card.getByRole('listitem').getByText('Arka Rakshak Tomato Seeds')).toBeVisible()
    await expect.element(card.getByText('₹520')).toBeVisible()
    await expect.element(card.getByRole('link', { name: 'View details of BH10042' })).toHaveAttribute('href', '#order')
    expect(card.getByText('Paid in advance').query()).toBeNull()
    expect(card.getByRole('button').query()).toBeNull()
  })

  it('[31.4] has a row for what was paid in advance, and a way to its parcel where that can be tracked', async () => {
    let tracked = 0
    const order = anOrder({ isAdvAmountAvailable: true, advAmount: 10_000 })
    await render(<OrderCard {...props({ order, onTrack: () => (tracked += 1) })} />)
    await expect.element(page.getByText('₹100')).toBeVisible()
    await page.getByRole('button', { name: 'Track package of BH10042' }).click()
    expect(tracked).toBe(1)
  })

  it.each([
    ['order placed', 'Order placed'],
    ['partial', 'Partly sent'],
    ['fulfilled', 'Sent'],
    ['out_for_delivery', 'Out for delivery'],
    ['delivered', 'Delivered'],
    ['cancelled', 'Cancelled'],
    ['held_at_customs', 'held at customs'],
  ])('[31.1] says the status %s in words', async (status, words) => {
    await render(<OrderCard {...props({ status })} />)
    await expect.element(page.getByText(words, { exact: true })).toBeVisible()
  })
})

describe('OrderList', () => {
  const ready = (changes: object = {}): OrderListState => {
    return { status: 'ready', cards: [], isLoadingMore: false, hasFailed: false, ...changes }
  }

  it('[31.4] keeps its heading while the orders come, fail to come, and are there', async () => {
    const screen = await render(<OrderList shopHref="#shop" state={{ status: 'loading' }} />)
    const heading = page.getByRole('heading', { level: 1, name: 'My orders' }).element()
    await expect.element(page.getByRole('status')).toHaveTextContent('Opening your orders')
    let retries = 0
    await screen.rerender(<OrderList shopHref="#shop" state={{ status: 'failed', onRetry: () => (retries += 1) }} />)
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click()
    expect(retries).toBe(1)
    await screen.rerender(<OrderList shopHref="#shop" state={ready()} />)
    expect(page.getByRole('heading', { level: 1 }).element()).toBe(heading)
    await expect.element(page.getByText('You have not ordered anything yet')).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Continue shopping' })).toHaveAttribute('href', '#shop')
  })

  it('[31.4] asks for older orders, and again where they did not come', async () => {
    let asked = 0
    const cards = [<OrderCard key="1" {...props()} />]
    const screen = await render(<OrderList shopHref="#shop" state={ready({ cards, onMore: () => (asked += 1) })} />)
    await page.getByRole('button', { name: 'Older orders' }).click()
    await screen.rerender(
      <OrderList shopHref="#shop" state={ready({ cards, hasFailed: true, onMore: () => (asked += 1) })} />,
    )
    await page.getByRole('alert').getByRole('button').click()
    expect(asked).toBe(2)
    await screen.rerender(<OrderList shopHref="#shop" state={ready({ cards })} />)
    expect(page.getByRole('button').query()).toBeNull()
  })
})
