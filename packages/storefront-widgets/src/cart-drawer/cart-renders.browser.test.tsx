import { defaultSettings } from '@krishi/storefront-core/settings'
import { createCartStore } from '@krishi/storefront-hooks/cart'
import {
  aProduct,
  aShop,
  aVariant,
  createMemoryBackend,
  createMemoryPorts,
  english,
} from '@krishi/storefront-hooks/memory'
import { StorefrontProvider, createStorefront } from '@krishi/storefront-hooks/storefront'
import { createFakeClock } from '@krishi/storefront-hooks/testing'
import { UiProvider } from '@krishi/storefront-ui/i18n'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { CartPanelWidget } from './index.ts'

const products = Array.from({ length: 20 }, (_, index) =>
  aProduct({
    productId: `p${index}`,
    productName: english(`Seeds ${index}`),
    variants: [aVariant({ id: `v${index}`, price: 10_000, inventoryQuantity: 50 })],
  }),
)

/** Texts that say when one of them is looked up, which is when it is drawn, and leave it to the bundled English. */
function watchedMessages(onLookup: (text: string) => void) {
  const watch = (scope: string) =>
    new Proxy<Record<string, string>>(
      {},
      {
        get(_, key) {
          onLookup(`${scope}.${String(key)}`)
          return undefined
        },
      },
    )
  return Object.fromEntries(scopes.map((scope) => [scope, watch(scope)]))
}

// Free delivery is celebrated by a clock of its own; that its facts rest is proven with its hook.
const scopes = ['cartDrawer', 'cartLines', 'quantityControl', 'price', 'billingSummary', 'trustMarker', 'cartReceipt']

/** The widgets that texts belong to. */
function widgetsOf(texts: readonly string[]) {
  return scopes.filter((scope) => texts.some((text) => text.startsWith(`${scope}.`)))
}

/** The cart page with 20 lines, settled, and what was drawn since `forget`: rows and texts. */
async function aLongCart() {
  const rows: string[] = []
  const texts: string[] = []
  const clock = createFakeClock()
  const backend = createMemoryBackend({ shop: aShop({ products }), clock })
  const ports = createMemoryPorts({ backend })
  const storefront = createStorefront({
    ports,
    locale: 'en',
    settings: defaultSettings,
    createCart: createCartStore,
    clock,
  })
  const { cart } = storefront
  cart.hydrate()
  for (const product of products) for (const variant of product.variants) cart.actions.add(product, variant)
  await clock.advance(400)
  const messages = watchedMessages((text) => texts.push(text))
  const productHref = (handle: string) => {
    rows.push(handle)
    return `/products/${handle}`
  }
  await render(
    <StorefrontProvider storefront={storefront}>
      <UiProvider messages={messages}>
        <CartPanelWidget continueHref="/" termsHref="/terms" productHref={productHref} onProceeded={() => undefined} />
      </UiProvider>
    </StorefrontProvider>,
  )
  await expect.element(page.getByRole('heading', { name: 'Your cart (20 items)' })).toBeVisible()
  const forget = () => [rows, texts].forEach((drawn) => drawn.splice(0))
  return { clock, rows, texts, forget }
}

const row = page.getByRole('listitem').filter({ hasText: /^Seeds 7/ })
const proceed = page.getByRole('button', { name: /^Proceed/ })

describe('a long cart', () => {
  it('[23.6] draws one row, the bill, the heading and the button when one quantity changes', async () => {
    const { clock, rows, texts, forget } = await aLongCart()
    forget()
    await row.getByRole('button', { name: /^Increase/ }).click()
    await expect.element(page.getByRole('heading', { name: 'Your cart (21 items)' })).toBeVisible()
    expect(rows).toEqual(['p7'])
    expect(widgetsOf(texts)).toEqual(['cartDrawer', 'cartLines', 'quantityControl', 'billingSummary'])
    expect(texts.filter((text) => text.startsWith('cartDrawer')).sort()).toEqual([
      'cartDrawer.pricesLoading',
      'cartDrawer.proceed',
      'cartDrawer.title',
    ])
    expect(texts).not.toContain('cartLines.list')
    await expect.element(proceed).toHaveAccessibleName(/₹2,100/)

    forget()
    await clock.advance(400)
    await expect.element(proceed).not.toHaveAttribute('aria-disabled')
    expect(rows).toEqual(['p7'])
    expect(widgetsOf(texts)).toEqual(['cartDrawer', 'cartLines', 'quantityControl'])
    expect(texts.filter((text) => text.startsWith('cartDrawer'))).toEqual(['cartDrawer.proceed'])
  })

  it('[23.2] draws no row when one leaves', async () => {
    const { rows, forget } = await aLongCart()
    forget()
    await row.getByRole('button', { name: /^Remove/ }).click()
    await expect.element(page.getByRole('heading', { name: 'Your cart (19 items)' })).toBeVisible()
    expect(rows).toEqual([])
  })
})
