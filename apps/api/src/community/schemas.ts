import type { Author, OperationName, OperationPayloads } from '@krishi/storefront-core/contract'
import { z } from '@hono/zod-openapi'
import { mutationResult, pictureForm } from '../reviews/schemas.ts'

const line = z.string().max(200)
const sentence = z.string().trim().min(1).max(500)

export const ofUser = z.object({ userId: line })

const author = z
  .object({ userId: z.string(), name: z.string(), profilePic: z.string() })
  .openapi('Author') satisfies z.ZodType<Author>

export const users = z.object({ users: z.array(author) }).openapi('Authors')

type Body<Name extends OperationName> = OperationPayloads[Name]['request'] extends { body: infer Given } ? Given : never

export const followBody = z
  .object({ userId: line, followingUserId: line, isFollow: z.boolean() })
  .openapi('Follow') satisfies z.ZodType<Body<'community.follow'>>

const bytes = z.coerce.number().int().min(0).max(1_000_000_000)

export const uploadQuery = z.object({
  isBrandUser: z.stringbool(),
  id: z.uuid().optional(),
  filmOf: line.optional(),
  offset: bytes.optional(),
  size: bytes.optional(),
})

export const mediaForm = pictureForm

export const mediaAddress = z.object({ mediaUrl: z.string() })

export const engagementAccess = z.object({ canCreateQuizPoll: z.boolean() }).openapi('EngagementAccess')

export const quizPollBody = z
  .object({
    userId: line,
    type: z.enum(['poll', 'quiz']),
    question: sentence,
    options: z.array(sentence).min(2).max(10),
    correctOption: z.int().min(0).max(9).nullable(),
  })
  .openapi('QuizPollDraft') satisfies z.ZodType<Body<'community.createQuizPoll'>>

export const quizPollResult = mutationResult.extend({ postId: z.string() }).openapi('QuizPollResult')
