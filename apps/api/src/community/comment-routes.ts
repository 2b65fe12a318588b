import {
  communityDailyLimits,
  mayAccept,
  mayChange,
  tidyText,
  validateComment,
} from '@krishi/storefront-core/community'
import type { CommentOnWire, CommentPayload } from '@krishi/storefront-core/contract'
import type { Locale } from '@krishi/storefront-core/locale'
import { err, ok } from '@krishi/storefront-core/result'
import { languageOfText } from '@krishi/storefront-core/format'
import { and, eq, inArray } from 'drizzle-orm'
import type { ApiContext } from '../api-context.ts'
import { inTransaction, isUuid, schema, type Database } from '../database/index.ts'
import type { OperationRoute, Outcome } from '../http/operation-route.ts'
import { mutationResult } from '../reviews/schemas.ts'
import { dailyRefusal } from './daily-limit.ts'
import { toComments } from './find-comments.ts'
import * as schemas from './post-schemas.ts'

const { commentVotes, postComments, posts, users } = schema

type CommentRow = typeof postComments.$inferSelect

/** An answer under a post that everybody may see, with that post; undefined for any other. */
async function findComment(database: Database, commentId: string) {
  if (!isUuid(commentId)) return undefined
  const [row] = await database
    .select({ comment: postComments, post: posts })
    .from(postComments)
    .innerJoin(posts, eq(posts.id, postComments.postId))
    .where(and(eq(postComments.id, commentId), eq(posts.isHidden, false)))
  return row
}

/** Those of the ids that are accounts. */
async function knownUsers(database: Database, ids: readonly string[]): Promise<readonly string[]> {
  const asked = [...new Set(ids)].filter(isUuid)
  if (asked.length === 0) return []
  const rows = await database.select({ id: users.id }).from(users).where(inArray(users.id, asked))
  return rows.map(({ id }) => id)
}

type Answered = Outcome<{ readonly result: 'Success'; readonly comment: CommentOnWire }>

async function success(database: Database, row: CommentRow): Promise<Answered> {
  const [comment] = await toComments(database, [row])
  return comment ? ok({ result: 'Success', comment }) : err('request/not-found')
}

async function createComment(
  { database, now }: ApiContext,
  userId: string,
  draft: CommentPayload,
  pageLanguage: Locale,
): Promise<Answered> {
  const { commentId, postId } = draft
  const known = await findComment(database, commentId)
  if (known) return known.comment.userId === userId ? success(database, known.comment) : err('request/conflict')
  const message = tidyText(draft.comment)
  const problem = validateComment(message)
  if (problem) return err('request/invalid', { fields: { comment: problem } })
  const visible = and(eq(posts.id, postId), eq(posts.isHidden, false))
  if (!isUuid(postId) || (await database.$count(posts, visible)) === 0) return err('request/not-found')
  const createdAt = now()
  const most = communityDailyLimits.comments
  const refusal = await dailyRefusal(database, postComments, { userId, most, now: createdAt })
  if (refusal) return refusal
  const mentionedUsers = await knownUsers(database, draft.mentions.users)
  const language = languageOfText(message, pageLanguage)
  const [row] = await database
    .insert(postComments)
    .values({ id: commentId, postId, userId, message, language, mentionedUsers, createdAt })
    .onConflictDoNothing()
    .returning()
  return row ? success(database, row) : err('request/conflict')
}

/** Takes an answer of a signed-in shopper [34.4]. */
export function createCommentRoute(shop: ApiContext): OperationRoute<'community.createComment'> {
  return {
    name: 'community.createComment',
    summary: 'Answers a post, at most 60 times in 24 hours. A repeat with the same id is a success and writes nothing.',
    limit: 'publish',
    request: { body: schemas.commentDraft },
    response: schemas.commented,
    refusals: ['auth/forbidden', 'request/not-found', 'request/conflict'],
    handle: async ({ body }, { shopper: { userId }, language }) =>
      userId === null ? err('auth/forbidden') : createComment(shop, userId, body, language),
  }
}

