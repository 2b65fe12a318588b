import { defaultSettings } from '@krishi/storefront-core/settings'
import { createCartStore } from '@krishi/storefront-hooks/cart'
import { createCheckoutStore } from '@krishi/storefront-hooks/checkout'
import {
  aProduct,
  anAddress,
  aShop,
  createMemoryBackend,
  createMemoryGateway,
  createMemoryPorts,
} from '@krishi/storefront-hooks/memory'
import { valueOf } from '@krishi/storefront-hooks/query'
import { StorefrontProvider, createStorefront } from '@krishi/storefront-hooks/storefront'
import { createFakeClock } from '@krishi/storefront-hooks/testing'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { onlineTerms } from '../testing/index.ts'
import { OrderPendingWidget } from './index.ts'

const product = aProduct({ productId: 'tomato' })
const presence = { isAway: () => false, onReturn: () => () => undefined }
const heading = page.getByRole('heading', { level: 1 })

/** The page that waits for 320 rupees. */
async function aPendingPage({ paymentId = '', orderId = 'gateway-order-checkout-1' } = {}) {
  const clock = createFakeClock()
  const backend = createMemoryBackend({ shop: aShop({ products: [product], payment: onlineTerms }), clock })
  const ports = createMemoryPorts({ backend })
  const reports: string[] = []
  const errorReport: typeof ports.telemetry.errorReport = (report) => {
    reports.push(report.error)
    return ports.telemetry.errorReport(report)
  }
  const storefront = createStorefront({
    ports: { ...ports, telemetry: { ...ports.telemetry, errorReport } },
    locale: 'en',
    settings: { ...defaultSettings, supportCallNumber: '1800123456' },
    clock,
    createCart: createCartStore,
  })
  for (const variant of product.variants) storefront.cart.actions.add(product, variant)
  const own = { port: ports.checkout, createId: () => 'intent', address: () => null, onChanged: () => undefined }
  const { actions } = createCheckoutStore({ ...storefront, ...own })
  const checkoutId = await valueOf(actions.create(anAddress()))
  const placement = await actions.placeOrder(await valueOf(ports.checkout.read({ checkoutId, locale: 'en' })), 'online')
  if (placement.status !== 'to-pay')
    throw new Error('Nothing is to be paid, so no page waits for it. Open online payment.')
  const gateway = createMemoryGateway(ports.checkout)
  const paid: string[] = []
  await render(
    <StorefrontProvider storefront={storefront}>
      <OrderPendingWidget
        checkoutId={checkoutId}
        awaitingId="order-checkout-1"
        orderId={orderId}
        paymentId={paymentId}
        gateway={gateway}
        texts={{ shopName: 'Krishi', upi: 'UPI' }}
        presence={presence}
        shopHref="#shop"
        paymentHref="#payment"
        codHref="#cod"
        orderHref={(id) => `#${id}`}
        onPaid={(order) => paid.push(order.orderId)}
      />
    </StorefrontProvider>,
  )
  /** The provider tells the server, and nobody tells the page. */
  const bankPays = () =>
    gateway.open({
      payment: placement.order.payment,
      locale: 'en',
      payer: { name: '', phone: '', email: '' },
      texts: { shopName: '', upi: '' },
      signal: new AbortController().signal,
      onOpen: () => undefined,
    })
  return { clock, gateway, paid, reports, bankPays }
}

describe('OrderPendingWidget', () => {
  it('[31.6] asks the bank by itself until it is paid, and is reported', async () => {
    const { clock, gateway, paid, reports, bankPays } = await aPendingPage({ paymentId: 'payment-1' })
    await expect.element(heading).toHaveTextContent('We are checking with the bank')
    await expect.element(page.getByRole('link', { name: /1800123456/ })).toBeVisible()
    expect(reports).toEqual(['Order is Pending'])
    gateway.next('pay-unseen')
    await bankPays()
    await clock.advance(2_000)
    await expect.element(heading).toHaveTextContent('Paid, thank you')
    expect(paid).toEqual(['order-checkout-1'])
  })

  it('[31.6] says that nothing was charged, and opens the window of the same payment again', async () => {
    const { gateway, paid } = await aPendingPage()
    await expect.element(heading).toHaveTextContent('Not paid yet')
    await page.getByRole('button', { name: 'Pay ₹320 again' }).click()
    await expect.poll(() => paid).toContain('order-checkout-1')
    expect(gateway.requests.map(({ payment }) => payment.gatewayOrderId)).toEqual(['gateway-order-checkout-1'])
  })

  it('[31.6] offers the other way to pay when the window does not come, and no second payment once the window said paid', async () => {
    const { gateway } = await aPendingPage()
    gateway.next('no-script', 'forge')
    const pay = page.getByRole('button', { name: 'Pay ₹320 again' })
    await pay.click()
    await expect.element(page.getByRole('alert').getByText(/did not open/)).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Choose cash on delivery' })).toHaveAttribute('href', '#cod')
    await pay.click()
    await expect.element(heading).toHaveTextContent('We are checking with the bank')
    expect(page.getByRole('button').query()).toBeNull()
  })

  it('[31.6] says when the time is over', async () => {
    const { clock } = await aPendingPage()
    await expect.element(heading).toHaveTextContent('Not paid yet')
    await clock.advance(750_000)
    await expect.element(heading).toHaveTextContent('The time to pay is over')
  })

  it('[31.6] knows no payment of somebody else', async () => {
    await aPendingPage({ orderId: 'another' })
    await expect.element(heading).toHaveTextContent('We do not know this payment')
  })
})
