import { communityDailyLimits, mayChange, tidyText, validatePost } from '@krishi/storefront-core/community'
import { languageOfText } from '@krishi/storefront-core/format'
import { err, ok } from '@krishi/storefront-core/result'
import { and, eq, isNull } from 'drizzle-orm'
import type { ApiContext } from '../api-context.ts'
import { inTransaction, isUuid, schema, type Database } from '../database/index.ts'
import type { OperationRoute } from '../http/operation-route.ts'
import { mutationResult } from '../reviews/schemas.ts'
import { createPost } from './create-post.ts'
import { dailyRefusal } from './daily-limit.ts'
import { readMediaIds } from './media.ts'
import * as schemas from './post-schemas.ts'

const { communityMedia, posts, postReports, postVotes, quizPolls } = schema

/** A post that everybody may see; undefined for any other. */
async function findVisible(database: Database, postId: string) {
  if (!isUuid(postId)) return undefined
  const [row] = await database
    .select()
    .from(posts)
    .where(and(eq(posts.id, postId), eq(posts.isHidden, false)))
  return row
}

/** Takes a question of a signed-in shopper [34.2]. */
export function createPostRoute(shop: ApiContext): OperationRoute<'community.createPost'> {
  return {
    name: 'community.createPost',
    summary: 'Posts a question, at most ten in 24 hours. A repeat with the same id is a success and posts nothing.',
    limit: 'publish',
    request: { body: schemas.postDraft },
    response: schemas.created,
    refusals: ['auth/forbidden', 'request/conflict'],
    handle: async ({ body }, { shopper: { userId }, language }) =>
      userId === null ? err('auth/forbidden') : createPost(shop, userId, body, language),
  }
}

/** Changes the words of a question: its author may [34.3, 34.9]. */
export function updatePostRoute({ database, settings, now }: ApiContext): OperationRoute<'community.updatePost'> {
  return {
    name: 'community.updatePost',
    summary: 'Changes the title of a post; only its author may.',
    limit: 'publish',
    request: { path: schemas.byPostId, body: schemas.titleChange },
    response: mutationResult,
    refusals: ['auth/forbidden', 'request/not-found'],
    async handle({ path: { postId }, body }, { shopper: { userId } }) {
      const post = await findVisible(database, postId)
      if (!post) return err('request/not-found')
      if (!mayChange(userId, post)) return err('auth/forbidden')
      const title = tidyText(body.title).replaceAll('\n', ' ')
      const { maxImages } = settings.socialFeed.createPostConfig
      const problems = validatePost({ ...post, title }, { pictureCount: 0, maxImages })
      const [problem] = problems
      if (problem) return err('request/invalid', { fields: { [problem.field]: problem.error } })
      const language = languageOfText(`${title} ${post.description}`, post.language)
      await database.update(posts).set({ title, language, editedAt: now() }).where(eq(posts.id, postId))
      return ok({ result: 'Success' })
    },
  }
}

/** Deletes a post with all that hangs on it: its author may [34.9]. */
export function deletePostRoute({ database }: ApiContext): OperationRoute<'community.deletePost'> {
  return {
    name: 'community.deletePost',
    summary: 'Deletes a post with its answers, votes and pictures; only its author may.',
    limit: 'write',
    request: { path: schemas.byPostId },
    response: mutationResult,
    refusals: ['auth/forbidden', 'request/not-found'],
    async handle({ path: { postId } }, { shopper: { userId } }) {
      const post = await findVisible(database, postId)
      if (!post) return err('request/not-found')
      if (!mayChange(userId, post)) return err('auth/forbidden')
      await inTransaction(database, async (transaction) => {
        await transaction.delete(communityMedia).where(eq(communityMedia.postId, postId))
        await transaction.delete(quizPolls).where(eq(quizPolls.id, postId))
        await transaction.delete(posts).where(eq(posts.id, postId))
      })
      return ok({ result: 'Success' })
    },
  }
}

/** Likes a post, or does so no longer [34.3]; a repeat changes nothing. */
export function votePostRoute({ database }: ApiContext): OperationRoute<'community.votePost'> {
  return {
    name: 'community.votePost',
    summary: 'The signed-in shopper likes a post, or does so no longer; answers who likes it.',
    limit: 'write',
    request: { path: schemas.byPostId, body: schemas.vote },
    response: schemas.voted,
    refusals: ['auth/forbidden', 'request/not-found'],
    async handle({ path: { postId }, body: { isLike } }, { shopper: { userId } }) {
      if (userId === null) return err('auth/forbidden')
      if (!(await findVisible(database, postId))) return err('request/not-found')
      if (isLike) await database.insert(postVotes).values({ postId, userId }).onConflictDoNothing()
      else await database.delete(postVotes).where(and(eq(postVotes.postId, postId), eq(postVotes.userId, userId)))
      const votes = await database.select().from(postVotes).where(eq(postVotes.postId, postId))
      return ok({ result: 'Success', upVotes: votes.map((vote) => vote.userId) })
    },
  }
}

/** Takes what a shopper objects to in a post, for a moderator to look at [34.5]. */
export function reportPostRoute({ database, settings, now }: ApiContext): OperationRoute<'community.reportPost'> {
  return {
    name: 'community.reportPost',
    summary: 'Reports a post of somebody else to those who run the shop, for one of the reasons of the settings.',
    limit: 'publish',
    request: { path: schemas.byPostId, body: schemas.report },
    response: mutationResult,
    refusals: ['auth/forbidden', 'request/not-found'],
    async handle({ path: { postId }, body: { reason } }, { shopper: { userId } }) {
      if (userId === null) return err('auth/forbidden')
      if (!settings.socialFeed.report.reasons.includes(reason)) {
        return err('request/invalid', { fields: { reason: 'unknown' } })
      }
      const post = await findVisible(database, postId)
      if (!post) return err('request/not-found')
      if (mayChange(userId, post)) return err('auth/forbidden')
      const createdAt = now()
      const most = communityDailyLimits.reports
      const refusal = await dailyRefusal(database, postReports, { userId, most, now: createdAt })
      if (refusal) return refusal
      await database.insert(postReports).values({ postId, userId, reason, createdAt }).onConflictDoNothing()
      return ok({ result: 'Success' })
    },
  }
}

/** Takes back a picture whose post was not sent. */
export function deleteMediaRoute({ database }: ApiContext): OperationRoute<'community.deleteMedia'> {
  return {
    name: 'community.deleteMedia',
    summary: 'Deletes a picture of the shopper that is in no post yet; a repeat changes nothing.',
    limit: 'write',
    request: { query: schemas.mediaQuery },
    response: mutationResult,
    refusals: ['auth/forbidden'],
    async handle({ query: { imageUrl } }, { shopper: { userId } }) {
      if (userId === null) return err('auth/forbidden')
      const [id] = readMediaIds([imageUrl]) ?? []
      if (id === undefined) return err('request/invalid', { fields: { imageUrl: 'unknown' } })
      const own = and(eq(communityMedia.userId, userId), isNull(communityMedia.postId))
      await database.delete(communityMedia).where(and(eq(communityMedia.id, id), own))
      return ok({ result: 'Success' })
    },
  }
}
