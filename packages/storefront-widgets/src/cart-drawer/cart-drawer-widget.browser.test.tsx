import type { Variant } from '@krishi/storefront-core/catalog'
import { defaultSettings } from '@krishi/storefront-core/settings'
import type { Settings } from '@krishi/storefront-core/settings'
import { createCartStore } from '@krishi/storefront-hooks/cart'
import { aProduct, aShop, createMemoryBackend, createMemoryPorts } from '@krishi/storefront-hooks/memory'
import { StorefrontProvider, createStorefront } from '@krishi/storefront-hooks/storefront'
import { createFakeClock } from '@krishi/storefront-hooks/testing'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { CartDrawerWidget } from './index.ts'

const product = aProduct({ productId: 'tomato' })

/** An open drawer with one of a product, whose price is settled. */
async function anOpenDrawer(changed: Partial<Settings> = {}, rules: Partial<Variant> = {}) {
  const clock = createFakeClock()
  const backend = createMemoryBackend({ shop: aShop({ products: [product] }), clock })
  for (const { id } of product.variants) backend.changeVariant(id, rules)
  const ports = createMemoryPorts({ backend })
  const storefront = createStorefront({
    ports,
    locale: 'en',
    settings: { ...defaultSettings, ...changed },
    clock,
    createCart: createCartStore,
  })
  const { cart } = storefront
  cart.hydrate()
  for (const variant of product.variants) cart.actions.add(product, variant)
  await clock.advance(400)
  const removed: string[] = []
  cart.onEvent((event) => event.kind === 'line-removed' && removed.push(event.line.id))
  const outcomes: string[] = []
  await render(
    <StorefrontProvider storefront={storefront}>
      <CartDrawerWidget
        open
        onOpenChange={() => undefined}
        continueHref="/"
        termsHref="/terms"
        productHref={(handle) => `/products/${handle}?pf=cart`}
        onProceeded={({ kind }) => outcomes.push(kind)}
      />
    </StorefrontProvider>,
  )
  const quantity = () => cart.getState().view.byId.get('tomato-1')?.line.cartQty
  return { cart, clock, backend, removed, outcomes, quantity }
}

const drawer = page.getByRole('dialog')
const increase = drawer.getByRole('button', { name: /^Increase/ })
const proceed = drawer.getByRole('button', { name: /^Proceed/ })

describe('CartDrawerWidget', () => {
  it.each([
    ['spec', true],
    ['india-2026', false],
  ] as const)('[24.3] under %s has the terms ticked beforehand: %s', async (compliance, isTicked) => {
    await anOpenDrawer({ compliance })
    const terms = drawer.getByRole('checkbox', { name: /terms/ })
    await (isTicked ? expect.element(terms).toBeChecked() : expect.element(terms).not.toBeChecked())
  })

  it('[24.2] says what paying online saves on what is in the cart, where it saves something', async () => {
    const checkoutConfig = { ...defaultSettings.checkoutConfig, onlinePaymentDiscountPercent: 5 }
    await anOpenDrawer({ checkoutConfig })
    await expect.element(drawer.getByText('Pay online and save ₹13')).toBeVisible()
    await increase.click()
    await expect.element(drawer.getByText('Pay online and save ₹25')).toBeVisible()
  })

  it('[24.2] [25.4] says what the packs’ own rules save, where the shop saves nothing', async () => {
    await anOpenDrawer({}, { dynamicPrepaid: { roundingType: 'ceil', value: 5 } })
    await expect.element(drawer.getByText('Pay online and save ₹13')).toBeVisible()
  })

  it('[25.3] takes off in bill and button what the products take off by their own rules', async () => {
    await anOpenDrawer({}, { discountProperties: { type: 'percentage', value: 10 } })
    const row = drawer.getByRole('term').filter({ hasText: 'Product discount' })
    await expect.element(row).toBeVisible()
    expect(row.element().nextElementSibling?.textContent).toBe('−₹25.00')
    await expect.element(proceed).toHaveAccessibleName(/₹295/)
  })

  it('[23.6] settles at 3 after two taps on plus, with one question to the server', async () => {
    const { cart, clock, backend, quantity } = await anOpenDrawer()
    const asked = backend.calls('cart.price')
    await increase.click()
    await increase.click()
    await expect.element(drawer.getByRole('term').filter({ hasText: 'Item total (3 items)' })).toBeVisible()
    expect(cart.getState().view.isSettled).toBe(false)
    await clock.advance(400)
    expect([quantity(), cart.getState().view.isSettled, backend.calls('cart.price') - asked]).toEqual([3, true, 1])
    await expect.element(proceed).toHaveAccessibleName(/₹750/)
  })

  it('[23.2] tells once that a product was removed, and shows the empty cart', async () => {
    const { removed } = await anOpenDrawer()
    await drawer.getByRole('button', { name: /^Remove/ }).click()
    expect(removed).toEqual(['tomato-1'])
    await expect.element(drawer.getByText('Your cart is empty')).toBeVisible()
  })

  it('[23.7] shows a panel instead of the cart when the price call fails, and heals on retry', async () => {
    const { clock, backend, quantity } = await anOpenDrawer()
    backend.set({ failNext: { code: 'network/server' } })
    await increase.click()
    await clock.advance(400)
    await expect.element(drawer.getByRole('alert').getByText('Unable to update price')).toBeVisible()
    expect(increase.query()).toBeNull()
    await drawer.getByRole('button', { name: 'Try again' }).click()
    await expect.element(increase).toBeVisible()
    expect(quantity()).toBe(2)
  })

  it('[24.2] [05.3] links a line to its product and names the cart as the origin', async () => {
    await anOpenDrawer()
    const link = drawer.getByRole('link', { name: /Product tomato/ }).first()
    await expect.element(link).toHaveAttribute('href', '/products/tomato?pf=cart')
  })

  it('[24.5] asks for an address where none is known', async () => {
    const { outcomes } = await anOpenDrawer()
    await proceed.click()
    await expect.poll(() => outcomes).toEqual(['address-needed'])
  })

  it('[23.8] keeps the note as it is written', async () => {
    const { cart } = await anOpenDrawer()
    await drawer.getByRole('textbox', { name: /^Note for this order/ }).fill('Ring twice')
    expect(cart.getState().note).toBe('Ring twice')
  })
})
