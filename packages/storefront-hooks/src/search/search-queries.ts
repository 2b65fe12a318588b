import type { BlogArticle } from '@krishi/storefront-core/contract'
import type { Locale } from '@krishi/storefront-core/locale'
import type { CatalogPort, PopularSearches, SearchPage } from '../catalog/catalog-port.ts'
import type { CommunityPort } from '../community/community-port.ts'
import type { PagedQuery, PagePlace, Query } from '../query/index.ts'
import { definePagedQuery, defineQuery, valueOf } from '../query/index.ts'

/** The ports that searching uses. */
export interface SearchPorts {
  readonly catalog: CatalogPort
  readonly community: CommunityPort
}

/** What a page of results shows. */
export interface FoundList {
  /** As `readSearchTerm` gives it. */
  readonly term: string
  readonly locale: Locale
  /** The page to begin with, from 1. Default 1. */
  readonly firstPage?: number
}

/** Which page of products comes next [11.10]. */
export type SearchPageParam = PagePlace

/** Products and articles in a page of results [11.10]. */
export const searchPageSize = 10

/** Products or articles in the search box [11.4]. */
export const searchBoxSize = 5

const staleMs = { search: 60_000, popularSearches: 900_000 }

/** The pages of products that a term finds, for prefetching on the server and for `useFoundProducts` [11.10]. */
export function foundProductsOptions(
  { catalog }: Pick<SearchPorts, 'catalog'>,
  { term, locale, firstPage = 1 }: FoundList,
): PagedQuery<SearchPage, SearchPageParam> {
  return definePagedQuery<SearchPage, SearchPageParam>({
    queryKey: ['catalog.search', term, locale, firstPage],
    queryFn: ({ pageParam, signal }) =>
      valueOf(catalog.search({ term, locale, pageSize: searchPageSize, ...pageParam }, { signal })),
    initialPageParam: { pageNum: firstPage, cursor: null },
    getNextPageParam: ({ isEndReached, products, cursor }, _pages, { pageNum }) =>
      isEndReached || products.length === 0 ? undefined : { pageNum: pageNum + 1, cursor },
    staleTime: staleMs.search,
  })
}

/** The pages of articles that a term finds. The call does not say how many there are: a page that is not full ends them. */
export function foundArticlesOptions(
  { community }: Pick<SearchPorts, 'community'>,
  { term, locale, firstPage = 1 }: FoundList,
): PagedQuery<readonly BlogArticle[]> {
  return definePagedQuery<readonly BlogArticle[]>({
    queryKey: ['community.blogSearch', term, locale, firstPage],
    queryFn: ({ pageParam, signal }) =>
      valueOf(community.searchArticles({ term, locale, pageNum: pageParam, pageSize: searchPageSize }, { signal })),
    initialPageParam: firstPage,
    getNextPageParam: (page, _pages, pageNum) => (page.length < searchPageSize ? undefined : pageNum + 1),
    staleTime: staleMs.search,
  })
}

/** What is searched often, kept for 900 s [11.5, 04.4]. */
export function popularSearchesOptions(
  { catalog }: Pick<SearchPorts, 'catalog'>,
  { userId, locale }: { readonly userId: string; readonly locale: Locale },
): Query<PopularSearches> {
  return defineQuery<PopularSearches>({
    queryKey: ['catalog.popularSearches', userId, locale],
    queryFn: ({ signal }) => valueOf(catalog.popularSearches({ userId, locale }, { signal })),
    staleTime: staleMs.popularSearches,
  })
}
