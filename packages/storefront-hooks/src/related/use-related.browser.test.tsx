import { defaultSettings } from '@krishi/storefront-core/settings'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { aProduct, aShop, aVariant, createMemoryBackend, createMemoryPorts } from '../memory/index.ts'
import { aStorefront } from '../testing/a-storefront.ts'
import { renderInStorefront } from '../testing/render-hooks.tsx'
import { useAlternative, useRecentlyViewed, useRecordedView, useSimilarProducts } from './index.ts'

const products = Array.from({ length: 14 }, (_, index) =>
  aProduct({
    productId: `p${String(index)}`,
    technicalContent: 'Neem 1%',
    variants: [aVariant({ id: `p${String(index)}-1`, price: 30_000 - index * 1_000 })],
  }),
)

function aFieldShop(own: Parameters<typeof aStorefront>[0] = {}) {
  const backend = createMemoryBackend({ shop: aShop({ products }) })
  return { ...aStorefront({ ports: createMemoryPorts({ backend }), ...own }), backend }
}

const alternativesOn = {
  ...defaultSettings,
  alternativeProduct: { ...defaultSettings.alternativeProduct, enableAlternativeProduct: true },
}

function Similar() {
  const { items, status, isEndReached, loadMore } = useSimilarProducts({ productId: 'p0' })
  return (
    <>
      <p>
        {status}: {items.length} {isEndReached && 'all'}
      </p>
      <button onClick={loadMore}>More</button>
    </>
  )
}

function Substitute() {
  const remote = useAlternative({ productId: 'p0', variantId: 'p0-1' })
  return (
    <p>
      {remote.status === 'ready'
        ? `${remote.value?.variantId ?? ''} ${remote.value?.cheaperPercent ?? ''}`
        : remote.status}
    </p>
  )
}

function Viewed({ handle }: { readonly handle: string }) {
  useRecordedView(handle)
  const viewed = useRecentlyViewed(handle)
  return (
    <>
      <p>
        {viewed.status}: {viewed.products.map((product) => product.handle).join(' ')}
      </p>
      <button onClick={viewed.clear}>Clear</button>
      {viewed.isCleared && <button onClick={viewed.undo}>Undo</button>}
    </>
  )
}

describe('related products', () => {
  it('[17.4] come ten and ten', async () => {
    const { storefront } = aFieldShop()
    await renderInStorefront(storefront, <Similar />)
    await expect.element(page.getByText('ready: 10', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'More' }).click()
    await expect.element(page.getByText('ready: 13 all')).toBeVisible()
  })

  it('[17.1] have a substitute where the shop wants one', async () => {
    const { storefront } = aFieldShop({ settings: alternativesOn })
    await renderInStorefront(storefront, <Substitute />)
    await expect.element(page.getByText('p13-1 43')).toBeVisible()
  })

  it('[17.1] ask for no substitute by default', async () => {
    const { storefront, backend } = aFieldShop()
    await renderInStorefront(storefront, <Substitute />)
    await expect.element(page.getByText('loading')).toBeVisible()
    expect(backend.calls('catalog.alternative')).toBe(0)
  })

  it('[17.5] are those viewed before, without the current one; cleared and brought back', async () => {
    const { storefront, browser } = aFieldShop()
    browser.setItem('recentlyViewed', JSON.stringify(['p3', 'p1', 'gone', 'p2']))
    await renderInStorefront(storefront, <Viewed handle="p1" />)
    await expect.element(page.getByText('ready: p3 p2')).toBeVisible()
    expect(browser.getItem('recentlyViewed')).toBe('["p1","p3","gone","p2"]')
    await page.getByRole('button', { name: 'Clear' }).click()
    await expect.element(page.getByText('empty:')).toBeVisible()
    expect(browser.getItem('recentlyViewed')).toBeNull()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.element(page.getByText('ready: p3 p2')).toBeVisible()
  })
})
