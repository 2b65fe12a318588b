import type { Product } from '@krishi/storefront-core/catalog'
import { listedVariant } from '@krishi/storefront-core/availability'
import { beforeEach, describe, expect, it } from 'vitest'
import type { ShopSample } from '../testing/shop-sample.ts'
import { valueOf } from '../query/index.ts'
import type { CatalogPort, ListingQuery } from './catalog-port.ts'
import { noFilters } from './no-filters.ts'

/** What a catalogue suite runs on. */
export interface CatalogSubject {
  readonly port: CatalogPort
  readonly sample: ShopSample
}

/** The suite that every adapter of `CatalogPort` passes [06.6]. `make` gives a fresh port before each test. */
export function describeCatalogPort(make: () => CatalogSubject | Promise<CatalogSubject>): void {
  describe('[06.6] catalog port', () => {
    let port: CatalogPort
    let sample: ShopSample
    let firstPage: ListingQuery

    beforeEach(async () => {
      ;({ port, sample } = await make())
      firstPage = {
        handle: sample.collectionHandle,
        locale: 'en',
        filters: noFilters,
        sort: 'best-selling',
        pageNum: 1,
        pageSize: 2,
      }
    })

    it('reads a collection by its handle', async () => {
      const collection = await valueOf(port.collection({ handle: sample.collectionHandle, locale: 'en' }))
      expect(collection.handle).toBe(sample.collectionHandle)
      expect(collection.title.text).not.toBe('')
    })

    it('gives pages without overlap and says where they end', async () => {
      const first = await valueOf(port.listing(firstPage))
      const second = await valueOf(port.listing({ ...firstPage, pageNum: 2 }))
      expect(first.products).toHaveLength(2)
      expect(first.isEndReached).toBe(false)
      expect(first.total).toBeGreaterThanOrEqual(3)
      const ids = [...first.products, ...second.products].map((product) => product.productId)
      expect(new Set(ids).size).toBe(ids.length)
    })

    it('[12.2] goes on where a page ended by its cursor, which the last page has not', async ({ skip }) => {
      const { cursor, isEndReached } = await valueOf(port.listing(firstPage))
      skip(cursor === null && !isEndReached, 'The backend has no cursors: pages go on by their number.')
      const whole = await valueOf(port.listing({ ...firstPage, pageSize: 50 }))
      const read = async (cursor: string | null, pageNum: number): Promise<readonly Product[]> => {
        // The number would begin again.
        const part = await valueOf(port.listing({ ...firstPage, cursor, pageNum }))
        expect([part.total, part.isEndReached]).toEqual([whole.total, part.cursor === null])
        return part.cursor === null ? part.products : [...part.products, ...(await read(part.cursor, 1))]
      }
      const ids = (products: readonly Product[]) => products.map(({ productId }) => productId)
      expect(ids(await read(null, 1)).slice(0, 50)).toEqual(ids(whole.products))
    })

    it('answers a page after the end with no product and the end flag', async () => {
      const page = await valueOf(port.listing({ ...firstPage, pageNum: 10_000 }))
      expect(page).toMatchObject({ products: [], isEndReached: true })
    })

    it('gives every price in whole paise', async () => {
      const { products } = await valueOf(port.listing({ ...firstPage, pageSize: 50 }))
      const prices = products.flatMap(({ variants }) =>
        variants.flatMap((pack) => [pack.price, pack.compareAtPrice ?? 0]),
      )
      expect(prices.filter((price) => !Number.isSafeInteger(price))).toEqual([])
    })

    it('[04.4] gives the address that opens a page in the app, and none of another shop', async () => {
      const ask = (url: string) => port.deeplink({ url, title: '', imageUrl: '' })
      const path = `/products/${sample.productHandle}?variant=1`
      expect(new URL(await valueOf(ask(path))).protocol).toMatch(/^https?:$/)
      expect(await ask('https://evil.example/')).toMatchObject({ error: { code: 'request/invalid' } })
    })

    it.each([
      ['price-low-to-high', 1],
      ['price-high-to-low', -1],
    ] as const)('[13.8] sorts by the price of the pack that the card shows: %s', async (sort, sign) => {
      const { products } = await valueOf(port.listing({ ...firstPage, sort, pageSize: 20 }))
      const prices = products.map((product) => listedVariant(product, noFilters)?.price ?? NaN)
      expect(prices).toEqual([...prices].sort((a, b) => sign * (a - b)))
    })

    it('[13.8] narrows to prices of packs that can be bought, and sorts by these', async () => {
      const ask = { ...firstPage, sort: 'price-low-to-high', pageSize: 50 } as const
      const { products } = await valueOf(port.listing({ ...ask, pageSize: 5 }))
      for (const price of products.flatMap(({ variants }) => variants.map((variant) => variant.price))) {
        const filters = { ...noFilters, price: { minPrice: price, maxPrice: price + 5_000 } }
        const priceOf = (product: Product) => listedVariant(product, filters)?.price
        const narrowed = await valueOf(port.listing({ ...ask, filters }))
        const shown = narrowed.products.map((product) => priceOf(product) ?? NaN)
        expect(shown).toEqual([...shown].sort((a, b) => a - b))
        expect(shown).not.toContain(NaN)
        const cheaper = products.filter((product) => (priceOf(product) ?? Infinity) < (shown.at(-1) ?? -Infinity))
        const what = `products with a pack of ${price} to ${price + 5_000} paise that can be bought`
        expect(
          narrowed.products.map(({ productId }) => productId),
          what,
        ).toEqual(expect.arrayContaining(cheaper.map(({ productId }) => productId)))
      }
    })

    it('[13.8] counts as many products between two prices as it lists', async () => {
      const ask = { ...firstPage, sort: 'price-low-to-high', pageSize: 50 } as const
      const { products } = await valueOf(port.listing({ ...ask, pageSize: 5 }))
      for (const price of products.flatMap(({ variants }) => variants.map((variant) => variant.price))) {
        const filters = { ...noFilters, price: { minPrice: price, maxPrice: price + 5_000 } }
        const { total } = await valueOf(port.filterCounts({ handle: sample.collectionHandle, filters }))
        expect(total).toBe((await valueOf(port.listing({ ...ask, filters }))).total)
      }
    })

    it('[13.9] tells what a collection can be narrowed by, and a choice narrows it to what was counted', async () => {
      const handle = sample.collectionHandle
      const {
        brands,
        offeredSorts = ['best-selling'],
        ratings,
      } = await valueOf(port.filterOptions({ handle, locale: 'en' }))
      for (const sort of offeredSorts)
        expect((await valueOf(port.listing({ ...firstPage, sort }))).total).toBeGreaterThan(0)
      const values = ratings.map(({ value }) => value)
      expect(values).toEqual([...values].sort((a, b) => b - a))
      const [brand = ''] = brands[0]?.collectionHandle ?? []
      const { brands: counts, total } = await valueOf(port.filterCounts({ handle, filters: noFilters }))
      const narrowed = await valueOf(
        port.listing({ ...firstPage, filters: { ...noFilters, brandHandleName: [brand] } }),
      )
      expect(narrowed.total).toBe(counts[brand])
      expect(total).toBe((await valueOf(port.listing(firstPage))).total)
    })

    it('reads a product with its variants', async () => {
      const product = await valueOf(port.product({ handle: sample.productHandle, locale: 'en' }))
      expect(product.handle).toBe(sample.productHandle)
      expect(product.variants[0]?.price).toBeGreaterThan(0)
    })

    it('[17.4] knows what is like a product, page after page without overlap, the product itself left out', async () => {
      const { productId } = await valueOf(port.product({ handle: sample.productHandle, locale: 'en' }))
      const ask = { productId, locale: 'en', pageSize: 1 } as const
      const first = await valueOf(port.similar({ ...ask, pageNum: 1 }))
      const second = await valueOf(port.similar({ ...ask, pageNum: 2 }))
      const ids = [...first.products, ...second.products].map((product) => product.productId)
      expect(first.products).toHaveLength(1)
      expect(new Set([productId, ...ids]).size).toBe(ids.length + 1)
      const end = await valueOf(port.similar({ ...ask, pageNum: 1_000 }))
      expect(end).toEqual({ products: [], isEndReached: true })
    })

    it('[17.1] recommends what costs less, or nothing', async () => {
      const { productId, variants } = await valueOf(port.product({ handle: sample.productHandle, locale: 'en' }))
      const ask = { productId, variantId: variants[0]?.id ?? '', locale: 'en' } as const
      const found = await valueOf(port.alternative(ask))
      const offer = found?.product.variants.find(({ id }) => id === found.variantId)
      expect(offer?.price ?? 0).toBeLessThan(variants[0]?.price ?? 0)
      expect(await valueOf(port.alternative({ ...ask, productId: 'nothing' }))).toBeNull()
    })

    it('[17.5] gives products in the order of their handles, and leaves unknown ones out', async () => {
      const page = await valueOf(port.listing({ ...firstPage, pageSize: 3 }))
      const handles = page.products.map((product) => product.handle).reverse()
      const found = await valueOf(port.productCards({ handles: ['no-such-product', ...handles], locale: 'en' }))
      expect(found.map((product) => product.handle)).toEqual(handles)
    })

    it('says that a product is not there', async () => {
      const answer = await port.product({ handle: 'no-such-product', locale: 'en' })
      expect(answer).toMatchObject({ ok: false, error: { code: 'request/not-found' } })
    })

    it('says that a collection is not there', async () => {
      const answer = await port.collection({ handle: 'no-such-collection', locale: 'en' })
      expect(answer).toMatchObject({ ok: false, error: { code: 'request/not-found' } })
    })

    it('reads the menus in the order of their positions', async () => {
      const positions = (await valueOf(port.menu({ locale: 'en' }))).map((item) => item.menuPosition)
      expect(positions.length).toBeGreaterThan(0)
      expect(positions).toEqual([...positions].sort((a, b) => a - b))
    })

    it('takes the call of a listing back', async () => {
      const answer = await port.listing(firstPage, { signal: AbortSignal.abort() })
      expect(answer).toMatchObject({ ok: false, error: { code: 'network/aborted' } })
    })

    it('takes the call of a menu back', async () => {
      const answer = await port.menu({ locale: 'en' }, { signal: AbortSignal.abort() })
      expect(answer).toMatchObject({ ok: false, error: { code: 'network/aborted' } })
    })
  })
}
