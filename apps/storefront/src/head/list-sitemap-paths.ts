import { noFilters } from '@krishi/storefront-hooks/catalog'
import type { CatalogPort } from '@krishi/storefront-hooks/catalog'
import { PortFailure } from '@krishi/storefront-hooks/query'

/** Collections that hold the whole catalogue between them. */
const shelves = ['seeds', 'crop-protection', 'crop-nutrition', 'equipments', 'animal-husbandry', 'saplings']

const pageSize = 100

/** Every page that search engines should know, without language prefix. Rejects with a `PortFailure` when the catalogue cannot be read. */
export async function listSitemapPaths(catalog: CatalogPort): Promise<readonly string[]> {
  const products = new Set<string>()
  for (const handle of shelves) {
    for (let pageNum = 1, isEnd = false; !isEnd; pageNum++) {
      const query = { handle, locale: 'en', filters: noFilters, sort: 'best-selling', pageNum, pageSize } as const
      const page = await catalog.listing(query)
      // A shelf that the owner has taken away is none; a list without what could not be read would tell search engines to forget it.
      if (!page.ok && page.error.code !== 'request/not-found') throw new PortFailure(page.error)
      isEnd = !page.ok || page.value.isEndReached
      if (!page.ok) continue
      for (const product of page.value.products) products.add(`/products/${product.handle}`)
    }
  }
  return ['/', ...shelves.map((handle) => `/collections/${handle}`), ...products]
}
