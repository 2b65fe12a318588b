import {
  engagementResults,
  isCommunityCrop,
  isEngagementOpen,
  mayAccept,
  mayChange,
  readPostTags,
  splitLinks,
} from '@krishi/storefront-core/community'
import type { Author, Comment, Post, PortErrorCode } from '@krishi/storefront-core/contract'
import { callEndOf } from '@krishi/storefront-core/contract'
import { filmPosterUrl } from '@krishi/storefront-core/film'
import type { Failure } from '@krishi/storefront-core/result'
import type { PagedList } from '@krishi/storefront-hooks/community'
import type {
  AnswerFacts,
  EngagementFacts,
  ListStatus,
  PostFacts,
  PostingFailure,
  SendStatus,
} from '@krishi/storefront-ui/community'

/** Addresses of the community. */
export interface CommunityPaths {
  post: (postId: string) => string
  author: (userId: string) => string
}

/** Who reads, where things are, and what time it is, in ms since 1970. */
export interface Reading {
  /** The account; null for a guest. */
  readonly userId: string | null
  readonly paths: CommunityPaths
  readonly now: number
}

/** A post as it is shown. */
export function toPostFacts(post: Post, { userId, paths, now }: Reading): PostFacts {
  const { crop, district, state } = readPostTags(post.tags)
  return {
    id: post.id,
    href: paths.post(post.id),
    title: post.title,
    text: splitLinks(post.description),
    language: post.locale.language,
    author: toAuthorFacts(post.author, paths),
    createdOn: post.createdOn,
    crop: isCommunityCrop(crop) ? crop : null,
    place: [...new Set([district, state])].filter(Boolean).join(', '),
    pictures: post.medias.flatMap(({ mediaUrl, mediaType }) => (mediaType === 'image' ? [mediaUrl] : [])),
    film: filmOf(post),
    isSolved: post.isSolved,
    likes: post.upVotes.length,
    isLiked: isAmong(post.upVotes, userId),
    replyCount: post.replyCount,
    viewCount: post.viewedUsers,
    engagement: toEngagementFacts(post, now),
  }
}

/** An answer as it is shown, with what the shopper may do with it [34.9]. */
export function toAnswerFacts(comment: Comment, post: Post, { userId, paths }: Reading): AnswerFacts {
  return {
    id: comment.commentId,
    text: splitLinks(comment.comment),
    author: toAuthorFacts(comment.author, paths),
    createdOn: comment.createdOn,
    likes: comment.upVotes.length,
    isLiked: isAmong(comment.upVotes, userId),
    isAccepted: comment.isAccepted,
    mayDelete: mayChange(userId, comment),
    mayAccept: mayAccept(userId, post, comment),
  }
}

/** How a list that is read page by page stands. */
export function statusOfList({ status, error, isLoadingMore, isEndReached }: PagedList<unknown>): ListStatus {
  if (status === 'loading') return 'loading'
  if (status === 'failed' || error !== null) return 'failed'
  if (isLoadingMore) return 'loading-more'
  return isEndReached ? 'ended' : 'ready'
}

/** How sending stands, in words that the forms know. */
export function statusOfSending(
  status: 'writing' | 'sending' | 'sent' | 'failed',
  error: Failure<PortErrorCode> | null,
): SendStatus {
  if (status !== 'failed' || error === null) return status === 'failed' ? 'writing' : status
  return toPostingFailure(error)
}

/** Why something was not sent, in words that the forms know. */
export function toPostingFailure(error: Failure<PortErrorCode>): PostingFailure {
  if (error.code === 'auth/required' || error.code === 'auth/forbidden') return 'signed-out'
  return error.code === 'request/rate-limited' ? 'too-often' : callEndOf(error.code)
}

function isAmong(ids: readonly string[], userId: string | null): boolean {
  return userId !== null && ids.includes(userId)
}

function filmOf({ medias }: Post): PostFacts['film'] {
  const url = medias.find(({ mediaType }) => mediaType === 'video')?.mediaUrl ?? ''
  const posterUrl = filmPosterUrl(url)
  // What is no film of this shop is not shown: nobody knows what it would play.
  return posterUrl === '' ? null : { url, posterUrl }
}

function toAuthorFacts({ userId, name }: Author, paths: CommunityPaths) {
  return { name, href: paths.author(userId) }
}

function toEngagementFacts({ poll, quiz }: Post, now: number): EngagementFacts | null {
  const engagement = quiz ?? poll
  if (engagement === null) return null
  const isOver = !isEngagementOpen(engagement, now)
  return {
    type: quiz ? 'quiz' : 'poll',
    question: engagement.question,
    options: engagementResults(engagement),
    isOpen: !isOver && !engagement.isUserAnswered,
    isOver,
    votes: engagement.options.reduce((sum, { votes }) => sum + votes, 0),
  }
}
