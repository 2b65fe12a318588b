import type * as contract from '@krishi/storefront-core/contract'
import { z } from '@hono/zod-openapi'
import { locale } from '../catalog/schemas.ts'
import { mutationResult } from '../reviews/schemas.ts'

const line = z.string().max(200)
/** Only the shape; how long a text may be is core's to decide. */
const text = z.string().max(20_000)
const flag = z.stringbool()
const page = z.coerce.number().int().min(1).max(10_000)
const id = z.uuid()

export const byPostId = z.object({ postId: line })
export const byCommentId = z.object({ commentId: line })

export const postsQuery = z.object({
  pagesize: z.coerce.number().int().min(1).max(50),
  pagenum: page,
  cropIds: line.optional(),
  userId: line.optional(),
  mostViewedPosts: flag.optional(),
  unsolved: flag.optional(),
  longitude: z.coerce.number().min(-180).max(180).optional(),
  latitude: z.coerce.number().min(-90).max(90).optional(),
  language: locale.optional(),
  isUserPostsRequired: flag.optional(),
  filterApplied: flag.optional(),
})

export const commentsQuery = z.object({ pageNum: page, pageSize: z.coerce.number().int().min(1).max(50) })

const author = z.object({ userId: z.string(), name: z.string(), profilePic: z.string() })
const media = z.object({ mediaUrl: line, mediaType: z.enum(['image', 'video']) })

const engagement = z
  .object({
    id: z.string(),
    question: z.string(),
    options: z.array(z.object({ id: z.string(), text: z.string(), votes: z.int() })),
    correctOptionId: z.string().nullable(),
    endsOn: z.string(),
    selectedOptionId: z.string().nullable(),
    isUserAnswered: z.boolean(),
  })
  .openapi('Engagement') satisfies z.ZodType<contract.Engagement>

const written = {
  userId: line,
  postType: z.literal('Question'),
  title: text,
  description: text,
  tags: z.array(line).max(20),
  medias: z.array(media).max(10),
}

const postLocale = z.object({ pinCode: line, language: locale })
const postContext = z.object({ cropId: line })

export const postDraft = z
  .object({ ...written, locale: postLocale, postContext, id, isDeleted: z.literal(false), isSolved: z.literal(false) })
  .openapi('PostDraft') satisfies z.ZodType<contract.PostPayload>

export const post = z
  .object({
    ...written,
    htmlFormattedTitle: z.string(),
    isHTMLFormatted: z.boolean(),
    locale: postLocale.extend({
      location: z.object({ type: z.literal('Point'), coordinates: z.tuple([z.number(), z.number()]) }),
    }),
    postContext: postContext.extend({ diseasesCause: z.string() }),
    id: z.string(),
    isDeleted: z.boolean(),
    isSolved: z.boolean(),
    author,
    createdOn: z.string(),
    upVotes: z.array(z.string()),
    viewedUsers: z.int(),
    replyCount: z.int(),
    cropDoctorId: z.string().nullable(),
    poll: engagement.nullable(),
    quiz: engagement.nullable(),
  })
  .openapi('Post') satisfies z.ZodType<contract.PostOnWire>

export const posts = z.array(post)

export const created = mutationResult.extend({ postId: z.string() }).openapi('PostResult')

export const titleChange = z.object({ title: text }).openapi('PostChange')

export const vote = z.object({ isLike: z.boolean() })

export const voted = mutationResult.extend({ upVotes: z.array(z.string()) }).openapi('VoteResult')

const mentions = z.object({ users: z.array(line).max(20), diseases: z.array(line).max(20) })

const saidByShopper = {
  postId: line,
  userId: line,
  comment: text,
  commentFormat: line,
  htmlFormattedComment: text,
  isHtmlFormatted: z.boolean(),
  commentType: z.literal('manual'),
  media: z.array(z.object({ mediaUrl: line })).max(10),
  mentions,
}

export const commentDraft = z
  .object({ ...saidByShopper, commentId: id })
  .openapi('CommentDraft') satisfies z.ZodType<contract.CommentPayload>

const comment = z
  .object({
    ...saidByShopper,
    commentId: z.string(),
    author,
    createdOn: z.string(),
    upVotes: z.array(z.string()),
    isAccepted: z.boolean(),
    isDeleted: z.boolean(),
  })
  .openapi('Comment') satisfies z.ZodType<contract.CommentOnWire>

export const comments = z.object({ comments: z.array(comment) }).openapi('Comments')

export const commented = mutationResult.extend({ comment }).openapi('CommentResult')

export const commentChange = z
  .object({ comment: text, htmlFormattedComment: text, isHtmlFormatted: z.boolean(), mentions })
  .openapi('CommentChange')

export const commentVote = z.object({ upvotes: z.int(), isLike: z.boolean() })

export const acceptance = z.object({ isAccepted: z.boolean() })

export const answer = z
  .object({ postId: line, type: z.enum(['poll', 'quiz']), selectedOptionId: line })
  .openapi('QuizPollAnswer')

export const answered = mutationResult.extend({ engagement }).openapi('QuizPollAnswered')

export const report = z.object({ reason: line })

export const viewBody = z.object({ postIds: z.array(line).max(50) })

export const mediaQuery = z.object({ imageUrl: line })

export const totals = z
  .object({
    postCount: z.int(),
    followers: z.int(),
    followingUsers: z.int(),
    badges: z.array(z.object({ id: z.string(), name: z.string(), imageUrl: z.string() })),
  })
  .openapi('CommunityTotals') satisfies z.ZodType<contract.CommunityTotals>
