import { commonCategories } from '@krishi/storefront-core/catalog'
import type { PortErrorCode } from '@krishi/storefront-core/contract'
import type { Result } from '@krishi/storefront-core/result'
import { err, ok } from '@krishi/storefront-core/result'
import type { MemoryBackend } from '../memory/create-memory-backend.ts'
import type { CatalogPort, SearchPage, SearchQuery } from './catalog-port.ts'
import { createMemoryShowcase } from './create-memory-showcase.ts'
import { memoryFilterCounts, memoryFilterOptions } from './memory-filters.ts'
import { memoryListing } from './memory-listing.ts'
import { memoryAlternative, memoryProductCards, memorySimilar } from './memory-related.ts'

/** Where a shop in memory would be. */
const origin = 'https://shop.example'

/** Reads the catalogue of a shop in memory, whose texts are in one language. */
export function createMemoryCatalogPort(backend: MemoryBackend): CatalogPort {
  return {
    ...createMemoryShowcase(backend),
    collection: ({ handle }, options) =>
      backend.answer('catalog.collection', options, () =>
        found(backend.shop().collections.find(({ collection }) => collection.handle === handle)?.collection),
      ),
    product: ({ handle }, options) =>
      backend.answer('catalog.product', options, () =>
        found(backend.shop().products.find((product) => product.handle === handle)),
      ),
    menu: (_input, options) => backend.answer('catalog.menu', options, () => ok(backend.shop().menu)),
    listing: (query, options) => backend.answer('catalog.listing', options, () => memoryListing(backend.shop(), query)),
    filterOptions: ({ handle }, options) =>
      backend.answer('catalog.filterOptions', options, () => ok(memoryFilterOptions(backend.shop(), handle))),
    filterCounts: (query, options) =>
      backend.answer('catalog.filterCounts', options, () => ok(memoryFilterCounts(backend.shop(), query))),
    search: (query, options) => backend.answer('catalog.search', options, () => ok(search(backend, query))),
    similar: (query, options) =>
      backend.answer('catalog.similar', options, () => ok(memorySimilar(backend.shop(), query))),
    alternative: (query, options) =>
      backend.answer('catalog.alternative', options, () => ok(memoryAlternative(backend.shop(), query))),
    productCards: ({ handles }, options) =>
      backend.answer('catalog.productCards', options, () => ok(memoryProductCards(backend.shop(), handles))),
    popularSearches: (_input, options) =>
      backend.answer('catalog.popularSearches', options, () => ok(backend.shop().popularSearches)),
    deeplink: ({ url }, options) =>
      backend.answer('catalog.deeplink', options, () => {
        const page = URL.canParse(url, origin) ? new URL(url, origin) : null
        return page?.origin === origin ? ok(page.href) : err('request/invalid')
      }),
  }
}

function found<Value>(value: Value | undefined): Result<Value, PortErrorCode> {
  return value === undefined ? err('request/not-found') : ok(value)
}

/** A product is found when its name holds every word of the term. */
function search(backend: MemoryBackend, { term, pageNum, pageSize, cursor }: SearchQuery): SearchPage {
  const words = term.toLowerCase().split(' ')
  const matching = backend
    .shop()
    .products.filter(({ productName }) => words.every((word) => productName.text.toLowerCase().includes(word)))
  const start = cursor === null ? (pageNum - 1) * pageSize : Number(cursor)
  const end = start + pageSize
  const isEndReached = end >= matching.length
  const products = matching.slice(start, end)
  const categories = commonCategories(products.map(({ category }) => category))
  return { products, isEndReached, cursor: isEndReached ? null : String(end), categories, isNear: false }
}
