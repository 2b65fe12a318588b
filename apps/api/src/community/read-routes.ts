import { err, ok } from '@krishi/storefront-core/result'
import { inArray, sql } from 'drizzle-orm'
import type { ApiContext } from '../api-context.ts'
import { inTransaction, isUuid, schema } from '../database/index.ts'
import type { OperationRoute } from '../http/operation-route.ts'
import { mutationResult } from '../reviews/schemas.ts'
import { findComments } from './find-comments.ts'
import { findPost, findPosts } from './find-posts.ts'
import { findTotals } from './find-totals.ts'
import * as schemas from './post-schemas.ts'
import { ofUser } from './schemas.ts'

const { posts, postViews } = schema

/** A page of the feed [34.1]. */
export function postsRoute(shop: ApiContext): OperationRoute<'community.posts'> {
  return {
    name: 'community.posts',
    summary: 'A page of the posts: all, of a shopper, unsolved, most viewed, nearby, of crops, in a language.',
    limit: 'read',
    request: { query: schemas.postsQuery },
    response: schemas.posts,
    refusals: [],
    handle: async ({ query }, { shopper, language }) =>
      ok(await findPosts(shop, query, { userId: shopper?.userId ?? null, language })),
  }
}

/** One post [34.2]. */
export function postRoute(shop: ApiContext): OperationRoute<'community.post'> {
  return {
    name: 'community.post',
    summary: 'One post.',
    limit: 'read',
    request: { path: schemas.byPostId },
    response: schemas.post,
    refusals: ['request/not-found'],
    async handle({ path: { postId } }, { shopper, language }) {
      const post = await findPost(shop, postId, { userId: shopper?.userId ?? null, language })
      return post ? ok(post) : err('request/not-found')
    },
  }
}

/** A page of the answers of a post [34.4]. */
export function commentsRoute(shop: ApiContext): OperationRoute<'community.comments'> {
  return {
    name: 'community.comments',
    summary: 'A page of the answers of a post: the accepted one first, then the oldest first.',
    limit: 'read',
    request: { path: schemas.byPostId, query: schemas.commentsQuery },
    response: schemas.comments,
    refusals: [],
    handle: async ({ path, query }) => ok({ comments: await findComments(shop.database, path.postId, query) }),
  }
}

/** What a shopper is to the community [34.8]. */
export function totalsRoute({ database }: ApiContext): OperationRoute<'community.totals'> {
  return {
    name: 'community.totals',
    summary: 'How much a shopper has posted, who follows, and the badges that were earned.',
    limit: 'read',
    request: { query: ofUser },
    response: schemas.totals,
    refusals: [],
    handle: async ({ query }) => ok(await findTotals(database, query.userId)),
  }
}

/** Counts who has had posts in view [34.6]; each shopper counts once for a post. */
export function viewPostsRoute({ database }: ApiContext): OperationRoute<'community.viewPosts'> {
  return {
    name: 'community.viewPosts',
    summary: 'Tells that posts were in view; each shopper counts once for a post.',
    limit: 'write',
    request: { body: schemas.viewBody },
    response: mutationResult,
    refusals: [],
    async handle({ body: { postIds } }, { shopper: { guestUserId } }) {
      const ids = [...new Set(postIds)].filter(isUuid)
      if (ids.length > 0) {
        await inTransaction(database, async (transaction) => {
          const known = await transaction.select({ id: posts.id }).from(posts).where(inArray(posts.id, ids))
          const views = known.map(({ id }) => ({ postId: id, viewerId: guestUserId }))
          const counted =
            views.length === 0
              ? []
              : await transaction.insert(postViews).values(views).onConflictDoNothing().returning()
          const fresh = counted.map(({ postId }) => postId)
          if (fresh.length === 0) return
          const viewCount = sql`${posts.viewCount} + 1`
          await transaction.update(posts).set({ viewCount }).where(inArray(posts.id, fresh))
        })
      }
      return ok({ result: 'Success' })
    },
  }
}
