import type { Author, BlogArticle, BlogArticleDetail, PortErrorCode } from '@krishi/storefront-core/contract'
import type { Locale } from '@krishi/storefront-core/locale'
import type { Result } from '@krishi/storefront-core/result'
import type { CallOptions } from '../http/index.ts'
import type { PostsPort } from './posts-port.ts'

/** Articles by words, a page at a time. */
export interface ArticleQuery {
  readonly term: string
  readonly locale: Locale
  /** From 1. */
  readonly pageNum: number
  readonly pageSize: number
}

/** A quiz or a poll that is about to be asked. */
export interface QuizPollDraft {
  readonly type: 'poll' | 'quiz'
  readonly question: string
  readonly options: readonly string[]
  /** The place of the right answer; null for a poll. */
  readonly correctOption: number | null
}

/** A picture, or the next part of a film [34.2]. */
export interface MediaUpload {
  readonly file: Blob
  readonly isBrandUser: boolean
  /** Names a picture, a UUID of the device's: a repeat under it is the same picture. */
  readonly id?: string | undefined
  /** The address of the picture that is the first frame of the film. */
  readonly filmOf?: string | undefined
  /** Where the part begins, in bytes. */
  readonly offset?: number | undefined
  /** How large the whole film is, in bytes. */
  readonly size?: number | undefined
}

/** What the community's screens need from a backend. Implementations must pass `describeCommunityPort` and `describePosts`. */
export interface CommunityPort extends PostsPort {
  /** The articles that a term finds, best first, and without a term all, the newest first; a page with none ends the list. */
  searchArticles: (query: ArticleQuery, options?: CallOptions) => Promise<Result<readonly BlogArticle[], PortErrorCode>>
  /** One article with its text. */
  article: (
    key: { readonly slug: string; readonly locale: Locale },
    options?: CallOptions,
  ) => Promise<Result<BlogArticleDetail, PortErrorCode>>
  /** Who follows somebody, the newest first. */
  followers: (
    input: { readonly userId: string },
    options?: CallOptions,
  ) => Promise<Result<readonly Author[], PortErrorCode>>
  /** Whom somebody follows, the newest first. */
  following: (
    input: { readonly userId: string },
    options?: CallOptions,
  ) => Promise<Result<readonly Author[], PortErrorCode>>
  /** Follows somebody, or does so no longer. */
  follow: (
    input: { readonly userId: string; readonly followingUserId: string; readonly isFollow: boolean },
    options?: CallOptions,
  ) => Promise<Result<null, PortErrorCode>>
  /**
   * Takes a picture for a post that is about to be sent, with the mark of a brand [03.11]; returns its address. With `filmOf` it takes
   * the next part of the film whose first frame is that picture [34.2]: a part that begins elsewhere than the server stands is
   * `request/conflict`, whose field `offset` tells where that is. Can be repeated: a lost answer is 'network/timeout'.
   */
  uploadMedia: (input: MediaUpload, options?: CallOptions) => Promise<Result<string, PortErrorCode>>
  /** Whether the user may ask quizzes and polls [03.11]. */
  engagementAccess: (
    input: { readonly userId: string },
    options?: CallOptions,
  ) => Promise<Result<boolean, PortErrorCode>>
  /** Asks a quiz or a poll; returns the id of its post. */
  createQuizPoll: (
    draft: QuizPollDraft & { readonly userId: string },
    options?: CallOptions,
  ) => Promise<Result<string, PortErrorCode>>
}
