import type { Comment, Post } from '@krishi/storefront-core/contract'
import type { Queries } from '../query/index.ts'
import { changeFirstPage, changePostIn } from './cached-posts.ts'
import type { CachedPages } from './cached-posts.ts'
import { communityKeys } from './posts-queries.ts'

/** The posts and answers that a storefront has read. */
export interface CachedPosts {
  /** Changes a post wherever it is cached; null takes it out. */
  readonly changePost: (id: string, change: ((post: Post) => Post) | null) => Promise<void>
  /** Changes the first page of the answers of a post. */
  readonly changeComments: (
    postId: string,
    change: (comments: readonly Comment[]) => readonly Comment[],
  ) => Promise<void>
  /** Reads a post and its answers again where they are watched. */
  readonly reload: (postId: string) => void
}

/** The posts and answers in the cache of readings. */
export function createCachedPosts(queries: Queries): CachedPosts {
  return {
    async changePost(id, change) {
      const client = await queries.client()
      client.setQueriesData<CachedPages<Post>>({ queryKey: communityKeys.posts }, (data) =>
        changePostIn(data, id, change),
      )
      if (change) client.setQueryData<Post>(communityKeys.post(id), (post) => post && change(post))
    },
    async changeComments(postId, change) {
      const client = await queries.client()
      client.setQueriesData<CachedPages<Comment>>({ queryKey: communityKeys.comments(postId) }, (data) =>
        changeFirstPage(data, change),
      )
    },
    reload(postId) {
      queries.invalidate(communityKeys.comments(postId))
      queries.invalidate(communityKeys.post(postId))
    },
  }
}
