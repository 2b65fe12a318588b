import { defaultSettings } from '@krishi/storefront-core/settings'
import { aShop, aStorage, createMemoryBackend, createMemoryPorts } from '@krishi/storefront-hooks/memory'
import { StorefrontProvider, createStorefront } from '@krishi/storefront-hooks/storefront'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { RecentlyViewedWidget } from './index.ts'

async function open(stored: string) {
  const browser = aStorage({ recentlyViewed: stored })
  const backend = createMemoryBackend({ shop: aShop() })
  const storefront = createStorefront({
    ports: createMemoryPorts({ backend }),
    locale: 'en',
    settings: defaultSettings,
    storage: () => browser,
  })
  await render(
    <StorefrontProvider storefront={storefront}>
      <p>The page</p>
      <RecentlyViewedWidget currentHandle="product-1" formAction="#add" productHref={(handle) => `#${handle}`} />
    </StorefrontProvider>,
  )
  return { backend, browser }
}

const strip = page.getByRole('region', { name: 'Recently viewed' })
const links = () =>
  strip
    .getByRole('heading', { level: 3 })
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('href'))

describe('connected recently viewed products', () => {
  it('[17.5] shows the viewed products, last first, without the product of the page', async () => {
    await open('["product-1","product-4","product-2"]')
    await expect.element(strip.getByRole('article').first()).toBeVisible()
    expect(links()).toEqual(['#product-4', '#product-2'])
  })

  it.each(['["product-1"]', '[]', 'nonsense'])('[17.5] is not there with %s on the device', async (stored) => {
    const { backend } = await open(stored)
    await expect.element(page.getByText('The page')).toBeVisible()
    expect(strip.elements()).toEqual([])
    expect(backend.calls('catalog.productCards')).toBe(0)
  })

  it('[17.5] is forgotten by the device, and brought back', async () => {
    const { browser } = await open('["product-2"]')
    await strip.getByRole('button', { name: 'Clear list' }).click()
    expect(browser.getItem('recentlyViewed')).toBeNull()
    await strip.getByRole('button', { name: 'Undo' }).click()
    await expect.element(strip.getByRole('article')).toBeVisible()
    expect(browser.getItem('recentlyViewed')).toBe('["product-2"]')
  })
})
