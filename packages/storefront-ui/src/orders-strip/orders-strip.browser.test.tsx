import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles.css'
import { aPackshot, conformance } from '../testing/index.ts'
import { OrdersStrip } from './index.ts'
import { ordersStripContract } from './orders-strip.contract.ts'

const orders = [10_042, 10_043, 10_044].map((orderNumber) => ({
  name: `BH${orderNumber}`,
  orderNumber,
  lineItems: [{ name: 'Tomato Seeds', productImageUrl: orderNumber === 10_043 ? '' : aPackshot('seeds') }],
}))
const hrefOf = (orderNumber: number) => `#${orderNumber}`

conformance('orders strip', {
  contract: ordersStripContract,
  widget: () => <OrdersStrip orders={orders} hrefOf={hrefOf} />,
})

describe('OrdersStrip', () => {
  it('[31.8] shows several orders beside each other, each with picture, name and way to it', async () => {
    await render(<OrdersStrip orders={orders} hrefOf={hrefOf} />)
    const strip = page.getByRole('region', { name: 'On the way to you' })
    await expect.element(strip.getByRole('link', { name: 'Track order BH10044' })).toHaveAttribute('href', '#10044')
    const [first, second] = strip.getByRole('listitem').elements()
    expect([first, second].map((item) => item?.querySelectorAll('img').length)).toEqual([1, 0])
    expect(second?.querySelector('svg')).not.toBeNull()
    const list = strip.getByRole('list').element()
    expect(list.scrollWidth).toBeGreaterThan(list.clientWidth)
  })

  it('[31.8] shows one order as a card of the whole width, and nothing without any', async () => {
    const screen = await render(<OrdersStrip orders={orders.slice(0, 1)} hrefOf={hrefOf} />)
    const list = page.getByRole('list').element()
    expect(list.scrollWidth).toBe(list.clientWidth)
    await screen.rerender(<OrdersStrip orders={[]} hrefOf={hrefOf} />)
    expect(page.getByRole('region').query()).toBeNull()
  })
})
