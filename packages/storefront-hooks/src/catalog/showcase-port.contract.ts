import { beforeEach, describe, expect, it } from 'vitest'
import { valueOf } from '../query/index.ts'
import type { CatalogSubject } from './catalog-port.contract.ts'
import { noFilters } from './no-filters.ts'
import type { StripName } from './showcase-port.ts'

const strips: readonly StripName[] = ['best-selling', 'recommended', 'popular-in-area']

/** The suite of the showcase, which every adapter of `CatalogPort` passes [06.6]. */
export function describeShowcase(make: () => CatalogSubject | Promise<CatalogSubject>): void {
  describe('[06.6] showcase', () => {
    let { port, sample } = {} as CatalogSubject
    const page = { locale: 'en', pageNum: 1, pageSize: 2 } as const

    beforeEach(async () => {
      ;({ port, sample } = await make())
    })

    it.each(strips)('[12.8] pages through %s without overlap until its end', async (name) => {
      const ask = (pageNum: number) => valueOf(port.strip({ ...page, name, userId: 'a-guest', pageNum }))
      const [first, second, last] = [await ask(1), await ask(2), await ask(500)]
      expect(first).toMatchObject({ isEndReached: false })
      expect(new Set([...first.products, ...second.products].map(({ productId }) => productId)).size).toBe(4)
      expect(last).toEqual({ ...last, products: [], isEndReached: true })
    })

    it('[12.9] gives the products of collections, and all products by filters alone', async () => {
      const handles = [sample.collectionHandle]
      const byHandle = await valueOf(port.productsByHandle({ ...page, handles }))
      const listing = { ...page, filters: noFilters, sort: 'best-selling' } as const
      const collection = await valueOf(port.listing({ ...listing, handle: sample.collectionHandle }))
      expect(byHandle.products).toHaveLength(2)
      const whole = await valueOf(port.listing({ ...listing, handle: null }))
      expect(whole.total).toBeGreaterThanOrEqual(collection.total)
    })

    it('[12.7] gives tiles in their order, at most as many as are asked for, and how many there are', async () => {
      const { tiles, total } = await valueOf(port.tiles({ group: 'categories', limit: 2, locale: 'en' }))
      expect(tiles.length).toBeGreaterThan(0)
      expect(tiles.length).toBeLessThanOrEqual(2)
      expect(total).toBeGreaterThanOrEqual(tiles.length)
      expect(tiles[0]?.navigationLink).toMatch(/^\/collections\//)
    })

    it('[12.8] gives the banners of the home page', async () => {
      const banners = await valueOf(port.banners({ locale: 'en' }))
      expect(banners[0]?.title.text).not.toBe('')
      expect(banners.every(({ imageUrl }) => imageUrl !== '')).toBe(true)
    })

    it('[12.10] knows brands and categories by handle, and says that one is not there', async () => {
      const { brands } = await valueOf(port.filterOptions({ handle: sample.collectionHandle, locale: 'en' }))
      const [handle = ''] = brands[0]?.collectionHandle ?? []
      const brand = await valueOf(port.brand({ handle, locale: 'en' }))
      expect(brand.title.text).toBe(brands[0]?.name)
      expect(brand.categoryHandles.length).toBeGreaterThan(0)
      const category = await valueOf(port.category({ handle: sample.collectionHandle, locale: 'en' }))
      expect(category.title.text).not.toBe('')
      const missing = { handle: 'no-such-thing', locale: 'en' } as const
      expect(await port.brand(missing)).toMatchObject({ ok: false, error: { code: 'request/not-found' } })
      expect(await port.category(missing)).toMatchObject({ ok: false, error: { code: 'request/not-found' } })
    })
  })
}
