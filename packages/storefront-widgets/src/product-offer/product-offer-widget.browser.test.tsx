import { defaultSettings } from '@krishi/storefront-core/settings'
import { createCartStore } from '@krishi/storefront-hooks/cart'
import { aProduct, aShop, aVariant, createMemoryBackend, createMemoryPorts } from '@krishi/storefront-hooks/memory'
import { StorefrontProvider, createStorefront } from '@krishi/storefront-hooks/storefront'
import { createFakeClock } from '@krishi/storefront-hooks/testing'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ProductOfferWidget } from './index.ts'
import type { ProductOfferWidgetProps } from './index.ts'

const product = aProduct({
  productId: 'tomato',
  variants: [aVariant({ id: 'small' }), aVariant({ id: 'large', price: 90_000, inventoryQuantity: 0 })],
})

const buyNow = page.getByRole('button', { name: /^Buy now/ })
const goToCart = page.getByRole('button', { name: 'Go to cart' })
const addToCart = page.getByRole('button', { name: /^Add to cart/ })

function aPage(own: Partial<ProductOfferWidgetProps> = {}) {
  const backend = createMemoryBackend({ shop: aShop({ products: [product] }), clock: createFakeClock() })
  const ports = createMemoryPorts({ backend })
  const storefront = createStorefront({
    ports,
    locale: 'en',
    settings: defaultSettings,
    clock: backend.clock,
    createCart: createCartStore,
  })
  const opened: (readonly [string, number])[][] = []
  const inCart = () => storefront.cart.getState().view.lines.map(({ line }) => [line.id, line.cartQty] as const)
  const ui = (
    <StorefrontProvider storefront={storefront}>
      <ProductOfferWidget
        product={product}
        variantHref={(id) => `#variant=${id}`}
        formAction="/cart/add"
        onCartOpen={() => opened.push(inCart())}
        {...own}
      />
    </StorefrontProvider>
  )
  return { ui, storefront, inCart, opened }
}

describe('ProductOfferWidget', () => {
  it('[23.3] adds one if absent and opens the cart, then only opens it', async () => {
    const { ui, opened, inCart } = aPage()
    await render(ui)
    await buyNow.click()
    expect(opened).toEqual([[['small', 1]]])
    await goToCart.click()
    expect(opened).toEqual([[['small', 1]], [['small', 1]]])
    expect(inCart()).toEqual([['small', 1]])
  })

  it('[23.3] leads to the cart without adding when she filled it with the stepper', async () => {
    const { ui, opened, inCart } = aPage()
    await render(ui)
    await addToCart.click()
    await page.getByRole('button', { name: /^Increase/ }).click()
    expect(opened).toEqual([])
    await goToCart.click()
    expect(opened).toEqual([[['small', 2]]])
    await page.getByRole('button', { name: /^Decrease/ }).click()
    await page.getByRole('button', { name: /^Decrease/ }).click()
    await expect.element(buyNow).toBeVisible()
    expect(inCart()).toEqual([])
  })

  it('[15.2] shows price and stock of the pack that she chooses', async () => {
    const asked: string[] = []
    const screen = await render(aPage({ onVariantChange: (id) => asked.push(id) }).ui)
    await page.getByRole('link', { name: /₹900/ }).click()
    expect(asked).toEqual(['large'])
    await screen.rerender(aPage({ variantId: 'large' }).ui)
    await expect.element(page.getByRole('button', { name: /^Sold out/ })).toBeDisabled()
    expect(buyNow.query()).toBeNull()
  })

  it('[23.3] posts the chosen pack to the cart form until scripts run', () => {
    const markup = new DOMParser().parseFromString(renderToString(aPage({ variantId: 'small' }).ui), 'text/html')
    const posted = [...markup.querySelectorAll('form')].map((form) => [
      form.getAttribute('action'),
      new FormData(form).get('variantId'),
      form.querySelector('[type="submit"]')?.textContent,
    ])
    expect(posted).toEqual([
      ['/cart/add', 'small', 'Add to cart'],
      ['/cart/add', 'small', 'Buy now'],
    ])
  })
})
