import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conformance, renderInShadow } from '../testing/index.ts'
import { anUnpaidOrder, unpaid } from './order-pending.fixtures.ts'
import { orderPendingContract } from './order-pending.contract.ts'
import { OrderPending } from './order-pending.tsx'
import type { OrderPendingState } from './order-pending.tsx'

const checking: OrderPendingState = { status: 'checking', ...anUnpaidOrder }

conformance('order pending', {
  contract: orderPendingContract,
  widget: () => <OrderPending state={unpaid} helpNumber="1800123456" />,
})

describe('order pending', () => {
  it('[31.6] says that the bank is asked, and offers nothing that could charge twice', async () => {
    await render(<OrderPending state={checking} helpNumber="1800123456" />)
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('We are checking with the bank')
    await expect.element(page.getByText(/Do not pay again/)).toBeVisible()
    await expect.element(page.getByText('BH10042')).toBeVisible()
    expect(page.getByRole('button').query()).toBeNull()
    await expect.element(page.getByRole('link', { name: /1800123456/ })).toHaveAttribute('href', 'tel:+911800123456')
  })

  it('[31.6] says that nothing was charged, and offers to pay again or on delivery', async () => {
    let taps = 0
    const state = { ...unpaid, onPay: () => (taps += 1) }
    const screen = await render(<OrderPending state={state} />)
    await expect.element(page.getByRole('status').getByText(/Nothing was charged so far/)).toBeVisible()
    await page.getByRole('button', { name: 'Pay ₹1,240 again' }).click()
    await expect.element(page.getByRole('link', { name: 'Choose cash on delivery' })).toHaveAttribute('href', '#cod')
    await screen.rerender(<OrderPending state={{ ...state, isPaying: true }} />)
    await page.getByRole('button', { name: 'Waiting for your payment…' }).click({ force: true })
    expect(taps).toBe(1)
    await screen.rerender(<OrderPending state={{ ...state, isUnavailable: true }} />)
    await expect.element(page.getByRole('alert').getByText(/did not open/)).toBeVisible()
  })

  const told: readonly (readonly [OrderPendingState, string, string | null])[] = [
    [{ status: 'expired', orderName: 'BH1', paymentHref: '#payment' }, 'The time to pay is over', 'Order again'],
    [{ status: 'refunding', ...anUnpaidOrder }, 'Your money is on its way back', null],
    [{ status: 'refunded', ...anUnpaidOrder }, 'Your money is back', null],
    [{ status: 'paid', orderName: 'BH1', orderHref: '#order' }, 'Paid, thank you', 'See the order'],
    [{ status: 'unknown', shopHref: '#shop' }, 'We do not know this payment', 'Continue shopping'],
  ]

  for (const [state, heading, way] of told) {
    it(`[31.6] tells the truth when it is ${state.status}`, async () => {
      await render(<OrderPending state={state} />)
      await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(heading)
      expect(
        page
          .getByRole('link')
          .elements()
          .map(({ textContent }) => textContent),
      ).toEqual(way === null ? [] : [way])
    })
  }

  it('[31.6] keeps its heading and the focus in it while it loads, fails and knows', async () => {
    const screen = await render(<OrderPending state={{ status: 'loading' }} />)
    const heading = page.getByRole('heading', { level: 1 })
    const element = heading.element() as HTMLElement
    element.tabIndex = -1
    element.focus()
    let retries = 0
    await screen.rerender(<OrderPending state={{ status: 'failed', onRetry: () => (retries += 1) }} />)
    await expect.element(heading).toHaveFocus()
    await page.getByRole('button', { name: 'Try again' }).click()
    expect(retries).toBe(1)
    element.focus()
    await screen.rerender(<OrderPending state={checking} />)
    await expect.element(heading).toHaveFocus()
  })

  it('works inside a shadow root', async () => {
    let taps = 0
    const shadow = await renderInShadow(<OrderPending state={{ ...unpaid, onPay: () => (taps += 1) }} />)
    await page.getByRole('button', { name: 'Pay ₹1,240 again' }).click()
    expect(taps).toBe(1)
    await shadow.unmount()
  })
})
