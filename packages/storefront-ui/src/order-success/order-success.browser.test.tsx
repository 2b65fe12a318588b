import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles.css'
import { UiProvider } from '../i18n/index.ts'
import { conformance, renderInShadow } from '../testing/index.ts'
import { orderSuccessContract } from './order-success.contract.ts'
import { aPlacedOrder } from './order-success.fixtures.tsx'
import { OrderSuccess } from './order-success.tsx'
import type { OrderSuccessProps, OrderSuccessState, PlacedOrder } from './order-success.tsx'

function props({ order, ...overrides }: Partial<OrderSuccessProps> & { order?: Partial<PlacedOrder> } = {}) {
  const state: OrderSuccessState = { status: 'ready', order: aPlacedOrder(order) }
  return { state, shopHref: '#shop', ordersHref: null, ...overrides }
}

conformance('order success', { contract: orderSuccessContract, widget: () => <OrderSuccess {...props()} /> })

describe('order success', () => {
  it('[31.5] thanks, names the order and says what happens next', async () => {
    await render(<OrderSuccess {...props()} />)
    await expect.element(page.getByRole('heading', { level: 1, name: /Thank you/ })).toBeVisible()
    await expect.element(page.getByText('BH10042')).toBeVisible()
    await expect.element(page.getByText(/between 24 Nov and 27 Nov/)).toBeVisible()
    await expect.element(page.getByText(/Keep ₹1,240 ready/)).toBeVisible()
  })

  it('[31.5] promises no day where the shop promises none', async () => {
    await render(<OrderSuccess {...props({ order: { arrives: null } })} />)
    await expect.element(page.getByText(/Keep ₹1,240 ready/)).toBeVisible()
    await expect.element(page.getByText(/between/)).not.toBeInTheDocument()
  })

  it('[31.5] says what came back of the payment, each with its day', async () => {
    const refunds = [
      { amount: 22_000, time: '2026-11-25T06:00:00.000Z' },
      { amount: 4_500, time: '2026-11-26T06:00:00.000Z' },
    ]
    await render(<OrderSuccess {...props({ order: { paid: 124_000, due: 0, refunds } })} />)
    await expect.element(page.getByText('You have paid ₹1,240.')).toBeVisible()
    await expect.element(page.getByText('₹220 of it came back to you on 25 Nov.')).toBeVisible()
    await expect.element(page.getByText('₹45 of it came back to you on 26 Nov.')).toBeVisible()
  })

  it('[02.4] writes its days in the language of the page', async () => {
    const refunds = [{ amount: 22_000, time: '2026-11-24T19:00:00.000Z' }]
    await render(
      <UiProvider locale="te">
        <OrderSuccess {...props({ order: { refunds } })} />
      </UiProvider>,
    )
    await expect.element(page.getByText(/between 24 నవం and 27 నవం/)).toBeVisible()
    await expect.element(page.getByText('₹220 of it came back to you on 25 నవం.')).toBeVisible()
  })

  it('[31.5] shows the bill in one card, not in a card within a card', async () => {
    await render(<OrderSuccess {...props()} />)
    const bill = page.getByRole('region', { name: 'Bill details' }).element()
    const card = bill.parentElement ?? bill
    expect([bill, card].map((element) => getComputedStyle(element).borderTopStyle)).toEqual(['none', 'solid'])
    expect(card.querySelectorAll('h2, h3')).toHaveLength(1)
  })

  it('[31.5] hides the orders link from guests and shows coins only when some are earned', async () => {
    const screen = await render(<OrderSuccess {...props()} />)
    expect(page.getByRole('link', { name: 'My orders' }).query()).toBeNull()
    expect(page.getByText(/You earn/).query()).toBeNull()
    await screen.rerender(<OrderSuccess {...props({ ordersHref: '#orders', order: { coins: 24 } })} />)
    await expect.element(page.getByRole('link', { name: 'My orders' })).toHaveAttribute('href', '#orders')
    await expect.element(page.getByText('You earn 24 coins when the order reaches you.')).toBeVisible()
  })

  it('[31.5] keeps its heading and the focus in it while the order comes, fails to come, and is there', async () => {
    const screen = await render(<OrderSuccess {...props({ state: { status: 'loading' } })} />)
    const heading = page.getByRole('heading', { level: 1 })
    await expect.element(heading).toHaveTextContent('Your order')
    await expect.element(page.getByRole('status')).toHaveTextContent('Opening your order')
    const element = heading.element() as HTMLElement
    element.tabIndex = -1
    element.focus()
    let retries = 0
    await screen.rerender(<OrderSuccess {...props({ state: { status: 'failed', onRetry: () => (retries += 1) } })} />)
    await expect.element(page.getByRole('alert').getByText('We could not open your order')).toBeVisible()
    await expect.element(heading).toHaveFocus()
    await page.getByRole('button', { name: 'Try again' }).click()
    expect(retries).toBe(1)
    element.focus()
    await screen.rerender(<OrderSuccess {...props()} />)
    await expect.element(heading).toHaveTextContent('Thank you, your order is placed')
    await expect.element(heading).toHaveFocus()
  })

  it('works inside a shadow root', async () => {
    const shadow = await renderInShadow(<OrderSuccess {...props({ helpNumber: '1800123456' })} />)
    await expect.element(page.getByRole('link', { name: /1800123456/ })).toHaveAttribute('href', 'tel:+911800123456')
    await shadow.unmount()
  })
})
