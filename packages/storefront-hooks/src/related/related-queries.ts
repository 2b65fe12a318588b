import type { Product } from '@krishi/storefront-core/catalog'
import type { Locale } from '@krishi/storefront-core/locale'
import type { CatalogPorts } from '../catalog/catalog-queries.ts'
import type { Alternative, AlternativeQuery, ProductsPage } from '../catalog/catalog-port.ts'
import type { PagedQuery, Query } from '../query/index.ts'
import { definePagedQuery, defineQuery, valueOf } from '../query/index.ts'

/** Which products are asked for. */
export interface SimilarList {
  readonly productId: string
  readonly locale: Locale
  /** The page to begin with, from 1. Default 1. */
  readonly firstPage?: number
}

/** Similar products in a page, and in the strip of a product's page [17.4]. */
export const similarPageSize = 10

// The operation table has these as well; it stays out of the pages.
const staleMs = { similar: 60_000, alternative: 1_800_000, productCards: 60_000 }

/** The pages of products that are like one, for prefetching on the server and for `useSimilarProducts` [17.4]. */
export function similarOptions(
  { catalog }: CatalogPorts,
  { productId, locale, firstPage = 1 }: SimilarList,
): PagedQuery<ProductsPage> {
  return definePagedQuery<ProductsPage>({
    queryKey: ['catalog.similar', productId, locale, firstPage],
    queryFn: ({ pageParam, signal }) =>
      valueOf(catalog.similar({ productId, locale, pageNum: pageParam, pageSize: similarPageSize }, { signal })),
    initialPageParam: firstPage,
    getNextPageParam: ({ isEndReached, products }, _pages, pageNum) =>
      isEndReached || products.length === 0 ? undefined : pageNum + 1,
    staleTime: staleMs.similar,
  })
}

/** The substitute of a pack, for prefetching on the server and for `useAlternative` [17.1]. */
export function alternativeOptions({ catalog }: CatalogPorts, query: AlternativeQuery): Query<Alternative | null> {
  const { productId, variantId, locale } = query
  return defineQuery<Alternative | null>({
    queryKey: ['catalog.alternative', productId, variantId, locale],
    queryFn: ({ signal }) => valueOf(catalog.alternative({ productId, variantId, locale }, { signal })),
    staleTime: staleMs.alternative,
  })
}

/** Products by their handles, for `useRecentlyViewed`. */
export function productCardsOptions(
  { catalog }: CatalogPorts,
  { handles, locale }: { readonly handles: readonly string[]; readonly locale: Locale },
): Query<readonly Product[]> {
  return defineQuery<readonly Product[]>({
    queryKey: ['catalog.productCards', handles, locale],
    queryFn: ({ signal }) => valueOf(catalog.productCards({ handles, locale }, { signal })),
    staleTime: staleMs.productCards,
  })
}
