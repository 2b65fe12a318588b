import { isPriceNarrowed, isProductSoldOut, listedVariant } from '@krishi/storefront-core/availability'
import type { ProductDetail } from '@krishi/storefront-core/catalog'
import type { ListingSort, PortErrorCode } from '@krishi/storefront-core/contract'
import type { Result } from '@krishi/storefront-core/result'
import { err, ok } from '@krishi/storefront-core/result'
import { slugify } from '@krishi/storefront-core/text'
import type { MemoryShop } from '../memory/create-memory-backend.ts'
import type { ListingFilters, ListingPage, ListingQuery } from './catalog-port.ts'

/** A page of a listing of a shop in memory. */
export function memoryListing(shop: MemoryShop, query: ListingQuery): Result<ListingPage, PortErrorCode> {
  const { handle } = query
  const isKnown = handle === null || shop.collections.some(({ collection }) => collection.handle === handle)
  if (!isKnown) return err('request/not-found')
  const matching = (handle === null ? [...shop.products] : productsOf(shop, handle))
    .filter((product) => matches(product, query.filters))
    .sort(order[query.sort](query.filters))
  const start = query.cursor ? Number(query.cursor) : (query.pageNum - 1) * query.pageSize
  const end = start + query.pageSize
  const isEndReached = end >= matching.length
  return ok({
    products: matching.slice(start, end),
    isEndReached,
    total: matching.length,
    cursor: isEndReached ? null : String(end),
  })
}

/** The products of a collection, in its order; none for one that is not there. */
export function productsOf({ products, collections }: MemoryShop, handle: string): readonly ProductDetail[] {
  const known = collections.find(({ collection }) => collection.handle === handle)
  return (known?.productHandles ?? []).flatMap((wanted) => products.find((product) => product.handle === wanted) ?? [])
}

/** The handle of a product's brand: a shop in memory knows only its name. */
export function brandHandle(product: ProductDetail): string {
  return slugify(product.vendorName.text)
}

/** Whether a product is in a listing that is narrowed. */
export function matches(product: ProductDetail, filters: ListingFilters): boolean {
  const { rating, price, availability } = filters
  return (
    isAmong(filters.brandHandleName, brandHandle(product)) &&
    isAmong(filters.categoryHandleName, product.category.handle) &&
    isAmong(filters.countryOfOrigin, product.countryOfOrigin) &&
    product.rating.average >= (rating ?? 0) &&
    (!isPriceNarrowed(price) || listedVariant(product, filters) !== undefined) &&
    (availability === null || availability !== isProductSoldOut(product))
  )
}

function isAmong(chosen: readonly string[], value: string): boolean {
  return chosen.length === 0 || chosen.includes(value)
}

type Comparison = (a: ProductDetail, b: ProductDetail) => number

const order: Readonly<Record<ListingSort, (filters: ListingFilters) => Comparison>> = {
  'best-selling': () => () => 0,
  rating: () => (a, b) => b.rating.average - a.rating.average,
  'price-low-to-high': (filters) => (a, b) => listedPrice(a, filters) - listedPrice(b, filters),
  'price-high-to-low': (filters) => (a, b) => listedPrice(b, filters) - listedPrice(a, filters),
  'country-of-origin': () => (a, b) => originRank(a).localeCompare(originRank(b), 'en'),
}

/** What is not known comes last. */
function originRank({ countryOfOrigin }: ProductDetail): string {
  return countryOfOrigin || '\uFFFF'
}

function listedPrice(product: ProductDetail, filters: ListingFilters): number {
  return listedVariant(product, filters)?.price ?? 0
}
