import { beforeEach, describe, expect, it } from 'vitest'
import { valueOf } from '../query/index.ts'
import type { FindableSample } from '../testing/shop-sample.ts'
import type { CatalogPort, SearchQuery } from './catalog-port.ts'

/** What a search suite runs on. */
export interface SearchSubject {
  readonly port: CatalogPort
  readonly findable: FindableSample
}

/** What every adapter of `CatalogPort` keeps when it is searched [06.6]. `make` gives a fresh port before each test. */
export function describeSearch(make: () => SearchSubject | Promise<SearchSubject>): void {
  describe('[06.6] catalog port, searched', () => {
    let port: CatalogPort
    let first: SearchQuery

    beforeEach(async () => {
      const subject = await make()
      port = subject.port
      first = { term: subject.findable.term, locale: 'en', pageNum: 1, pageSize: 2, cursor: null }
    })

    it('[11.10] gives pages without overlap, each with the cursor of the one before, until the end', async () => {
      const one = await valueOf(port.search(first))
      expect(one.products).toHaveLength(2)
      expect(one).toMatchObject({ isEndReached: false, cursor: expect.any(String) })
      expect(one.categories.length, 'categories of what was found').toBeGreaterThan(0)
      const two = await valueOf(port.search({ ...first, pageNum: 2, cursor: one.cursor }))
      const ids = [...one.products, ...two.products].map((product) => product.productId)
      expect(ids.length).toBeGreaterThan(2)
      expect(new Set(ids).size).toBe(ids.length)
    })

    it('[11.10] has no cursor where it ends', async () => {
      const all = await valueOf(port.search({ ...first, pageNum: 500 }))
      expect(all).toMatchObject({ products: [], isEndReached: true, cursor: null })
    })

    it('finds nothing with words that are nowhere, which is no failure', async () => {
      const nothing = await valueOf(port.search({ ...first, term: 'qzxqzxqzx' }))
      expect(nothing).toEqual({ products: [], isEndReached: true, cursor: null, categories: [], isNear: false })
    })

    it('says that what it finds by the word itself is more than the nearest', async () => {
      expect(await valueOf(port.search(first))).toMatchObject({ isNear: false })
    })

    it('[11.2] takes a search back', async () => {
      const answer = await port.search(first, { signal: AbortSignal.abort() })
      expect(answer).toMatchObject({ ok: false, error: { code: 'network/aborted' } })
    })

    it('[11.5] knows what is searched often', async () => {
      const popular = await valueOf(port.popularSearches({ userId: 'guest-1', locale: 'en' }))
      expect(popular.terms.length).toBeGreaterThan(0)
    })
  })
}
