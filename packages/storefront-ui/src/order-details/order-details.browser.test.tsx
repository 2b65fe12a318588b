import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles.css'
import { UiProvider } from '../i18n/index.ts'
import { conformance } from '../testing/index.ts'
import { OrderDetails } from './index.ts'
import type { OrderDetailsProps, ShownOrder } from './index.ts'
import { orderDetailsContract } from './order-details.contract.ts'
import { aShownOrder, aShownParcel } from './order-details.fixtures.tsx'

function props({ order, ...changes }: Partial<OrderDetailsProps> & { order?: Partial<ShownOrder> } = {}) {
  return {
    state: { status: 'ready', order: aShownOrder(order) } as const,
    ...{ ordersHref: '#orders', policyHref: '#policy', signInHref: null, onPrint: () => undefined, buyAgain: null },
    ...changes,
  }
}

conformance('order details', { contract: orderDetailsContract, widget: () => <OrderDetails {...props()} /> })

describe('OrderDetails', () => {
  it('[31.1] [31.2] shows how it stands, its parcels, and what is not sent yet', async () => {
    await render(<OrderDetails {...props({ order: { parcels: [aShownParcel(), aShownParcel()] } })} />)
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Order BH10042')
    await expect.element(page.getByRole('heading', { name: /Parcel 2/ })).toBeVisible()
    await expect.element(page.getByText(/Sent on 5 Jul with India Post/).first()).toBeVisible()
    await expect.element(page.getByRole('heading', { name: 'Not sent yet' })).toBeVisible()
    await expect.element(page.getByText('It should reach you between 8 Jul and 11 Jul.')).toBeVisible()
    await expect.element(page.getByText('Neem Coated Urea')).toBeVisible()
  })

  it('[02.4] writes its days in the language of the page', async () => {
    await render(
      <UiProvider locale="hi">
        <OrderDetails {...props({ order: { refunds: [{ amount: 22_000, time: '2025-07-08T19:00:00.000Z' }] } })} />
      </UiProvider>,
    )
    await expect.element(page.getByText(/Sent on 5 जुल॰ with India Post/)).toBeVisible()
    await expect.element(page.getByText('It should reach you between 8 जुल॰ and 11 जुल॰.')).toBeVisible()
    await expect.element(page.getByText('₹220 came back to you on 9 जुल॰.')).toBeVisible()
  })

  it('[31.2] says of a cancelled order that what was not sent is cancelled', async () => {
    await render(
      <OrderDetails {...props({ order: { isCancelled: true, parcels: [], expected: null, status: 'cancelled' } })} />,
    )
    await expect.element(page.getByRole('heading', { name: 'Cancelled' })).toBeVisible()
    expect(page.getByText(/should reach you/).query()).toBeNull()
  })

  it('[31.3] has a button for a parcel that can be tracked, and none for another', async () => {
    let tracked = 0
    const screen = await render(
      <OrderDetails {...props({ order: { parcels: [aShownParcel({ onTrack: () => (tracked += 1) })] } })} />,
    )
    await page.getByRole('button', { name: 'Track package' }).click()
    expect(tracked).toBe(1)
    await screen.rerender(<OrderDetails {...props({ order: { parcels: [aShownParcel({ onTrack: undefined })] } })} />)
    expect(page.getByRole('button', { name: 'Track package' }).query()).toBeNull()
  })

  it('says how it is cancelled or returned, what came back, who sold it, and is printed at a tap', async () => {
    let printed = 0
    const seller = { name: 'Krishi Retail', address: 'Pune 411037' }
    const order = { refunds: [{ amount: 22_000, time: '2025-07-09T06:00:00.000Z' }] }
    await render(
      <OrderDetails {...props({ order, seller, helpNumber: '1800123456', onPrint: () => (printed += 1) })} />,
    )
    await expect
      .element(page.getByRole('link', { name: 'Call 1800123456' }))
      .toHaveAttribute('href', 'tel:+911800123456')
    await expect.element(page.getByRole('link', { name: 'Refund policy' })).toHaveAttribute('href', '#policy')
    await expect.element(page.getByText('₹220 came back to you on 9 Jul.')).toBeVisible()
    await expect.element(page.getByText('Sold by Krishi Retail, Pune 411037')).toBeVisible()
    await page.getByRole('button', { name: 'Print bill' }).click()
    expect(printed).toBe(1)
  })

  it('asks nobody to call where there is no number', async () => {
    const screen = await render(<OrderDetails {...props({ helpNumber: '1800123456' })} />)
    await expect.element(page.getByText(/^Call us with the number/)).toBeVisible()
    await screen.rerender(<OrderDetails {...props({ helpNumber: '' })} />)
    await expect.element(page.getByText(/^Call us with the number/)).not.toBeInTheDocument()
    await expect.element(page.getByRole('link', { name: 'Refund policy' })).toBeVisible()
  })

  it('keeps its heading while the order comes, fails to come, and is there', async () => {
    const screen = await render(<OrderDetails {...props({ state: { status: 'loading' } })} />)
    const heading = page.getByRole('heading', { level: 1 }).element()
    await expect.element(page.getByRole('status')).toHaveTextContent('Opening your order')
    let retries = 0
    await screen.rerender(<OrderDetails {...props({ state: { status: 'failed', onRetry: () => (retries += 1) } })} />)
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click()
    expect(retries).toBe(1)
    await screen.rerender(<OrderDetails {...props()} />)
    expect(page.getByRole('heading', { level: 1 }).element()).toBe(heading)
  })

  it('[31.7] leads a guest who sees no order here to prove the number, and others to their orders', async () => {
    const missing = { status: 'missing' } as const
    const screen = await render(<OrderDetails {...props({ state: missing, signInHref: '#sign-in' })} />)
    await expect.element(page.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '#sign-in')
    await expect.element(page.getByText('Sign in with the mobile number of the order to see it.')).toBeVisible()
    await screen.rerender(<OrderDetails {...props({ state: missing })} />)
    await expect.element(page.getByRole('link', { name: 'My orders' })).toHaveAttribute('href', '#orders')
    await expect.element(page.getByText(/^It is not among your orders/)).toBeVisible()
    expect(page.getByText(/^Sign in/).query()).toBeNull()
  })
})
