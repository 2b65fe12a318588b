import type { Media } from '../contract/community-payloads.ts'
import type { Locale } from '../locale/index.ts'
import type { FeedFilter, FeedPlace } from './feed.ts'
import type { PostText } from './post-rules.ts'

/** Which posts are asked for [34.1]; `postPageSize` a page. */
export interface PostsQuery {
  readonly filter: FeedFilter
  /** From 1. */
  readonly pageNum: number
  /** Whose posts: an author's, or the shopper's own. */
  readonly userId?: string | undefined
  /** Where nearby is. */
  readonly place?: FeedPlace | undefined
}

/** What a shopper asks [34.2]. */
export interface PostDraft extends PostText {
  /** Made by whoever sends it: a repeat with the same id is the same post. */
  readonly id: string
  readonly userId: string
  /** A crop of the community, or empty. */
  readonly crop: string
  readonly language: Locale
  /** Pictures and films that were uploaded before. */
  readonly media: readonly Media[]
}

/** What a shopper answers [34.4]. */
export interface CommentDraft {
  /** Made by whoever sends it: a repeat with the same id is the same answer. */
  readonly commentId: string
  readonly postId: string
  readonly userId: string
  readonly text: string
  /** The ids of the accounts that the text names. */
  readonly mentioned: readonly string[]
}
