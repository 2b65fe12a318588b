import type { Comment, CommunityTotals, PortErrorCode, Post } from '@krishi/storefront-core/contract'
import type { Failure } from '@krishi/storefront-core/result'
import { useMemo } from 'react'
import type { PagedQuery, Remote } from '../query/index.ts'
import { usePages, useRemote } from '../query/index.ts'
import { useStorefront } from '../storefront/use-storefront.ts'
import { commentPageSize, commentsOptions, postOptions, postsOptions, totalsOptions } from './posts-queries.ts'
import type { PostList } from './posts-queries.ts'

/** A list that is read page by page: what is loaded, and how it goes on. */
export interface PagedList<Item> {
  /** `failed` only while there is nothing to show; a failure further down leaves `ready` and sets `error`. */
  readonly status: 'loading' | 'ready' | 'failed'
  /** All loaded pages in order, nothing twice. */
  readonly items: readonly Item[]
  /** The page that was read last, from 1. */
  readonly pageNum: number
  readonly isLoadingMore: boolean
  /** A page that is not full has come: nothing is after it. */
  readonly isEndReached: boolean
  readonly error: Failure<PortErrorCode> | null
  /** Asks for the next page; one request at a time. */
  loadMore: () => void
  /** Asks again for what failed. */
  retry: () => void
}

function usePagedList<Item>(
  query: PagedQuery<readonly Item[]>,
  { pageSize, idOf, firstPage }: { pageSize: number; idOf: (item: Item) => string; firstPage: number },
): PagedList<Item> {
  const { data, error, isFetching, isFetchingNextPage, refetch, fetchNextPage } = usePages(query)
  // What is written between two requests moves the others on: one of them would come twice.
  const items = useMemo(
    () => data && [...new Map(data.pages.flat().map((item) => [idOf(item), item])).values()],
    [data, idOf],
  )
  const last = data?.pages.at(-1)
  const isEndReached = last !== undefined && last.length < pageSize
  const hasNextPage = last !== undefined && !isEndReached
  return {
    status: items ? 'ready' : error ? 'failed' : 'loading',
    items: items ?? [],
    pageNum: data?.pageParams.at(-1) ?? firstPage,
    isLoadingMore: isFetchingNextPage,
    isEndReached,
    error: error?.failure ?? null,
    loadMore() {
      if (hasNextPage && !isFetching) fetchNextPage()
    },
    retry: hasNextPage ? fetchNextPage : refetch,
  }
}

const idOfPost = ({ id }: Post) => id
const idOfComment = ({ commentId }: Comment) => commentId

/** A feed, twenty posts a page [34.1]. */
export function usePosts(list: PostList): PagedList<Post> {
  const { ports } = useStorefront()
  return usePagedList(postsOptions(ports, list), { pageSize: 20, idOf: idOfPost, firstPage: list.firstPage })
}

/** One post. */
export function usePost(postId: string): Remote<Post> {
  return useRemote(postOptions(useStorefront().ports, postId))
}

/** The answers of a post [34.4]. */
export function useComments(input: { readonly postId: string; readonly firstPage: number }): PagedList<Comment> {
  const { ports } = useStorefront()
  const { firstPage } = input
  return usePagedList(commentsOptions(ports, input), { pageSize: commentPageSize, idOf: idOfComment, firstPage })
}

/** What somebody is to the community [34.8]. */
export function useCommunityTotals(userId: string): Remote<CommunityTotals> {
  return useRemote(totalsOptions(useStorefront().ports, userId))
}
