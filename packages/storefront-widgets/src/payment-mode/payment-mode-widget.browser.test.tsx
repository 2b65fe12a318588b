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
import type { MemoryPaymentTerms } from '@krishi/storefront-hooks/memory'
import type { OrderOutcome } from '@krishi/storefront-hooks/payment'
import { valueOf } from '@krishi/storefront-hooks/query'
import { StorefrontProvider, createStorefront } from '@krishi/storefront-hooks/storefront'
import { createFakeClock } from '@krishi/storefront-hooks/testing'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { PaymentModeWidget, PriceStepsWidget } from './index.ts'

const product = aProduct({ productId: 'tomato' })
const onDelivery: MemoryPaymentTerms = { isOnlineOpen: false, isCodDisabled: false, prepaidDiscount: 0, codAdvance: 0 }
const placeOrder = page.getByRole('button', { name: 'Place order' })

/** The payment page of a checkout with one product at 250 rupees. */
async function aPaymentPage({ checkoutId, ...terms }: Partial<MemoryPaymentTerms> & { checkoutId?: string } = {}) {
  const clock = createFakeClock()
  const backend = createMemoryBackend({
    shop: aShop({ products: [product], payment: { ...onDelivery, ...terms } }),
    clock,
  })
  const ports = createMemoryPorts({ backend })
  const storefront = createStorefront({
    ports,
    locale: 'en',
    settings: defaultSettings,
    clock,
    createCart: createCartStore,
  })
  for (const variant of product.variants) storefront.cart.actions.add(product, variant)
  const own = { port: ports.checkout, createId: () => 'made-before', address: () => null, onChanged: () => undefined }
  const { actions } = createCheckoutStore({ ...storefront, ...own })
  const created = await valueOf(actions.create(anAddress()))
  const placed: string[] = []
  const outcomes: OrderOutcome[] = []
  const gateway = createMemoryGateway(ports.checkout)
  const show = () =>
    render(
      <StorefrontProvider storefront={storefront}>
        <PaymentModeWidget
          checkoutId={checkoutId ?? created}
          gateway={gateway}
          texts={{ shopName: 'Krishi', upi: 'UPI' }}
          shopHref="/"
          ordersHref="/orders"
          orderHref={(orderId) => `/orders/${orderId}`}
          belowBill={(checkout) => <PriceStepsWidget checkout={checkout} />}
          onAddressChange={() => undefined}
          onOrdered={(outcome) => {
            outcomes.push(outcome)
            if (outcome.kind === 'placed') placed.push(outcome.orderId)
          }}
        />
      </StorefrontProvider>,
    )
  return { backend, ports, clock, placed, outcomes, gateway, created, show }
}

