import type {
  Author,
  Comment,
  CommunityTotals,
  Engagement,
  Media,
  OperationName,
  OperationPayloads,
  Post,
} from '@krishi/storefront-core/contract'
import { isLocale } from '@krishi/storefront-core/locale'
import type { Guard } from '@krishi/storefront-core/shape'
import { hasShape, isCount, isFlag, isListOf, isNullOr, isOneOf, isText } from '@krishi/storefront-core/shape'
import type { Decoder } from '../http/index.ts'
import { accept, fieldOf } from '../http/index.ts'
import { isResult } from '../http/told-success.ts'

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

const isPoint: Guard<Post['locale']['location']['coordinates']> = (
  value,
): value is Post['locale']['location']['coordinates'] =>
  Array.isArray(value) && value.length === 2 && value.every((each) => Number.isFinite(each))

const isPost = hasShape<Post>({
  id: isText,
  userId: isText,
  postType: isOneOf('Question'),
  title: isText,
  htmlFormattedTitle: isText,
  isHTMLFormatted: isFlag,
  description: isText,
  tags: isTexts,
  medias: isListOf(isMedia),
  locale: hasShape<Post['locale']>({
    pinCode: isText,
    language: isLocale,
    location: hasShape<Post['locale']['location']>({ type: isOneOf('Point'), coordinates: isPoint }),
  }),
  postContext: hasShape<Post['postContext']>({ cropId: isText, diseasesCause: isText }),
  isDeleted: isFlag,
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
  commentFormat: isText,
  htmlFormattedComment: isText,
  isHtmlFormatted: isFlag,
  commentType: isOneOf('manual'),
  media: isListOf(hasShape<Comment['media'][number]>({ mediaUrl: isText })),
  mentions: hasShape<Comment['mentions']>({ users: isTexts, diseases: isTexts }),
  author: isAuthor,
  createdOn: isText,
  upVotes: isTexts,
  isAccepted: isFlag,
  isDeleted: isFlag,
})

/** Reads a page of the feed. */
export const toPosts: Decoder<readonly Post[]> = accept(isListOf(isPost))

/** Reads one post. */
export const toPost: Decoder<Post> = accept(isPost)

/** Reads a page of answers. */
export const toComments: Decoder<readonly Comment[]> = fieldOf<Answer<'community.comments'>>({
  comments: isListOf(isComment),
})

/** Reads who likes something now. */
export const toVoted: Decoder<Answer<'community.votePost'>> = accept(
  hasShape<Answer<'community.votePost'>>({ result: isResult, upVotes: isTexts }),
)

/** Reads an answer as the server has it. */
export const toCommented: Decoder<Answer<'community.createComment'>> = accept(
  hasShape<Answer<'community.createComment'>>({ result: isResult, comment: isComment }),
)

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
