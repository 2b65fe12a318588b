import type { CommentDraft, PostDraft, PostsQuery } from '@krishi/storefront-core/community'
import type { Comment, CommunityTotals, Engagement, PortErrorCode, Post } from '@krishi/storefront-core/contract'
import type { Result } from '@krishi/storefront-core/result'
import type { CallOptions } from '../http/index.ts'

type Answer<Value> = Promise<Result<Value, PortErrorCode>>

/** A part of the comments of a post, from page 1. */
export interface CommentsQuery {
  readonly postId: string
  readonly pageNum: number
  readonly pageSize: number
}

/** An answer to a quiz or poll. */
export interface QuizPollAnswer {
  readonly postId: string
  readonly type: 'poll' | 'quiz'
  readonly selectedOptionId: string
}

/** What the community's screens need of posts and their answers. Implementations must pass `describePosts`. */
export interface PostsPort {
  /** A page of the feed, the newest first unless it says otherwise; a page with none ends the list [34.1]. */
  posts: (query: PostsQuery, options?: CallOptions) => Answer<readonly Post[]>
  /** One post; `request/not-found` for one that is not there. */
  post: (input: { readonly postId: string }, options?: CallOptions) => Answer<Post>
  /** Posts a question. A repeat with the same id is the same post. */
  createPost: (draft: PostDraft, options?: CallOptions) => Answer<null>
  /** Changes the words of a question; `auth/forbidden` for anybody but its author [34.9]. */
  updatePost: (input: { readonly postId: string; readonly title: string }, options?: CallOptions) => Answer<null>
  /** Deletes a post; `auth/forbidden` for anybody but its author. */
  deletePost: (input: { readonly postId: string }, options?: CallOptions) => Answer<null>
  /** Likes a post, or does so no longer; returns the ids of all who like it. */
  votePost: (
    input: { readonly postId: string; readonly isLike: boolean },
    options?: CallOptions,
  ) => Answer<readonly string[]>
  /** Reports a post for one of the settings' reasons. */
  reportPost: (input: { readonly postId: string; readonly reason: string }, options?: CallOptions) => Answer<null>
  /** Tells that posts were in view [34.6]. */
  viewPosts: (input: { readonly postIds: readonly string[] }, options?: CallOptions) => Answer<null>
  /** A page of the answers of a post: the accepted one first, then the oldest first. */
  comments: (query: CommentsQuery, options?: CallOptions) => Answer<readonly Comment[]>
  /** Answers a post. A repeat with the same id is the same answer. */
  createComment: (draft: CommentDraft, options?: CallOptions) => Answer<Comment>
  /** Deletes an answer; `auth/forbidden` for anybody but its author. */
  deleteComment: (input: { readonly commentId: string }, options?: CallOptions) => Answer<null>
  /** Finds an answer helpful, or does so no longer; returns the ids of all who do. */
  voteComment: (
    input: { readonly commentId: string; readonly isLike: boolean },
    options?: CallOptions,
  ) => Answer<readonly string[]>
  /** Marks an answer as the solution, or as none any more: for whoever asked. */
  acceptComment: (
    input: { readonly commentId: string; readonly isAccepted: boolean },
    options?: CallOptions,
  ) => Answer<null>
  /** Answers a quiz or poll; returns its results. The first answer of an account counts. */
  answerQuizPoll: (input: QuizPollAnswer, options?: CallOptions) => Answer<Engagement>
  /** What somebody is to the community [34.8]. */
  totals: (input: { readonly userId: string }, options?: CallOptions) => Answer<CommunityTotals>
}