describe('PaymentModeWidget', () => {
  it('[30.6] places an order that is paid on delivery, for the sum that it shows', async () => {
    const { ports, placed, show } = await aPaymentPage()
    await show()
    await expect.element(page.getByRole('radio', { name: /Cash on delivery/ })).toBeChecked()
    await expect.element(page.getByText('₹320').first()).toBeVisible()
    await placeOrder.click()
    await expect.poll(() => placed).toHaveLength(1)
    const order = await valueOf(ports.orders.read({ orderId: placed[0] ?? '', locale: 'en' }))
    expect(order).toMatchObject({ paymentMode: 'cod', currentTotalPrice: 32_000 })
  })

  it('[30.2] [30.7] begins with paying online where that is open, at its price, and gives the order', async () => {
    const { ports, placed, gateway, show } = await aPaymentPage({ isOnlineOpen: true, prepaidDiscount: 1_000 })
    await show()
    await expect.element(page.getByText('Save ₹10')).toBeVisible()
    await page.getByText('Cash on delivery', { exact: true }).click()
    await expect.element(placeOrder).toBeVisible()
    await expect.element(page.getByText('₹320').first()).toBeVisible()
    await page.getByText('Pay online', { exact: true }).click()
    await page.getByRole('button', { name: 'Pay ₹310' }).click()
    await expect.poll(() => placed).toEqual(['order-checkout-1'])
    expect(gateway.requests.map(({ payment }) => payment.amount)).toEqual([31_000])
    const order = await valueOf(ports.orders.read({ orderId: placed[0] ?? '', locale: 'en' }))
    expect(order).toMatchObject({ paymentMode: 'online', currentTotalPrice: 31_000 })
  })

  it('[30.14] explains the price of the chosen mode', async () => {
    const { show } = await aPaymentPage({ isOnlineOpen: true, prepaidDiscount: 1_000 })
    await show()
    await page.getByRole('button', { name: 'How is this calculated?' }).click()
    const sheet = page.getByRole('dialog')
    await expect.element(sheet.getByText('₹310.00')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await page.getByText('Cash on delivery', { exact: true }).click()
    await page.getByRole('button', { name: 'How is this calculated?' }).click()
    await expect.element(sheet.getByText('₹320.00')).toBeVisible()
  })

  it('[30.7] has the advance of a cash order paid', async () => {
    const { placed, gateway, show } = await aPaymentPage({ isOnlineOpen: true, codAdvance: 5_000 })
    await show()
    await page.getByText('Cash on delivery', { exact: true }).click()
    await expect.element(page.getByText('Pay ₹50 now, ₹270 on delivery')).toBeVisible()
    await page.getByRole('button', { name: 'Pay ₹50' }).click()
    await expect.poll(() => placed).toHaveLength(1)
    expect(gateway.requests.map(({ payment }) => payment.amount)).toEqual([5_000])
  })

  it('[30.7] [31.6] cannot be pressed while the payment window is open, and goes on to wait once it was closed', async () => {
    const { outcomes, gateway, show } = await aPaymentPage({ isOnlineOpen: true })
    gateway.next('wait')
    const { unmount } = await show()
    await page.getByRole('button', { name: 'Pay ₹320' }).click()
    await expect.poll(() => document.querySelector('[data-scope="payment-mode"][inert]')).not.toBeNull()
    await unmount()
    expect(outcomes).toEqual([])
    gateway.next('dismiss')
    await show()
    await page.getByRole('button', { name: 'Pay ₹320' }).click()
    const pending = { kind: 'pending', awaitingId: 'order-checkout-1', paymentId: '' }
    await expect.poll(() => outcomes).toEqual([{ ...pending, gatewayOrderId: 'gateway-order-checkout-1' }])
  })

  it('[30.9] says that the window did not open, and allows another try and cash on delivery', async () => {
    const { placed, gateway, show } = await aPaymentPage({ isOnlineOpen: true })
    gateway.next('no-script', 'no-script')
    await show()
    const pay = page.getByRole('button', { name: 'Pay ₹320' })
    await pay.click()
    await expect.element(page.getByRole('alert').getByText(/did not open/)).toBeVisible()
    await pay.click()
    await expect.poll(() => gateway.requests).toHaveLength(2)
    await page.getByText('Cash on delivery', { exact: true }).click()
    await placeOrder.click()
    await expect.poll(() => placed).toEqual(['order-checkout-1-2'])
  })

  it('[30.4] says what was removed, reduced and has another price since the checkout was made', async () => {
    const { backend, show } = await aPaymentPage()
    backend.changeVariant('tomato-1', { price: 30_000 })
    await show()
    await expect.element(page.getByText(/^The price of .+ has changed\.$/)).toBeVisible()
    await expect.element(page.getByText('₹370').first()).toBeVisible()
  })

  it('[30.12] asks for one order only at a double click', async () => {
    const { backend, clock, placed, show } = await aPaymentPage()
    await show()
    await expect.element(placeOrder).toBeVisible()
    backend.set({ latencyMs: 500 })
    await placeOrder.dblClick()
    await expect
      .element(page.getByRole('button', { name: 'Placing your order…' }))
      .toHaveAttribute('aria-disabled', 'true')
    await expect
      .poll(async () => {
        await clock.advance(500)
        return placed
      })
      .toHaveLength(1)
    expect(backend.calls('checkout.placeOrder')).toBe(1)
  })

  it('[30.12] says why nothing was ordered and allows another try', async () => {
    const { backend, placed, show } = await aPaymentPage()
    await show()
    await expect.element(placeOrder).toBeVisible()
    backend.set({ offline: true })
    await placeOrder.click()
    await expect.element(page.getByRole('alert').getByText(/You are offline/)).toBeVisible()
    backend.set({ offline: false })
    await placeOrder.click()
    await expect.poll(() => placed).toHaveLength(1)
  })

  it('[30.1] shows an error with a retry for a checkout that cannot be read', async () => {
    const { show } = await aPaymentPage({ checkoutId: 'nothing' })
    await show()
    await expect.element(page.getByRole('alert').getByText('Something went wrong')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  })

  it('[30.1] shows that nothing is left to order once it is sold out', async () => {
    const { backend, show } = await aPaymentPage()
    backend.changeVariant('tomato-1', { inventoryQuantity: 0 })
    await show()
    await expect.element(page.getByRole('heading', { name: 'Nothing to order' })).toBeVisible()
  })
})
