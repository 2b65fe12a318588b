import { defaultSettings } from '@krishi/storefront-core/settings'
import { aProduct, aShop, createMemoryBackend, createMemoryPorts } from '@krishi/storefront-hooks/memory'
import type { MemoryConditions } from '@krishi/storefront-hooks/memory'
import { foundProductsOptions } from '@krishi/storefront-hooks/search'
import { StorefrontProvider, createStorefront } from '@krishi/storefront-hooks/storefront'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FoundStripWidget } from './index.ts'

const products = Array.from({ length: 25 }, (_, index) => aProduct({ productId: `product-${index}` }))

/** A strip of what `term` finds, whose search has been answered already. */
async function aStrip(term: string, conditions: Partial<MemoryConditions> = {}, isNear = false) {
  const backend = createMemoryBackend({ shop: aShop({ products }) })
  const memory = createMemoryPorts({ backend })
  const ports: typeof memory = {
    ...memory,
    catalog: {
      ...memory.catalog,
      async search(query, options) {
        const found = await memory.catalog.search(query, options)
        return found.ok ? { ...found, value: { ...found.value, isNear } } : found
      },
    },
  }
  backend.set(conditions)
  const storefront = createStorefront({ ports, locale: 'en', settings: defaultSettings })
  const client = await storefront.queries.client()
  client.setDefaultOptions({ queries: { retry: false } })
  await client.infiniteQuery({ ...foundProductsOptions(ports, { term, locale: 'en' }), pages: 2 }).catch(() => {})
  await render(
    <StorefrontProvider storefront={storefront}>
      <p>The text</p>
      <FoundStripWidget
        term={term}
        title="Goods for this"
        allHref="/search/words"
        formAction="/cart/add"
        productHref={(handle) => `#${handle}`}
      />
    </StorefrontProvider>,
  )
  await expect.element(page.getByText('The text')).toBeVisible()
}

const strip = page.getByRole('region', { name: 'Goods for this' })

describe('FoundStripWidget', () => {
  it('[34.7] shows the first ten products that the words find, each with its link, and leads to all', async () => {
    await aStrip('product')
    await expect.element(strip.getByRole('article').first()).toBeVisible()
    const links = strip.getByRole('heading', { level: 3 }).getByRole('link').elements()
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      products.slice(0, 10).map(({ handle }) => `#${handle}`),
    )
    await expect
      .element(strip.getByRole('link', { name: 'See all: Goods for this' }))
      .toHaveAttribute('href', '/search/words')
  })

  it('[34.7] is not there where the words find nothing', async () => {
    await aStrip('tractor')
    expect(strip.elements()).toEqual([])
  })

  it('[34.7] is not there where all that is found is near', async () => {
    await aStrip('product', {}, true)
    expect(strip.elements()).toEqual([])
  })

  it('[34.7] leaves the text alone where the search fails', async () => {
    await aStrip('product', { failing: { code: 'network/server' } })
    await expect.element(strip).not.toBeInTheDocument()
    expect(page.getByRole('alert').elements()).toEqual([])
  })
})
