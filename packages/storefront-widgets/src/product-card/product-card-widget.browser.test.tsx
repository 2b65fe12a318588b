import { defaultSettings } from '@krishi/storefront-core/settings'
import { aProduct, aShop, aVariant, createMemoryBackend, createMemoryPorts } from '@krishi/storefront-hooks/memory'
import { StorefrontProvider, createStorefront } from '@krishi/storefront-hooks/storefront'
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
})
