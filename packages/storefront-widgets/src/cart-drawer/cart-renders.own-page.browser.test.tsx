import { takeCommits } from '../testing/counted-react.ts'
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

/** The cart page with 20 lines, settled. */
async function aLongCart() {
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
  await render(
    <StorefrontProvider storefront={storefront}>
      <CartPanelWidget
        continueHref="/"
        termsHref="/terms"
        productHref={(handle) => `/products/${handle}`}
        onProceeded={() => undefined}
      />
    </StorefrontProvider>,
  )
  await expect.element(page.getByRole('term').filter({ hasText: 'Item total (20 items)' })).toBeVisible()
  takeCommits()
  return { clock }
}

const row = page.getByRole('listitem').filter({ hasText: /^Seeds 7/ })
const increase = row.getByRole('button', { name: /^Increase/ })
const proceed = page.getByRole('button', { name: /^Proceed/ })
const itemTotal = (items: string) => page.getByRole('term').filter({ hasText: `Item total (${items})` })

/** What shows the quantity of a row, and the field in which it is typed. */
const quantityParts = ['LineActions', 'QuantityControl', 'QuantityButtons', 'QuantityValue', 'QuantityField']
const rowParts = ['CartLineWidget', 'CartLineRow']
const billParts = ['CartBillWidget', 'BillingSummary']
const buttonParts = ['CartProceedWidget', 'CartProceed', 'Button']
const ours = [...rowParts, ...billParts, ...buttonParts]

/** The commits that lines or sums are in; pictures and the celebration of free delivery come and go by themselves. */
const takeCartCommits = () =>
  takeCommits()
    .filter((names) => names.some((name) => ours.includes(name)))
    // The sign of a minus that would remove the line is another one.
    .map((names) => names.filter((name) => name !== 'Icon'))

describe('a long cart', () => {
  it('[23.6] renders only its row with the number, the bill and the button when one quantity changes', async () => {
    const { clock } = await aLongCart()
    for (const items of ['21 items', '22 items']) {
      await increase.click()
      await expect.element(itemTotal(items)).toBeVisible()
      expect(takeCartCommits()).toEqual([[...rowParts, 'Price', ...quantityParts, ...billParts, ...buttonParts]])

      await clock.advance(400)
      await expect.element(proceed).not.toHaveAttribute('aria-disabled')
      expect(takeCartCommits()).toEqual([[...rowParts, ...quantityParts, ...buttonParts]])
    }
  })

  it('[23.2] renders no row when one leaves', async () => {
    await aLongCart()
    await row.getByRole('button', { name: /^Remove/ }).click()
    await expect.element(itemTotal('19 items')).toBeVisible()
    expect(takeCommits().flat()).not.toContain('CartLineWidget')
  })
})
