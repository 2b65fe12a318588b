import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { aStorefront } from '../testing/a-storefront.ts'
import { renderInStorefront } from '../testing/render-hooks.tsx'
import { listingOptions, useCollection, useListing, useMenu, useProduct } from './index.ts'

function Listing() {
  const { status, products, total, isEndReached, isLoadingMore, error, loadMore, retry } = useListing({
    handle: 'crop-nutrition',
    pageSize: 2,
  })
  return (
    <>
      <p>
        {status}: {products.length} of {total}
        {isLoadingMore && ', more on the way'}
        {isEndReached && ', that is all'}
      </p>
      {error && <p>Failed: {error.code}</p>}
      <button onClick={loadMore}>More</button>
      <button onClick={retry}>Again</button>
    </>
  )
}

function LaterPages({ from = 3 }: { readonly from?: number }) {
  const { products, firstPage, previousPage, error, isLoadingEarlier, loadEarlier, retry } = useListing({
    handle: 'crop-nutrition',
    pageSize: 2,
    firstPage: from,
  })
  return (
    <>
      <p>
        {products.length} from page {firstPage}
        {isLoadingEarlier && ', earlier ones on the way'}
        {error && `, failed: ${error.code}`}
      </p>
      <p>before it: {previousPage ?? 'none'}</p>
      <button onClick={loadEarlier}>Earlier</button>
      <button onClick={retry}>Again</button>
    </>
  )
}

const more = () => page.getByRole('button', { name: 'More' }).click()

describe('catalogue hooks', () => {
  it('[12.2] [12.12] append pages, say when that is all, and then ask for nothing', async () => {
    const { storefront, backend } = aStorefront()
    await renderInStorefront(storefront, <Listing />)
    await expect.element(page.getByText('ready: 2 of 5')).toBeVisible()
    await more()
    await expect.element(page.getByText('ready: 4 of 5')).toBeVisible()
    await more()
    await expect.element(page.getByText('ready: 5 of 5, that is all')).toBeVisible()
    await more()
    await more()
    expect(backend.calls('catalog.listing')).toBe(3)
  })

  it('[12.2] ask for no page twice, however often more is asked for', async () => {
    const { storefront, backend } = aStorefront()
    await renderInStorefront(storefront, <Listing />)
    await expect.element(page.getByText('ready: 2 of 5')).toBeVisible()
    const button = page.getByRole('button', { name: 'More' }).element() as HTMLButtonElement
    for (let times = 0; times < 3; times += 1) button.click()
    await expect.element(page.getByText('ready: 4 of 5')).toBeVisible()
    expect(backend.calls('catalog.listing')).toBe(2)
  })

  it('[12.4] fail with the code, keep what is there, and go on after a retry', async () => {
    const { storefront, backend } = aStorefront()
    backend.set({ failNext: { code: 'request/rate-limited' } })
    await renderInStorefront(storefront, <Listing />)
    await expect.element(page.getByText('failed: 0 of 0')).toBeVisible()
    await expect.element(page.getByText('Failed: request/rate-limited')).toBeVisible()
    await page.getByRole('button', { name: 'Again' }).click()
    await expect.element(page.getByText('ready: 2 of 5')).toBeVisible()
    backend.set({ failNext: { code: 'request/rate-limited' } })
    await more()
    await expect.element(page.getByText('Failed: request/rate-limited')).toBeVisible()
    await expect.element(page.getByText('ready: 2 of 5')).toBeVisible()
    await page.getByRole('button', { name: 'Again' }).click()
    await expect.element(page.getByText('ready: 4 of 5')).toBeVisible()
  })

  it('[12.3] go back to the pages before the one that they began with, and try such a page again', async () => {
    const { storefront, backend } = aStorefront()
    await renderInStorefront(storefront, <LaterPages />)
    const earlier = page.getByRole('button', { name: 'Earlier' })
    await expect.element(page.getByText('1 from page 3')).toBeVisible()
    await earlier.click()
    await expect.element(page.getByText('3 from page 2')).toBeVisible()
    backend.set({ failNext: { code: 'request/rate-limited' } })
    await earlier.click()
    await expect.element(page.getByText('3 from page 2, failed: request/rate-limited')).toBeVisible()
    await page.getByRole('button', { name: 'Again' }).click()
    await expect.element(page.getByText('5 from page 1')).toBeVisible()
    await earlier.click()
    expect(backend.calls('catalog.listing')).toBe(4)
  })

  it('[12.3] go back from past the end to the last page that has products', async () => {
    const { storefront, backend } = aStorefront()
    await renderInStorefront(storefront, <LaterPages from={9000} />)
    await expect.element(page.getByText('0 from page 9000')).toBeVisible()
    await expect.element(page.getByText('before it: 3')).toBeVisible()
    await page.getByRole('button', { name: 'Earlier' }).click()
    await expect.element(page.getByText('1 from page 3')).toBeVisible()
    await expect.element(page.getByText('before it: 2')).toBeVisible()
    expect(backend.calls('catalog.listing')).toBe(2)
  })

  it('show what the server has prefetched, without a request', async () => {
    const { storefront, backend } = aStorefront()
    const { ports, locale, queries } = storefront
    const client = await queries.client()
    await client.infiniteQuery(listingOptions(ports, { handle: 'crop-nutrition', locale, pageSize: 2 }))
    await renderInStorefront(storefront, <Listing />)
    await expect.element(page.getByText('ready: 2 of 5')).toBeVisible()
    expect(backend.calls('catalog.listing')).toBe(1)
  })

  it('read collection, product and menu', async () => {
    function Facts() {
      const collection = useCollection('crop-nutrition')
      const product = useProduct('product-2')
      const missing = useProduct('nothing')
      const menu = useMenu()
      return (
        <>
          <p>Collection {collection.status === 'ready' && collection.value.title.text}</p>
          <p>Product {product.status === 'ready' && product.value.productName.text}</p>
          <p>Missing {missing.status === 'failed' && missing.error.code}</p>
          <p>Menu {menu.status === 'ready' && menu.value.map((item) => item.menuName).join(' ')}</p>
        </>
      )
    }
    await renderInStorefront(aStorefront().storefront, <Facts />)
    for (const text of [
      'Collection Crop Nutrition',
      'Product Product product-2',
      'Missing request/not-found',
      'Menu crop-nutrition seeds',
    ]) {
      await expect.element(page.getByText(text)).toBeVisible()
    }
  })
})
