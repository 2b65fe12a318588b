import type { DataTag, InfiniteData, QueryKey } from '@tanstack/query-core'
import type { PortFailure } from './port-failure.ts'

/** Something to read, by its key: what TanStack Query needs to know of it. */
export interface Query<Value> {
  readonly queryKey: DataTag<QueryKey, Value, PortFailure>
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<Value>
  /** How long an answer counts as fresh, in ms. */
  readonly staleTime: number
}

/** Something to read page by page, from `initialPageParam` on. */
export interface PagedQuery<Page> {
  readonly queryKey: DataTag<QueryKey, Pages<Page>, PortFailure>
  readonly queryFn: (context: { readonly signal: AbortSignal; readonly pageParam: number }) => Promise<Page>
  readonly staleTime: number
  readonly initialPageParam: number
  /** The number of the page after these; undefined after the last. */
  readonly getNextPageParam: (last: Page, pages: Page[], lastPageNum: number) => number | undefined
}

/** The pages that were read, with their numbers. */
export type Pages<Page> = InfiniteData<Page, number>

/** Names the type of what is behind the key, so that the cache gives it back as that. */
export function defineQuery<Value>(query: Omit<Query<Value>, 'queryKey'> & { readonly queryKey: QueryKey }) {
  return query as Query<Value>
}

/** The same for pages. */
export function definePagedQuery<Page>(query: Omit<PagedQuery<Page>, 'queryKey'> & { readonly queryKey: QueryKey }) {
  return query as PagedQuery<Page>
}