/** Changes an answer: its author may [34.9]. */
export function updateCommentRoute({ database, now }: ApiContext): OperationRoute<'community.updateComment'> {
  return {
    name: 'community.updateComment',
    summary: 'Changes an answer; only its author may.',
    limit: 'publish',
    request: { path: schemas.byCommentId, body: schemas.commentChange },
    response: mutationResult,
    refusals: ['auth/forbidden', 'request/not-found'],
    async handle({ path: { commentId }, body }, { shopper: { userId } }) {
      const found = await findComment(database, commentId)
      if (!found) return err('request/not-found')
      if (!mayChange(userId, found.comment)) return err('auth/forbidden')
      const message = tidyText(body.comment)
      const problem = validateComment(message)
      if (problem) return err('request/invalid', { fields: { comment: problem } })
      const mentionedUsers = await knownUsers(database, body.mentions.users)
      await database
        .update(postComments)
        .set({ message, mentionedUsers, editedAt: now() })
        .where(eq(postComments.id, commentId))
      return ok({ result: 'Success' })
    },
  }
}

/** Finds an answer helpful, or does so no longer; a repeat changes nothing [34.4]. */
export function voteCommentRoute({ database }: ApiContext): OperationRoute<'community.voteComment'> {
  return {
    name: 'community.voteComment',
    summary: 'The signed-in shopper finds an answer helpful, or does so no longer; answers who does.',
    limit: 'write',
    request: { path: schemas.byCommentId, body: schemas.commentVote },
    response: schemas.voted,
    refusals: ['auth/forbidden', 'request/not-found'],
    async handle({ path: { commentId }, body: { isLike } }, { shopper: { userId } }) {
      if (userId === null) return err('auth/forbidden')
      if (!(await findComment(database, commentId))) return err('request/not-found')
      const own = and(eq(commentVotes.commentId, commentId), eq(commentVotes.userId, userId))
      if (isLike) await database.insert(commentVotes).values({ commentId, userId }).onConflictDoNothing()
      else await database.delete(commentVotes).where(own)
      const votes = await database.select().from(commentVotes).where(eq(commentVotes.commentId, commentId))
      return ok({ result: 'Success', upVotes: votes.map((vote) => vote.userId) })
    },
  }
}

/** Marks an answer as the solution, or as none any more: allowed to the author of the question. A post has one solution at most. */
export function acceptCommentRoute({ database }: ApiContext): OperationRoute<'community.acceptComment'> {
  return {
    name: 'community.acceptComment',
    summary: 'Whoever asked marks an answer of somebody else as the solution, in place of the one before.',
    limit: 'write',
    request: { path: schemas.byCommentId, body: schemas.acceptance },
    response: mutationResult,
    refusals: ['auth/forbidden', 'request/not-found'],
    async handle({ path: { commentId }, body: { isAccepted } }, { shopper: { userId } }) {
      const found = await findComment(database, commentId)
      if (!found) return err('request/not-found')
      const { comment, post } = found
      if (!mayAccept(userId, post, comment)) return err('auth/forbidden')
      await inTransaction(database, async (transaction) => {
        await transaction.update(postComments).set({ isAccepted: false }).where(eq(postComments.postId, post.id))
        if (isAccepted) {
          await transaction.update(postComments).set({ isAccepted }).where(eq(postComments.id, commentId))
        }
        await transaction.update(posts).set({ isSolved: isAccepted }).where(eq(posts.id, post.id))
      })
      return ok({ result: 'Success' })
    },
  }
}

/** Deletes an answer: its author may [34.9]. A question whose solution goes is open again. */
export function deleteCommentRoute({ database }: ApiContext): OperationRoute<'community.deleteComment'> {
  return {
    name: 'community.deleteComment',
    summary: 'Deletes an answer; only its author may.',
    limit: 'write',
    request: { path: schemas.byCommentId },
    response: mutationResult,
    refusals: ['auth/forbidden', 'request/not-found'],
    async handle({ path: { commentId } }, { shopper: { userId } }) {
      const found = await findComment(database, commentId)
      if (!found) return err('request/not-found')
      const { comment, post } = found
      if (!mayChange(userId, comment)) return err('auth/forbidden')
      await inTransaction(database, async (transaction) => {
        await transaction.delete(postComments).where(eq(postComments.id, commentId))
        if (comment.isAccepted) await transaction.update(posts).set({ isSolved: false }).where(eq(posts.id, post.id))
      })
      return ok({ result: 'Success' })
    },
  }
}
