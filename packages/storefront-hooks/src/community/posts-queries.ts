import type { FeedFilter, FeedPlace } from '@krishi/storefront-core/community'
import type { Comment, CommunityTotals, Post } from '@krishi/storefront-core/contract'
import type { PagedQuery, Query } from '../query/index.ts'
import { definePagedQuery, defineQuery, valueOf } from '../query/index.ts'
import type { CommunityPort } from './community-port.ts'

interface Ports {
  readonly community: CommunityPort
}

/** Which posts are shown. */
export interface PostList {
  readonly filter: FeedFilter
  /** Whose posts, on the page of an author. */
  readonly userId?: string | undefined
  /** Where nearby is. */
  readonly place?: FeedPlace | undefined
  /** The page to begin with, from 1. */
  readonly firstPage: number
}

/** Answers in a page. */
export const commentPageSize = 20

const soon = 10_000

/** Keys of what a change of the community changes. */
export const communityKeys = {
  posts: ['community.posts'] as const,
  post: (postId: string) => ['community.post', postId] as const,
  comments: (postId: string) => ['community.comments', postId] as const,
  totals: (userId: string) => ['community.totals', userId] as const,
}

/** The pages of a feed: page 1 replaces the list, later ones append, an empty one ends it [34.1]. */
export function postsOptions({ community }: Ports, list: PostList): PagedQuery<readonly Post[]> {
  const { filter, userId, place, firstPage } = list
  const { kind, crop, language } = filter
  const around = place === undefined ? '' : `${place.latitude},${place.longitude}`
  return definePagedQuery<readonly Post[]>({
    queryKey: [...communityKeys.posts, kind, crop ?? '', language ?? '', userId ?? '', around, firstPage],
    queryFn: ({ pageParam, signal }) =>
      valueOf(community.posts({ filter, userId, place, pageNum: pageParam }, { signal })),
    initialPageParam: firstPage,
    getNextPageParam: (page, _pages, pageNum) => (page.length === 0 ? undefined : pageNum + 1),
    staleTime: soon,
  })
}

/** One post. */
export function postOptions({ community }: Ports, postId: string): Query<Post> {
  return defineQuery<Post>({
    queryKey: communityKeys.post(postId),
    queryFn: ({ signal }) => valueOf(community.post({ postId }, { signal })),
    staleTime: soon,
  })
}

/** The pages of the answers of a post [34.4]. */
export function commentsOptions(
  { community }: Ports,
  { postId, firstPage }: { readonly postId: string; readonly firstPage: number },
): PagedQuery<readonly Comment[]> {
  return definePagedQuery<readonly Comment[]>({
    queryKey: [...communityKeys.comments(postId), firstPage],
    queryFn: ({ pageParam, signal }) =>
      valueOf(community.comments({ postId, pageNum: pageParam, pageSize: commentPageSize }, { signal })),
    initialPageParam: firstPage,
    getNextPageParam: (page, _pages, pageNum) => (page.length === 0 ? undefined : pageNum + 1),
    staleTime: soon,
  })
}

/** What somebody is to the community [34.8]. */
export function totalsOptions({ community }: Ports, userId: string): Query<CommunityTotals> {
  return defineQuery<CommunityTotals>({
    queryKey: communityKeys.totals(userId),
    queryFn: ({ signal }) => valueOf(community.totals({ userId }, { signal })),
    staleTime: soon,
  })
}
