import type { Collection, ProductDetail } from '@krishi/storefront-core/catalog'
import type { FilterCounts, FilterOptions, ListingSort } from '@krishi/storefront-core/contract'
import type { PagedQuery, PagePlace, Query } from '../query/index.ts'
import { definePagedQuery, defineQuery, valueOf } from '../query/index.ts'
import type { CatalogKey, CatalogPort, CountsQuery, ListingFilters, ListingPage } from './catalog-port.ts'
import { noFilters } from './no-filters.ts'

/** The ports that the catalogue's queries use. */
export interface CatalogPorts {
  readonly catalog: CatalogPort
}

/** What a listing shows; everything but the collection has a default. */
export interface Listing extends Omit<CatalogKey, 'handle'> {
  /** The collection; null lists all products by filters alone. */
  readonly handle: string | null
  /** Default: none. */
  readonly filters?: ListingFilters
  /** Default: best selling. */
  readonly sort?: ListingSort
  /** The page to begin with, from 1. Default 1. */
  readonly firstPage?: number
  /** Products in a page. Default 20, of all products 30 [12.9]. */
  readonly pageSize?: number
}

// The operation table has these as well; it stays out of the first load, and a test holds the two together.
const staleMs = {
  collection: 300_000,
  listing: 60_000,
  product: 60_000,
  filterOptions: 1_800_000,
  filterCounts: 60_000,
}

/** Heading and text of a collection, for prefetching on the server and for `useCollection`. */
export function collectionOptions({ catalog }: CatalogPorts, { handle, locale }: CatalogKey): Query<Collection> {
  return defineQuery<Collection>({
    queryKey: ['catalog.collection', handle, locale],
    queryFn: ({ signal }) => valueOf(catalog.collection({ handle, locale }, { signal })),
    staleTime: staleMs.collection,
  })
}

/** The pages of a listing, for `prefetchInfiniteQuery` on the server and for `useListing`. No page is asked for after the last [12.12]. */
export function listingOptions({ catalog }: CatalogPorts, listing: Listing): PagedQuery<ListingPage, PagePlace> {
  const { handle, locale, filters = noFilters, sort = 'best-selling', firstPage = 1 } = listing
  const { pageSize = handle === null ? 30 : 20 } = listing
  return definePagedQuery<ListingPage, PagePlace>({
    queryKey: ['catalog.collectionProducts', handle, locale, filters, sort, firstPage, pageSize],
    queryFn: ({ pageParam, signal }) =>
      valueOf(catalog.listing({ handle, locale, filters, sort, pageSize, ...pageParam }, { signal })),
    initialPageParam: { pageNum: firstPage, cursor: null },
    getNextPageParam: ({ isEndReached, products, cursor }, _pages, { pageNum }) =>
      isEndReached || products.length === 0 ? undefined : { pageNum: pageNum + 1, cursor },
    // Before a page that is past the end comes the last one that holds something.
    getPreviousPageParam: ({ total }, _pages, { pageNum }) =>
      pageNum > 1 && total > 0
        ? { pageNum: Math.min(pageNum - 1, Math.ceil(total / pageSize)), cursor: null }
        : undefined,
    staleTime: staleMs.listing,
  })
}

/** What a collection can be narrowed by, for prefetching on the server and for `useFilterOptions` [13.11]. */
export function filterOptionsOptions({ catalog }: CatalogPorts, { handle, locale }: CatalogKey): Query<FilterOptions> {
  return defineQuery<FilterOptions>({
    queryKey: ['catalog.filterOptions', handle, locale],
    queryFn: ({ signal }) => valueOf(catalog.filterOptions({ handle, locale }, { signal })),
    staleTime: staleMs.filterOptions,
  })
}

/** How many products each choice would show, for `useFilterCounts`. */
export function filterCountsOptions({ catalog }: CatalogPorts, { handle, filters }: CountsQuery): Query<FilterCounts> {
  return defineQuery<FilterCounts>({
    queryKey: ['catalog.filterCounts', handle, filters],
    queryFn: ({ signal }) => valueOf(catalog.filterCounts({ handle, filters }, { signal })),
    staleTime: staleMs.filterCounts,
  })
}

/** One product, for prefetching on the server and for `useProduct`. */
export function productOptions({ catalog }: CatalogPorts, { handle, locale }: CatalogKey): Query<ProductDetail> {
  return defineQuery<ProductDetail>({
    queryKey: ['catalog.product', handle, locale],
    queryFn: ({ signal }) => valueOf(catalog.product({ handle, locale }, { signal })),
    staleTime: staleMs.product,
  })
}
