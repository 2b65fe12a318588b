import type { Collection, Product, ProductDetail } from '@krishi/storefront-core/catalog'
import type { CollectionProductsRequest, ListingSort, MenuItem, PortErrorCode } from '@krishi/storefront-core/contract'
import type { Locale } from '@krishi/storefront-core/locale'
import type { Result } from '@krishi/storefront-core/result'
import type { CallOptions } from '../http/index.ts'

/** What narrows a listing [13.11]. */
export type ListingFilters = CollectionProductsRequest['body']['filters']

/** Something of the catalogue by its handle, in one language. */
export interface CatalogKey {
  readonly handle: string
  /** The language of its texts; a text without translation comes in English. */
  readonly locale: Locale
}

/** One page of the products of the collection `handle`. */
export interface ListingQuery extends CatalogKey {
  readonly filters: ListingFilters
  readonly sort: ListingSort
  /** From 1. */
  readonly pageNum: number
  readonly pageSize: number
}

/** A page of products in the order of the sort. */
export interface ListingPage {
  readonly products: readonly Product[]
  /** There is no page after this one [12.2]. */
  readonly isEndReached: boolean
  /** How many products all pages hold. */
  readonly total: number
}

/** What the shop window needs from a backend. Implementations must pass `describeCatalogPort`. */
export interface CatalogPort {
  collection(key: CatalogKey, options?: CallOptions): Promise<Result<Collection, PortErrorCode>>
  listing(query: ListingQuery, options?: CallOptions): Promise<Result<ListingPage, PortErrorCode>>
  product(key: CatalogKey, options?: CallOptions): Promise<Result<ProductDetail, PortErrorCode>>
  /** The menus and their links, in order. */
  menu(input: { readonly locale: Locale }, options?: CallOptions): Promise<Result<readonly MenuItem[], PortErrorCode>>
}
