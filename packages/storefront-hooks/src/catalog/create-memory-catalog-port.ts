import type { Product } from '@krishi/storefront-core/catalog'
import type { ListingSort, PortErrorCode } from '@krishi/storefront-core/contract'
import type { Result } from '@krishi/storefront-core/result'
import { err, ok } from '@krishi/storefront-core/result'
import type { MemoryBackend } from '../memory/create-memory-backend.ts'
import type { CatalogPort, ListingFilters, ListingPage, ListingQuery } from './catalog-port.ts'

/** Reads the catalogue of a shop in memory, whose texts are in one language. */
export function createMemoryCatalogPort(backend: MemoryBackend): CatalogPort {
  return {
    collection: ({ handle }, options) =>
      backend.answer('catalog.collection', options, () =>
        found(backend.shop().collections.find(({ collection }) => collection.handle === handle)?.collection),
      ),
    product: ({ handle }, options) =>
      backend.answer('catalog.product', options, () =>
        found(backend.shop().products.find((product) => product.handle === handle)),
      ),
    menu: (_input, options) => backend.answer('catalog.menu', options, () => ok(backend.shop().menu)),
    listing: (query, options) => backend.answer('catalog.listing', options, () => listing(backend, query)),
  }
}

function found<Value>(value: Value | undefined): Result<Value, PortErrorCode> {
  return value === undefined ? err('request/not-found') : ok(value)
}

function listing(backend: MemoryBackend, query: ListingQuery): Result<ListingPage, PortErrorCode> {
  const { products, collections } = backend.shop()
  const known = collections.find(({ collection }) => collection.handle === query.handle)
  if (!known) return err('request/not-found')
  const matching = known.productHandles
    .flatMap((handle) => products.find((product) => product.handle === handle) ?? [])
    .filter((product) => matches(product, query.filters))
    .sort(order[query.sort])
  const end = query.pageNum * query.pageSize
  return ok({
    products: matching.slice(end - query.pageSize, end),
    isEndReached: end >= matching.length,
    total: matching.length,
  })
}

function matches(product: Product, { rating, price, availability }: ListingFilters): boolean {
  const amount = lowestPrice(product)
  const inStock = product.variants.some((variant) => variant.inventoryQuantity > 0)
  return (
    product.rating.average >= (rating ?? 0) &&
    amount >= (price.minPrice ?? 0) &&
    amount <= (price.maxPrice ?? Infinity) &&
    (availability === null || availability === inStock)
  )
}

const order: Readonly<Record<ListingSort, (a: Product, b: Product) => number>> = {
  'best-selling': () => 0,
  rating: (a, b) => b.rating.average - a.rating.average,
  'price-low-to-high': (a, b) => lowestPrice(a) - lowestPrice(b),
  'price-high-to-low': (a, b) => lowestPrice(b) - lowestPrice(a),
}

function lowestPrice(product: Product): number {
  return Math.min(...product.variants.map((variant) => variant.price))
}
