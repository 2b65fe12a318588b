import type { Product } from '@krishi/storefront-core/catalog'
import type { PortErrorCode } from '@krishi/storefront-core/contract'
import type { Failure } from '@krishi/storefront-core/result'
import { useMemo } from 'react'
import type { PagePlace, Pages } from '../query/index.ts'
import { usePages } from '../query/index.ts'
import { useStorefront } from '../storefront/use-storefront.ts'
import type { ListingPage } from './catalog-port.ts'
import type { Listing } from './catalog-queries.ts'
import { listingOptions } from './catalog-queries.ts'

/** A listing as its page shows it: what is loaded, and how it goes on. */
export interface ListingView {
  /** `failed` only while there is nothing to show; a failure further down leaves `ready` and sets `error`. */
  readonly status: 'loading' | 'ready' | 'failed'
  /** All loaded pages in order, no product twice. */
  readonly products: readonly Product[]
  /** How many products the listing has in all. */
  readonly total: number
  /** The number of the first page that is loaded, from 1. */
  readonly firstPage: number
  /** The number of the page before that one, the last with products when that one is past the end; null where there is none. */
  readonly previousPage: number | null
  /** How many pages are loaded. */
  readonly pageCount: number
  readonly isLoadingMore: boolean
  readonly isLoadingEarlier: boolean
  /** The last page is loaded; `loadMore` does nothing any more [12.12]. */
  readonly isEndReached: boolean
  readonly error: Failure<PortErrorCode> | null
  /** Asks for the next page. Safe to call often: there is one request at a time. */
  loadMore: () => void
  /** Asks for `previousPage`; does nothing where there is none. */
  loadEarlier: () => void
  /** Asks again for what failed. */
  retry: () => void
}

/** The pages of a listing in the storefront's language: 20 products each, from page 1 [12.2]. */
export function useListing(listing: Omit<Listing, 'locale'>): ListingView {
  const { ports, locale } = useStorefront()
  const query = listingOptions(ports, { ...listing, locale })
  const { data, error, isFetching, ...reading } = usePages(query)
  const loaded = useMemo(() => data && joinPages(data), [data])
  const hasNextPage = data !== undefined && nextPageOf(query, data) !== undefined
  const { pageNum: firstPage } = data?.pageParams[0] ?? query.initialPageParam
  const previousPage = previousPageOf(query, data)
  return {
    status: loaded ? 'ready' : error ? 'failed' : 'loading',
    products: loaded?.products ?? [],
    total: loaded?.total ?? 0,
    firstPage,
    previousPage,
    pageCount: data?.pages.length ?? 0,
    isLoadingMore: reading.isFetchingNextPage,
    isLoadingEarlier: reading.isFetchingPreviousPage,
    isEndReached: loaded !== undefined && !hasNextPage,
    error: error?.failure ?? null,
    loadMore() {
      if (hasNextPage && !isFetching) reading.fetchNextPage()
    },
    loadEarlier() {
      if (previousPage !== null && !isFetching) reading.fetchPreviousPage()
    },
    retry: retryOf(reading, hasNextPage),
  }
}

type ListingPages = Pages<ListingPage, PagePlace>

function retryOf(reading: Omit<ReturnType<typeof usePages>, 'data' | 'error' | 'isFetching'>, hasNextPage: boolean) {
  if (reading.isFetchPreviousPageError) return reading.fetchPreviousPage
  return hasNextPage ? reading.fetchNextPage : reading.refetch
}

function nextPageOf(query: ReturnType<typeof listingOptions>, { pages, pageParams }: ListingPages) {
  const last = pages.at(-1)
  return last && query.getNextPageParam(last, pages, pageParams.at(-1) ?? query.initialPageParam)
}

function previousPageOf(query: ReturnType<typeof listingOptions>, data: ListingPages | undefined): number | null {
  const place = data?.pageParams[0] ?? query.initialPageParam
  const [first] = data?.pages ?? []
  if (data === undefined || first === undefined) return place.pageNum > 1 ? place.pageNum - 1 : null
  return query.getPreviousPageParam?.(first, data.pages, place)?.pageNum ?? null
}

// A product that moves to a later page between two requests would come twice.
function joinPages({ pages }: ListingPages) {
  const products = new Map(pages.flatMap((page) => page.products).map((product) => [product.productId, product]))
  return { products: [...products.values()], total: pages.at(-1)?.total ?? 0 }
}
