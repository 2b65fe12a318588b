import { defaultSettings } from '@krishi/storefront-core/settings'
import { createCartStore } from '@krishi/storefront-hooks/cart'
import { createCheckoutStore } from '@krishi/storefront-hooks/checkout'
import { aProduct, anAddress, aShop, createMemoryBackend, createMemoryPorts } from '@krishi/storefront-hooks/memory'
import { valueOf } from '@krishi/storefront-hooks/query'
import { StorefrontProvider, createStorefront } from '@krishi/storefront-hooks/storefront'
import { createFakeClock } from '@krishi/storefront-hooks/testing'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { PaymentModeWidget } from './index.ts'

const product = aProduct({ productId: 'tomato' })
const placeOrder = page.getByRole('button', { name: 'Place order' })

/** The payment page of a checkout with one product at 250 rupees. */
async function aPaymentPage(checkoutId?: string) {
  const clock = createFakeClock()
  const backend = createMemoryBackend({ shop: aShop({ products: [product] }), clock })
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
  const show = (isOnlineUnavailable: boolean) =>
    render(
      <StorefrontProvider storefront={storefront}>
        <PaymentModeWidget
          checkoutId={checkoutId ?? created}
          isOnlineUnavailable={isOnlineUnavailable}
          shopHref="/"
          orderHref={(orderId) => `/orders/${orderId}`}
          onAddressChange={() => undefined}
          onPlaced={(order) => placed.push(order.orderId)}
        />
      </StorefrontProvider>,
    )
  return { backend, ports, clock, placed, created, show }
}

describe('PaymentModeWidget', () => {
  it('[30.6] places an order that is paid on delivery, for the sum that it shows', async () => {
    const { ports, placed, show } = await aPaymentPage()
    await show(true)
    await expect.element(page.getByRole('radio', { name: /Cash on delivery/ })).toBeChecked()
    await expect.element(page.getByText('₹320').first()).toBeVisible()
    await placeOrder.click()
    await expect.poll(() => placed).toHaveLength(1)
    const order = await valueOf(ports.orders.read({ orderId: placed[0] ?? '', locale: 'en' }))
    expect(order).toMatchObject({ paymentMode: 'cod', currentTotalPrice: 32_000 })
  })

  it('[30.2] begins with paying online where that is open', async () => {
    const { show } = await aPaymentPage()
    await show(false)
    await expect.element(page.getByRole('button', { name: 'Pay ₹320' })).toBeVisible()
    await page.getByRole('radio', { name: /Cash on delivery/ }).click()
    await expect.element(placeOrder).toBeVisible()
  })

  it('[30.12] asks for one order only at a double click', async () => {
    const { backend, clock, placed, show } = await aPaymentPage()
    await show(true)
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

  it('[30.12] says why nothing was ordered and lets her try again', async () => {
    const { backend, placed, show } = await aPaymentPage()
    await show(true)
    await expect.element(placeOrder).toBeVisible()
    backend.set({ offline: true })
    await placeOrder.click()
    await expect.element(page.getByRole('alert').getByText(/You are offline/)).toBeVisible()
    backend.set({ offline: false })
    await placeOrder.click()
    await expect.poll(() => placed).toHaveLength(1)
  })

  it('[30.1] shows an error with a retry for a checkout that cannot be read', async () => {
    const { show } = await aPaymentPage('nothing')
    await show(true)
    await expect.element(page.getByRole('alert').getByText('Something went wrong')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  })

  it('[30.1] shows that nothing is left to order once it is sold out', async () => {
    const { backend, show } = await aPaymentPage()
    backend.changeVariant('tomato-1', { inventoryQuantity: 0 })
    await show(true)
    await expect.element(page.getByRole('heading', { name: 'Nothing to order' })).toBeVisible()
  })
})
