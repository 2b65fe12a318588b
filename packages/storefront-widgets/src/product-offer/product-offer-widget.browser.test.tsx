import { defaultSettings } from '@krishi/storefront-core/settings'
import type { Settings } from '@krishi/storefront-core/settings'
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
const addToCart = page.getByRole('button', { name: /^Add to cart/ }).first()

function aPage({ settings, ...own }: Partial<ProductOfferWidgetProps> & { settings?: Partial<Settings> } = {}) {
  const backend = createMemoryBackend({ shop: aShop({ products: [product] }), clock: createFakeClock() })
  const ports = createMemoryPorts({ backend })
  const storefront = createStorefront({
    ports,
    locale: 'en',
    settings: { ...defaultSettings, ...settings },
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

  it('[23.3] leads to the cart without adding when the stepper has filled it', async () => {
    const { ui, opened, inCart } = aPage()
    await render(ui)
    await addToCart.click()
    await page
      .getByRole('button', { name: /^Increase/ })
      .first()
      .click()
    expect(opened).toEqual([])
    await goToCart.click()
    expect(opened).toEqual([[['small', 2]]])
    await page
      .getByRole('button', { name: /^Decrease/ })
      .first()
      .click()
    await page
      .getByRole('button', { name: /^Decrease/ })
      .first()
      .click()
    await expect.element(buyNow).toBeVisible()
    expect(inCart()).toEqual([])
  })

  it('[15.2] shows price and stock of the chosen pack', async () => {
    const asked: string[] = []
    const screen = await render(aPage({ onVariantChange: (id) => asked.push(id) }).ui)
    await page.getByRole('link', { name: /₹900/ }).click()
    expect(asked).toEqual(['large'])
    await screen.rerender(aPage({ variantId: 'large' }).ui)
    await expect.element(page.getByRole('button', { name: /^Sold out/ }).first()).toBeDisabled()
    expect(buyNow.query()).toBeNull()
  })

  it('[15.13] lists the packs below each other where the owner says so', async () => {
    const pair = aVariant({ id: 'pair', packCount: 2 })
    const several = { ...product, variants: [...product.variants, pair] }
    const screen = await render(aPage({ product: several }).ui)
    await expect.element(page.getByRole('tablist')).toBeVisible()
    await screen.rerender(aPage({ product: several, settings: { verticalVariantProducts: ['tomato'] } }).ui)
    expect(page.getByRole('tablist').query()).toBeNull()
    expect(page.getByRole('region', { name: 'Pack size' }).getByRole('link').elements()).toHaveLength(3)
  })

  it('[15.7] tells origin, safe payment and stock of the chosen pack', async () => {
    const screen = await render(aPage().ui)
    await expect.element(page.getByText('In stock, ready to ship')).toBeVisible()
    await screen.rerender(aPage({ variantId: 'large' }).ui)
    await expect.element(page.getByText('Country of origin: India')).toBeVisible()
    expect(page.getByText('In stock, ready to ship').query()).toBeNull()
  })

  it.each([
    ['spec', 'Country of origin: India'],
    ['india-2026', 'Country of origin: not told by the seller yet'],
  ] as const)('[15.7] under %s says of an unknown origin: %s', async (compliance, sentence) => {
    await render(aPage({ product: { ...product, countryOfOrigin: '' }, settings: { compliance } }).ui)
    await expect.element(page.getByText(sentence)).toBeVisible()
  })

  it('[15.14] has the label of a sale on its picture', async () => {
    const screen = await render(aPage({ product: { ...product, saleLabel: { text: 'नया', lang: 'hi' } } }).ui)
    await expect.element(page.getByText('नया')).toBeVisible()
    await screen.rerender(aPage().ui)
    expect(page.getByText('नया').query()).toBeNull()
  })

  it('[15.8] has the main button once more in a bar, which sells the same pack', async () => {
    const { ui, inCart } = aPage()
    await render(ui)
    const bar = page.getByRole('region', { name: 'Buy Product tomato, 500 g', includeHidden: true })
    await expect.element(bar).toBeInTheDocument()
    bar.element().querySelector('button')?.click()
    expect(inCart()).toEqual([['small', 1]])
  })

  it('[15.8] leaves the bar of a sold-out pack to what tells when it is back', async () => {
    await render(aPage({ variantId: 'large' }).ui)
    await expect.element(page.getByRole('button', { name: /^Sold out/ }).first()).toBeVisible()
    expect(page.getByRole('region', { name: /^Buy/, includeHidden: true }).query()).toBeNull()
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
      ['/cart/add', 'small', 'Add to cart'],
    ])
  })
})
