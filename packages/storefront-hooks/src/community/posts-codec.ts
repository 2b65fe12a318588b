import type { Author, Comment, CommunityTotals, Engagement, Media, Post } from '@krishi/storefront-core/contract'
import { isLocale } from '@krishi/storefront-core/locale'
import { hasShape, isCount, isFlag, isListOf, isNullOr, isOneOf, isText } from '@krishi/storefront-core/shape'
import type { Decoder } from '../http/index.ts'
import { accept, fieldOf } from '../http/index.ts'

/** Who wrote something, or follows somebody. */
export const isAuthor = hasShape<Author>({ userId: isText, name: isText, profilePic: isText })
const isMedia = hasShape<Media>({ mediaUrl: isText, mediaType: isOneOf('image', 'video') })
const isTexts = isListOf(isText)

const isEngagement = hasShape<Engagement>({
  id: isText,
  question: isText,
  options: isListOf(hasShape<Engagement['options'][number]>({ id: isText, text: isText, votes: isCount })),
  correctOptionId: isNullOr(isText),
  endsOn: isText,
  selectedOptionId: isNullOr(isText),
  isUserAnswered: isFlag,
})

const isPost = hasShape<Post>({
  id: isText,
  userId: isText,
  title: isText,
  description: isText,
  tags: isTexts,
  medias: isListOf(isMedia),
  locale: hasShape<Post['locale']>({ language: isLocale }),
  isSolved: isFlag,
  author: isAuthor,
  createdOn: isText,
  upVotes: isTexts,
  viewedUsers: isCount,
  replyCount: isCount,
  poll: isNullOr(isEngagement),
  quiz: isNullOr(isEngagement),
})

const isComment = hasShape<Comment>({
  commentId: isText,
  postId: isText,
  userId: isText,
  comment: isText,
  author: isAuthor,
  createdOn: isText,
  upVotes: isTexts,
  isAccepted: isFlag,
})

/** Reads a page of the feed. */
export const toPosts: Decoder<readonly Post[]> = accept(isListOf(isPost))

/** Reads one post. */
export const toPost: Decoder<Post> = accept(isPost)

/** Reads a page of answers. */
export const toComments: Decoder<readonly Comment[]> = fieldOf<{ readonly comments: readonly Comment[] }>({
  comments: isListOf(isComment),
})

/** Reads who likes something now. */
export const toVoted: Decoder<readonly string[]> = fieldOf<{ readonly upVotes: readonly string[] }>({
  upVotes: isTexts,
})

/** Reads an answer as the server has it. */
export const toCommented: Decoder<Comment> = fieldOf<{ readonly comment: Comment }>({ comment: isComment })

/** Reads a quiz or poll with its results. */
export const toAnswered: Decoder<Engagement> = fieldOf<{ readonly engagement: Engagement }>({
  engagement: isEngagement,
})

/** Reads what somebody is to the community. */
export const toTotals: Decoder<CommunityTotals> = accept(
  hasShape<CommunityTotals>({
    postCount: isCount,
    followers: isCount,
    followingUsers: isCount,
    badges: isListOf(hasShape<CommunityTotals['badges'][number]>({ id: isText, name: isText, imageUrl: isText })),
  }),
)
