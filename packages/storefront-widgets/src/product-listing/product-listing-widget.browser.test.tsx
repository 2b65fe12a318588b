import { defaultSettings } from '@krishi/storefront-core/settings'
import { aCollection, aProduct, aShop, createMemoryBackend, createMemoryPorts } from '@krishi/storefront-hooks/memory'
import { StorefrontProvider, createStorefront } from '@krishi/storefront-hooks/storefront'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ProductListingWidget } from './index.ts'

const products = Array.from({ length: 70 }, (_, index) => aProduct({ productId: `product-${index}` }))
const collections = [
  { collection: aCollection({ handle: 'seeds' }), productHandles: products.map(({ handle }) => handle) },
]

/** A listing of 70 products above a footer that is higher than the screen. */
async function aListing() {
  const backend = createMemoryBackend({ shop: aShop({ products, collections }) })
  const storefront = createStorefront({
    ports: createMemoryPorts({ backend }),
    locale: 'en',
    settings: defaultSettings,
  })
  await render(
    <StorefrontProvider storefront={storefront}>
      <ProductListingWidget
        handle="seeds"
        title="Seeds"
        firstPage={1}
        formAction="/cart/add"
        productHref={(handle) => `#${handle}`}
        pageHref={(pageNo) => `?pageNo=${pageNo}`}
      />
      <footer style={{ height: '200vh' }} />
    </StorefrontProvider>,
  )
  await expect.element(cards.first()).toBeVisible()
  return { backend }
}

const cards = page.getByRole('article')
const count = () => cards.elements().length
const end = () => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })

describe('ProductListingWidget', () => {
  it('[12.2] appends a page when the shopper comes near the end', async () => {
    await aListing()
    expect(count()).toBe(20)
    cards.last().element().scrollIntoView()
    await expect.poll(count).toBe(40)
  })

  it('[12.2] appends a page when she jumps past the end of the list, and another when she comes back to it', async () => {
    const { backend } = await aListing()
    end()
    await expect.poll(count).toBe(40)
    // One for each move of hers: a page that stays at the footer does not fetch the whole shop.
    expect(backend.calls('catalog.listing')).toBe(2)
    cards.last().element().scrollIntoView()
    await expect.poll(count).toBe(60)
  })
})
