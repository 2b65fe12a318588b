import type { Collection, Product, ProductCategory, ProductDetail } from '@krishi/storefront-core/catalog'
import type {
  FilterCounts,
  FilterOptions,
  ListingSort,
  MenuItem,
  PortErrorCode,
} from '@krishi/storefront-core/contract'
import type { Locale } from '@krishi/storefront-core/locale'
import type { Paise } from '@krishi/storefront-core/money'
import type { Result } from '@krishi/storefront-core/result'
import type { CallOptions } from '../http/index.ts'
import type { ShowcasePort } from './showcase-port.ts'

/** What narrows a listing [13.11]. */
export interface ListingFilters {
  /** Collections; a product of any of them is shown. */
  readonly categoryHandleName: readonly string[]
  /** Collections of brands; a product of any of them is shown. */
  readonly brandHandleName: readonly string[]
  /** By the English names of the countries. */
  readonly countryOfOrigin: readonly string[]
  /** The lowest rating; null for any. */
  readonly rating: number | null
  readonly price: { readonly minPrice: Paise | null; readonly maxPrice: Paise | null }
  /** Whether it is in stock; null for both. */
  readonly availability: boolean | null
}

/** Something of the catalogue by its handle, in one language. */
export interface CatalogKey {
  readonly handle: string
  /** The language of its texts; a text without translation comes in English. */
  readonly locale: Locale
}

/** One page of the products of the collection `handle`; where it is null, of all products. */
export interface ListingQuery extends Omit<CatalogKey, 'handle'> {
  readonly handle: string | null
  readonly filters: ListingFilters
  readonly sort: ListingSort
  /** From 1. */
  readonly pageNum: number
  readonly pageSize: number
  /** What the page before gave; without one, or with one that is not of this listing, the number decides. */
  readonly cursor?: string | null
}

/** What is counted: the collection `handle`, narrowed. */
export type CountsQuery = Pick<CatalogKey, 'handle'> & Pick<ListingQuery, 'filters'>

/** A page of products in the order of the sort. */
export interface ListingPage {
  readonly products: readonly Product[]
  /** There is no page after this one [12.2]. */
  readonly isEndReached: boolean
  /** How many products all pages hold. */
  readonly total: number
  /** For the next page; null at the end, and where the backend has none. */
  readonly cursor: string | null
}

/** One page of the products that a term finds. */
export interface SearchQuery {
  readonly term: string
  /** The language of the texts in the answer; the term may be in any. */
  readonly locale: Locale
  /** From 1. */
  readonly pageNum: number
  readonly pageSize: number
  /** What the page before gave; null on the first page [11.10]. */
  readonly cursor: string | null
}

/** Products that were found, best first. */
export interface SearchPage {
  readonly products: readonly Product[]
  /** There is no page after this one. */
  readonly isEndReached: boolean
  /** For the next page; null at the end. */
  readonly cursor: string | null
  /** Where these can be narrowed, those of most products first; at most three. */
  readonly categories: readonly ProductCategory[]
  /** Nothing is close to the term: these are the nearest, and must not be called results. */
  readonly isNear: boolean
}

/** One page of the products that are like one. */
export interface SimilarQuery {
  readonly productId: string
  readonly locale: Locale
  /** From 1. */
  readonly pageNum: number
  readonly pageSize: number
}

/** A part of a list whose length nobody knows, in the order of the positions. */
export type ProductsPage = Pick<ListingPage, 'products' | 'isEndReached'>

/** A cheaper product in place of another: which pack of it, and by how many percent less per unit [17.1]. */
export interface Alternative {
  readonly product: Product
  readonly variantId: string
  readonly cheaperPercent: number
}

/** The pack that a substitute is asked for. */
export interface AlternativeQuery {
  readonly productId: string
  readonly variantId: string
  readonly locale: Locale
}

/** Words that are searched often, under a title of the backend that may be empty [11.5]. */
export interface PopularSearches {
  readonly title: string
  readonly terms: readonly string[]
}

/** A page of the shop, and how its link shows it where links are shown with a title and a picture. */
export interface PageToOpen {
  /** An address of the shop, without its origin. */
  readonly url: string
  readonly title: string
  readonly imageUrl: string
}

/** What the shop window needs from a backend. Implementations must pass `describeCatalogPort`. */
export interface CatalogPort extends ShowcasePort {
  collection: (key: CatalogKey, options?: CallOptions) => Promise<Result<Collection, PortErrorCode>>
  listing: (query: ListingQuery, options?: CallOptions) => Promise<Result<ListingPage, PortErrorCode>>
  /** What the collection can be narrowed by [13.9]. */
  filterOptions: (key: CatalogKey, options?: CallOptions) => Promise<Result<FilterOptions, PortErrorCode>>
  /** How many products each choice of the filters would show beside those that are made. */
  filterCounts: (query: CountsQuery, options?: CallOptions) => Promise<Result<FilterCounts, PortErrorCode>>
  product: (key: CatalogKey, options?: CallOptions) => Promise<Result<ProductDetail, PortErrorCode>>
  /** Products like one, the most alike first [17.4]. */
  similar: (query: SimilarQuery, options?: CallOptions) => Promise<Result<ProductsPage, PortErrorCode>>
  /** What costs less and does the same; null where there is nothing [17.1]. */
  alternative: (query: AlternativeQuery, options?: CallOptions) => Promise<Result<Alternative | null, PortErrorCode>>
  /** Products by their own handles, in that order; those that are not for sale any more are left out. */
  productCards: (
    input: { readonly handles: readonly string[]; readonly locale: Locale },
    options?: CallOptions,
  ) => Promise<Result<readonly Product[], PortErrorCode>>
  /** The menus and their links, in order. */
  menu: (
    input: { readonly locale: Locale },
    options?: CallOptions,
  ) => Promise<Result<readonly MenuItem[], PortErrorCode>>
  /** Products by words. Nothing found is an empty page. */
  search: (query: SearchQuery, options?: CallOptions) => Promise<Result<SearchPage, PortErrorCode>>
  /** Needs a session; `userId` is the guest's id for guests [11.5]. */
  popularSearches: (
    input: { readonly userId: string; readonly locale: Locale },
    options?: CallOptions,
  ) => Promise<Result<PopularSearches, PortErrorCode>>
  /** The address that opens a page of the shop in its app [04.4]; 'request/invalid' for any other page. */
  deeplink: (page: PageToOpen, options?: CallOptions) => Promise<Result<string, PortErrorCode>>
}
