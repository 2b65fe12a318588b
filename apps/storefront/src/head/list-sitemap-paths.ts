import { noFilters } from '@krishi/storefront-hooks/catalog'
import type { CatalogPort } from '@krishi/storefront-hooks/catalog'

/** Collections that hold the whole catalogue between them. */
const shelves = ['seeds', 'crop-protection', 'crop-nutrition', 'equipments', 'animal-husbandry', 'saplings']

const pageSize = 100

/** Every page that search engines should know, without language prefix. */
export async function listSitemapPaths(catalog: CatalogPort): Promise<readonly string[]> {
  const products = new Set<string>()
  for (const handle of shelves) {
    for (let pageNum = 1, isEnd = false; !isEnd; pageNum++) {
      const query = { handle, locale: 'en', filters: noFilters, sort: 'best-selling', pageNum, pageSize } as const
      const page = await catalog.listing(query)
      isEnd = !page.ok || page.value.isEndReached
      if (!page.ok) continue
      for (const product of page.value.products) products.add(`/products/${product.handle}`)
    }
  }
  return ['/', ...shelves.map((handle) => `/collections/${handle}`), ...products]
}
