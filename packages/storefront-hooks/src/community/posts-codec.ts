import type {
  Author,
  Comment,
  CommunityTotals,
  Engagement,
  Media,
  MutationResult,
  OperationName,
  OperationPayloads,
  Post,
} from '@krishi/storefront-core/contract'
import { isLocale } from '@krishi/storefront-core/locale'
import { hasShape, isCount, isFlag, isListOf, isNullOr, isOneOf, isText } from '@krishi/storefront-core/shape'
import type { Decoder } from '../http/index.ts'
import { accept, fieldOf } from '../http/index.ts'
import { isResult } from '../http/told-success.ts'

interface Commented extends MutationResult {
  readonly comment: Comment
}

type Answer<Name extends OperationName> = OperationPayloads[Name]['response']

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
export const toVoted: Decoder<Answer<'community.votePost'>> = accept(
  hasShape<Answer<'community.votePost'>>({ result: isResult, upVotes: isTexts }),
)

/** Reads an answer as the server has it. */
export const toCommented: Decoder<Commented> = accept(hasShape<Commented>({ result: isResult, comment: isComment }))

/** Reads a quiz or poll with its results. */
export const toAnswered: Decoder<Answer<'community.answerQuizPoll'>> = accept(
  hasShape<Answer<'community.answerQuizPoll'>>({ result: isResult, engagement: isEngagement }),
)

/** Reads what somebody is to the community. */
export const toTotals: Decoder<CommunityTotals> = accept(
  hasShape<CommunityTotals>({
    postCount: isCount,
    followers: isCount,
    followingUsers: isCount,
    badges: isListOf(hasShape<CommunityTotals['badges'][number]>({ id: isText, name: isText, imageUrl: isText })),
  }),
)
