import { defaultSettings } from '@krishi/storefront-core/settings'
import { noFilters } from '@krishi/storefront-hooks/catalog'
import {
  aCollection,
  aProduct,
  aShop,
  aVariant,
  createMemoryBackend,
  createMemoryPorts,
} from '@krishi/storefront-hooks/memory'
import { StorefrontProvider, createStorefront } from '@krishi/storefront-hooks/storefront'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ProductListingWidget } from './index.ts'

const products = Array.from({ length: 130 }, (_, index) => aProduct({ productId: `product-${index}` }))
const collections = [
  { collection: aCollection({ handle: 'seeds' }), productHandles: products.map(({ handle }) => handle) },
]

/** A listing of 130 products above a footer that is higher than the screen. */
async function aListing() {
  const pagesInView: number[] = []
  const backend = createMemoryBackend({ shop: aShop({ products, collections }) })
  const storefront = createStorefront({
    ports: createMemoryPorts({ backend }),
    locale: 'en',
    settings: defaultSettings,
  })
  await render(
    <StorefrontProvider storefront={storefront}>
      <ProductListingWidget
        listing={{ handle: 'seeds' }}
        title="Seeds"
        formAction="/cart/add"
        productHref={(handle) => `#${handle}`}
        pageHref={(pageNo) => `?pageNo=${pageNo}`}
        onPageInView={(pageNo) => pagesInView.push(pageNo)}
      />
      <footer style={{ height: '200vh' }} />
    </StorefrontProvider>,
  )
  await expect.element(cards.first()).toBeVisible()
  return { backend, pagesInView }
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

  it('[12.2] fills the pages that come by themselves after a jump past them, and no more than those', async () => {
    const { backend } = await aListing()
    end()
    await expect.poll(count).toBe(60)
    await expect.element(page.getByRole('link', { name: 'Load more' })).toBeVisible()
    expect(backend.calls('catalog.listing')).toBe(3)
  })

  it('[12.2] keeps the place of the cards that come by themselves, and of no others', async () => {
    const { backend } = await aListing()
    const places = () => document.querySelectorAll('[data-part=cell][aria-hidden]').length
    backend.set({ failing: { code: 'network/server' } })
    dispatchEvent(new Event('scroll'))
    await expect.poll(places).toBe(40)
    cards.last().element().scrollIntoView()
    await expect.element(page.getByRole('alert')).toBeVisible()
    expect(places()).toBe(0)
  })

  it('[13.8] shows on each card the pack that the price filter has found, and another when the filter changes', async () => {
    const variants = [
      aVariant({ id: 'small', price: 30_000, inventoryQuantity: 0 }),
      aVariant({ id: 'middle', price: 60_000 }),
      aVariant({ id: 'large', price: 90_000 }),
    ]
    const shop = aShop({ products: [aProduct({ productId: 'product-0', variants })], collections })
    const storefront = createStorefront({
      ports: createMemoryPorts({ backend: createMemoryBackend({ shop }) }),
      locale: 'en',
      settings: defaultSettings,
    })
    const from = (minPrice: number | null) => (
      <StorefrontProvider storefront={storefront}>
        <ProductListingWidget
          listing={{ handle: 'seeds', filters: { ...noFilters, price: { minPrice, maxPrice: null } } }}
          title="Seeds"
          formAction="/cart/add"
          productHref={(handle) => `#${handle}`}
          pageHref={(pageNo) => `?pageNo=${pageNo}`}
        />
      </StorefrontProvider>
    )
    const { rerender } = await render(from(90_000))
    await expect.element(page.getByRole('combobox')).toHaveValue('large')
    await expect.element(cards.getByText('₹900', { exact: true })).toBeVisible()
    await rerender(from(50_000))
    await expect.element(page.getByRole('combobox')).toHaveValue('middle')
    await page.getByRole('combobox').selectOptions('small')
    await rerender(from(null))
    await expect.element(page.getByRole('combobox')).toHaveValue('middle')
  })

  it('draws only what is near the screen once a long list was asked for, and says which page that is', async () => {
    const { pagesInView } = await aListing()
    const more = page.getByRole('link', { name: 'Load more' })
    end()
    await expect.poll(count).toBe(60)
    await more.click()
    await expect.poll(count).toBe(80)
    const first = cards.first().element()
    await more.click()
    await expect.poll(count).toBeLessThan(40)
    await expect.element(page.getByText('100 of 130 products shown')).toBeVisible()
    expect(pagesInView.at(-1)).toBeGreaterThan(3)

    scrollTo({ top: 0, behavior: 'instant' })
    await expect.poll(() => cards.first().element().parentElement?.getAttribute('aria-posinset')).toBe('1')
    expect(cards.first().element().parentElement?.getAttribute('aria-setsize')).toBe('130')
    expect(first.isConnected).toBe(false)
    await expect.poll(() => pagesInView.at(-1)).toBe(1)
  })
})
