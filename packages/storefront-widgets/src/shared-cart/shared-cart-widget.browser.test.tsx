import { defaultSettings } from '@krishi/storefront-core/settings'
import { createCartStore } from '@krishi/storefront-hooks/cart'
import { aProduct, aShop, createMemoryBackend, createMemoryPorts } from '@krishi/storefront-hooks/memory'
import { StorefrontProvider, createStorefront } from '@krishi/storefront-hooks/storefront'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ShareCartWidget, SharedCartWidget } from './index.ts'

const product = aProduct({ productId: 'tomato' })

function aShopFor() {
  const backend = createMemoryBackend({ shop: aShop({ products: [product] }) })
  const copied: string[] = []
  const storefront = createStorefront({
    ports: createMemoryPorts({ backend }),
    locale: 'en',
    settings: defaultSettings,
    createCart: createCartStore,
    sharing: { copy: (text) => Promise.resolve(void copied.push(text)) },
  })
  storefront.cart.hydrate()
  return { storefront, copied, count: () => storefront.cart.getState().view.count }
}

describe('a cart that is shared', () => {
  it('is copied as a link, and comes into another cart only by choice', async () => {
    const mine = aShopFor()
    const { rerender } = await render(
      <StorefrontProvider storefront={mine.storefront}>
        <ShareCartWidget linkOf={(fragment) => `https://shop.example/#${fragment}`} />
      </StorefrontProvider>,
    )
    expect(page.getByRole('button').elements()).toHaveLength(0)
    for (const variant of product.variants.slice(0, 1)) mine.storefront.cart.actions.add(product, variant, 2)
    await page.getByRole('button', { name: 'Share this cart' }).click()
    await expect.poll(() => mine.copied).toEqual(['https://shop.example/#cart=tomato.tomato-1.2'])

    const theirs = aShopFor()
    await rerender(
      <StorefrontProvider storefront={theirs.storefront}>
        <SharedCartWidget
          fragment={new URL(mine.copied[0] ?? '').hash}
          productHref={(handle) => `#${handle}`}
          cartHref="#cart"
          shopHref="#shop"
        />
      </StorefrontProvider>,
    )
    await expect.element(page.getByRole('link', { name: 'Product tomato' })).toBeVisible()
    expect(theirs.count()).toBe(0)
    await page.getByRole('button', { name: 'Add to my cart' }).click()
    await expect.element(page.getByText('2 packs are in your cart.')).toBeVisible()
    expect(theirs.count()).toBe(2)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(theirs.count).toBe(0)
  })
})
