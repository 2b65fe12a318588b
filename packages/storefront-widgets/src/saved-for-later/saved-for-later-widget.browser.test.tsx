import { defaultSettings } from '@krishi/storefront-core/settings'
import { createCartStore } from '@krishi/storefront-hooks/cart'
import { aProduct, aShop, createMemoryBackend, createMemoryPorts } from '@krishi/storefront-hooks/memory'
import { savedForLaterOf } from '@krishi/storefront-hooks/saved-for-later'
import { StorefrontProvider, createStorefront } from '@krishi/storefront-hooks/storefront'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { CartPanelWidget } from '../cart-drawer/index.ts'
import { SavedForLaterWidget } from './index.ts'

const product = aProduct({ productId: 'tomato' })
const productHref = (handle: string) => `#${handle}`

/** A cart page with one of a product. */
async function aCartPage() {
  const backend = createMemoryBackend({ shop: aShop({ products: [product] }) })
  const ports = createMemoryPorts({ backend })
  const storefront = createStorefront({ ports, locale: 'en', settings: defaultSettings, createCart: createCartStore })
  storefront.cart.hydrate()
  for (const variant of product.variants.slice(0, 1)) storefront.cart.actions.add(product, variant)
  await storefront.cart.actions.flush()
  const restores: (() => void)[] = []
  await render(
    <StorefrontProvider storefront={storefront}>
      <CartPanelWidget
        continueHref="#"
        termsHref="#"
        productHref={productHref}
        onProceeded={() => undefined}
        onSaveForLater={savedForLaterOf(storefront).actions.save}
        aside={<SavedForLaterWidget productHref={productHref} onRemoved={(_, restore) => restores.push(restore)} />}
      />
    </StorefrontProvider>,
  )
  return { storefront, restores }
}

const save = page.getByRole('button', { name: /^Save for later/ })
const saved = page.getByRole('region', { name: /^Saved for later/ })
const lines = page.getByRole('list', { name: 'Products in your cart' })

describe('SavedForLaterWidget', () => {
  it('shows below the cart what was put aside, also where nothing else was in it, and puts it back', async () => {
    await aCartPage()
    await save.click()
    await expect.element(saved.getByRole('link', { name: 'Product tomato' })).toBeVisible()
    expect(lines.elements()).toHaveLength(0)
    await saved.getByRole('button', { name: /^Move to cart/ }).click()
    await expect.element(lines.getByRole('link', { name: 'Product tomato' })).toBeVisible()
    await expect.element(saved.getByText(/is in your cart/)).toBeVisible()
    expect(saved.getByRole('listitem').elements()).toHaveLength(0)
  })

  it('goes with the undo of the cart', async () => {
    const { storefront } = await aCartPage()
    await save.click()
    await expect.element(saved.getByRole('listitem')).toBeVisible()
    storefront.cart.actions.undo('tomato-1')
    await expect.element(lines.getByRole('link')).toBeVisible()
    expect(saved.getByRole('listitem').elements()).toHaveLength(0)
  })

  it('removes a line, and brings it back', async () => {
    const { restores } = await aCartPage()
    await save.click()
    await saved.getByRole('button', { name: /^Remove from saved for later/ }).click()
    await expect.poll(() => saved.getByRole('listitem').elements().length).toBe(0)
    restores.forEach((restore) => restore())
    await expect.element(saved.getByRole('listitem')).toBeVisible()
  })
})
