import type { Product, ProductCategory } from '@krishi/storefront-core/catalog'
import type { BlogArticle, PortErrorCode } from '@krishi/storefront-core/contract'
import type { Failure } from '@krishi/storefront-core/result'
import { useMemo } from 'react'
import type { SearchPage } from '../catalog/catalog-port.ts'
import type { PagedQuery } from '../query/index.ts'
import { usePages } from '../query/index.ts'
import { useStorefront } from '../storefront/use-storefront.ts'
import type { FoundList } from './search-queries.ts'
import { foundArticlesOptions, foundProductsOptions } from './search-queries.ts'

/** What a page of results shows: what is loaded, and how it goes on. */
export interface FoundView<Item> {
  /** `failed` only while there is nothing to show; a failure further down leaves `ready` and sets `error`. */
  readonly status: 'loading' | 'ready' | 'failed'
  /** All loaded pages in order, nothing twice. */
  readonly items: readonly Item[]
  readonly isLoadingMore: boolean
  /** The last page is loaded: `items` are all that was found. */
  readonly isEndReached: boolean
  readonly error: Failure<PortErrorCode> | null
  /** Asks for the next page. Safe to call often: there is one request at a time. */
  loadMore: () => void
  /** Asks again for what failed. */
  retry: () => void
}

/** Products that were found, and the categories of the first of them, where they can be narrowed. */
export interface FoundProductsView extends FoundView<Product> {
  readonly categories: readonly ProductCategory[]
  /** Nothing is close to the term: these are the nearest. */
  readonly isNear: boolean
}

/** The products that a term finds, ten a page [11.10]. */
export function useFoundProducts(list: Omit<FoundList, 'locale'>): FoundProductsView {
  const { ports, locale } = useStorefront()
  const { first, ...found } = useFound(foundProductsOptions(ports, { ...list, locale }), productsOf, idOfProduct)
  return { ...found, categories: first?.categories ?? [], isNear: first?.isNear ?? false }
}

/** The articles that a term finds, ten a page. */
export function useFoundArticles(list: Omit<FoundList, 'locale'>): FoundView<BlogArticle> {
  const { ports, locale } = useStorefront()
  return useFound(foundArticlesOptions(ports, { ...list, locale }), articlesOf, idOfArticle)
}

const productsOf = (page: SearchPage) => page.products
const idOfProduct = (product: Product) => product.productId
const articlesOf = (page: readonly BlogArticle[]) => page
const idOfArticle = (article: BlogArticle) => article.slug

/** A list that comes page by page, as one list. */
export function useFound<Page, PageParam, Item>(
  query: PagedQuery<Page, PageParam>,
  itemsOf: (page: Page) => readonly Item[],
  idOf: (item: Item) => string,
): FoundView<Item> & { readonly first: Page | undefined } {
  const { data, error, isFetching, isFetchingNextPage, refetch, fetchNextPage } = usePages(query)
  // What moves to a later page between two requests would come twice.
  const items = useMemo(
    () => [...new Map((data?.pages ?? []).flatMap(itemsOf).map((item) => [idOf(item), item])).values()],
    [data, itemsOf, idOf],
  )
  const last = data?.pages.at(-1)
  const next =
    data && last && query.getNextPageParam(last, data.pages, data.pageParams.at(-1) ?? query.initialPageParam)
  return {
    first: data?.pages[0],
    status: data ? 'ready' : error ? 'failed' : 'loading',
    items,
    isLoadingMore: isFetchingNextPage,
    isEndReached: data !== undefined && next === undefined,
    error: error?.failure ?? null,
    loadMore() {
      if (next !== undefined && !isFetching) fetchNextPage()
    },
    retry: next === undefined ? refetch : fetchNextPage,
  }
}
