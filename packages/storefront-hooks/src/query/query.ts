import type { DataTag, InfiniteData, QueryFunction, QueryKey } from '@tanstack/query-core'
import type { PortFailure } from './port-failure.ts'

/** Something to read, by its key: what TanStack Query needs to know of it. */
export interface Query<Value> {
  readonly queryKey: DataTag<QueryKey, Value, PortFailure>
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<Value>
  /** How long an answer counts as fresh, in ms. */
  readonly staleTime: number
}

/** Something to read page by page, from `initialPageParam` on. */
export interface PagedQuery<Page, PageParam = number> {
  readonly queryKey: DataTag<QueryKey, Pages<Page, PageParam>, PortFailure>
  readonly queryFn: QueryFunction<Page, QueryKey, PageParam>
  readonly staleTime: number
  readonly initialPageParam: PageParam
  /** Which page comes after these, such as its number; undefined after the last. */
  readonly getNextPageParam: (last: Page, pages: Page[], lastPageParam: PageParam) => PageParam | undefined
  /** Which page comes before these; undefined before the first. */
  readonly getPreviousPageParam?: (first: Page, pages: Page[], firstPageParam: PageParam) => PageParam | undefined
}

/** Which page comes next: its number, and the cursor that the page before gave, if it gave one. */
export interface PagePlace {
  readonly pageNum: number
  readonly cursor: string | null
}

/** The pages that were read, and which they are: their numbers, unless a cursor belongs to it. */
export type Pages<Page, PageParam = number> = InfiniteData<Page, PageParam>

/** Names the type of what is behind the key, so that the cache gives it back as that. */
export function defineQuery<Value>(query: Omit<Query<Value>, 'queryKey'> & { readonly queryKey: QueryKey }) {
  return query as Query<Value>
}

/** The same for pages. */
export function definePagedQuery<Page, PageParam = number>(
  query: Omit<PagedQuery<Page, PageParam>, 'queryKey'> & { readonly queryKey: QueryKey },
) {
  return query as PagedQuery<Page, PageParam>
}
