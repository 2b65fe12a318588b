import { defaultSettings } from '@krishi/storefront-core/settings'
import { createCartStore } from '@krishi/storefront-hooks/cart'
import { aProduct, aShop, aVariant, createMemoryBackend, createMemoryPorts } from '@krishi/storefront-hooks/memory'
import { StorefrontProvider, createStorefront } from '@krishi/storefront-hooks/storefront'
import { createFakeClock } from '@krishi/storefront-hooks/testing'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ProductCardWidget } from './index.ts'

const product = aProduct({ productId: 'tomato', variants: [aVariant({ id: 'small', inventoryQuantity: 1 })] })

describe('ProductCardWidget', () => {
  it('[22.4] tells the cart of a tap for more than there is, so that the page can say it', async () => {
    const backend = createMemoryBackend({ shop: aShop({ products: [product] }) })
    const ports = createMemoryPorts({ backend })
    const storefront = createStorefront({ ports, locale: 'en', settings: defaultSettings })
    const limited: unknown[] = []
    storefront.cart.onEvent((event) => event.kind === 'stock-limited' && limited.push(event))
    await render(
      <StorefrontProvider storefront={storefront}>
        <ProductCardWidget product={product} href="#tomato" />
      </StorefrontProvider>,
    )
    await page.getByRole('button', { name: /^Add to cart/ }).click()
    await page.getByRole('button', { name: /^Increase/ }).click({ force: true })
    expect(limited).toEqual([{ kind: 'stock-limited', variantId: 'small', remaining: 1 }])
    expect(storefront.cart.getState().view.count).toBe(1)
  })

  it.each([
    ['without a connection', { offline: true }],
    ['when the call ran out of time', { failNext: { code: 'network/timeout' } }],
  ] as const)('[23.6] keeps the requested quantity and pauses %s, and goes on later', async (_when, conditions) => {
    const clock = createFakeClock()
    const backend = createMemoryBackend({ shop: aShop({ products: [aProduct({ productId: 'tomato' })] }), clock })
    const [first] = backend.shop().products
    const ports = createMemoryPorts({ backend })
    const storefront = createStorefront({
      ports,
      locale: 'en',
      settings: defaultSettings,
      clock,
      createCart: createCartStore,
    })
    await render(
      <StorefrontProvider storefront={storefront}>
        {first ? <ProductCardWidget product={first} href="#tomato" /> : null}
      </StorefrontProvider>,
    )
    backend.set(conditions)
    await page.getByRole('button', { name: /^Add to cart/ }).click()
    const stepper = page.getByRole('group', { name: /^Quantity/ })
    const value = stepper.getByRole('textbox')
    await expect.element(value).toHaveValue('1')
    await expect.element(value).toHaveAttribute('aria-busy', 'true')
    await clock.advance(400)
    await expect.element(value).not.toHaveAttribute('aria-busy')
    backend.set({ offline: false })
    await page.getByRole('button', { name: /^Increase/ }).click()
    await clock.advance(400)
    await expect.element(value).toHaveValue('2')
    await expect.element(value).not.toHaveAttribute('aria-busy')
    expect(storefront.cart.getState().view).toMatchObject({ count: 2, isSettled: true })
  })
})
