import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { aProduct, anArticle, aShop, createMemoryBackend, createMemoryPorts, english } from '../memory/index.ts'
import { aStorefront } from '../testing/a-storefront.ts'
import { renderInStorefront } from '../testing/render-hooks.tsx'
import { foundProductsOptions, useFoundArticles, useFoundProducts, useSearch } from './index.ts'
import type { FoundView, SearchVariant } from './index.ts'

const products = Array.from({ length: 24 }, (_, index) =>
  aProduct({ productId: `p${index}`, productName: english(`Tomato ${index}`) }),
)
const articles = Array.from({ length: 12 }, (_, index) =>
  anArticle({ slug: `a${index}`, title: `Tomato blight ${index}` }),
)

function aLargeShop() {
  const backend = createMemoryBackend({ shop: aShop({ products, articles }) })
  const { storefront } = aStorefront({ ports: createMemoryPorts({ backend }) })
  return { backend, storefront }
}

function Box({ variant }: { readonly variant: SearchVariant }) {
  const { status, findings, type, submit } = useSearch(variant)
  const names =
    findings?.kind === 'products'
      ? findings.products.map(({ productId }) => productId)
      : findings?.articles.map(({ slug }) => slug)
  return (
    <>
      <p>
        {status}: {names?.join(' ')}
      </p>
      <button
        onClick={() => {
          type('tomato')
          submit()
        }}
      >
        Search
      </button>
    </>
  )
}

function List({ items, status, isEndReached, isLoadingMore, error, loadMore, retry }: FoundView<unknown>) {
  return (
    <>
      <p>
        {status}: {items.length}
        {isEndReached && ', that is all'}
        {isLoadingMore && ', more on the way'}
      </p>
      {error && <p>Failed: {error.code}</p>}
      <button onClick={loadMore}>More</button>
      <button onClick={retry}>Again</button>
    </>
  )
}

const Products = () => <List {...useFoundProducts({ term: 'tomato' })} />
const Articles = () => <List {...useFoundArticles({ term: 'tomato' })} />
const more = () => page.getByRole('button', { name: 'More' }).click()

describe('search hooks', () => {
  it.each([
    ['products', 'ready: p0 p1 p2 p3 p4'],
    ['articles', 'ready: a0 a1 a2 a3 a4'],
  ] as const)('[11.4] find up to five %s', async (variant, text) => {
    await renderInStorefront(aLargeShop().storefront, <Box variant={variant} />)
    await page.getByRole('button', { name: 'Search' }).click()
    await expect.element(page.getByText(text, { exact: true })).toBeVisible()
  })

  it('[11.10] append pages of ten products by their cursor, say when that is all, and then ask for nothing', async () => {
    const { backend, storefront } = aLargeShop()
    await renderInStorefront(storefront, <Products />)
    await expect.element(page.getByText('ready: 10', { exact: true })).toBeVisible()
    await more()
    await expect.element(page.getByText('ready: 20', { exact: true })).toBeVisible()
    await more()
    await expect.element(page.getByText('ready: 24, that is all')).toBeVisible()
    await more()
    expect(backend.calls('catalog.search')).toBe(3)
  })

  it('[11.10] hand the cursor of each page to the next one', async () => {
    const { storefront } = aLargeShop()
    const { ports, locale, queries } = storefront
    const client = await queries.client()
    const query = foundProductsOptions(ports, { term: 'tomato', locale })
    const { pageParams } = await client.infiniteQuery({ ...query, pages: 3 })
    expect(pageParams).toEqual([
      { pageNum: 1, cursor: null },
      { pageNum: 2, cursor: '10' },
      { pageNum: 3, cursor: '20' },
    ])
  })

  it('append pages of ten articles until one is not full', async () => {
    const { backend, storefront } = aLargeShop()
    await renderInStorefront(storefront, <Articles />)
    await expect.element(page.getByText('ready: 10', { exact: true })).toBeVisible()
    await more()
    await expect.element(page.getByText('ready: 12, that is all')).toBeVisible()
    await more()
    expect(backend.calls('community.searchArticles')).toBe(2)
  })

  it('fail with the code, keep what is there, and go on after a retry', async () => {
    const { backend, storefront } = aLargeShop()
    backend.set({ failNext: { code: 'request/rate-limited' } })
    await renderInStorefront(storefront, <Products />)
    await expect.element(page.getByText('Failed: request/rate-limited')).toBeVisible()
    await page.getByRole('button', { name: 'Again' }).click()
    await expect.element(page.getByText('ready: 10', { exact: true })).toBeVisible()
    backend.set({ failNext: { code: 'request/rate-limited' } })
    await more()
    await expect.element(page.getByText('Failed: request/rate-limited')).toBeVisible()
    await page.getByRole('button', { name: 'Again' }).click()
    await expect.element(page.getByText('ready: 20', { exact: true })).toBeVisible()
  })
})
