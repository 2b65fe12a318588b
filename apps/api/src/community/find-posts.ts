import type { PostOnWire, PostsRequest } from '@krishi/storefront-core/contract'
import { and, desc, eq, inArray, type SQL } from 'drizzle-orm'
import type { ApiContext } from '../api-context.ts'
import { isUuid, schema } from '../database/index.ts'
import { findNearestPlace } from '../delivery/places.ts'
import { toPosts, type Reader } from './to-posts.ts'

const { posts } = schema

/**
 * A page of the feed [34.1]: the newest first, or those that were viewed by most. Nearby are those of the same state, the same
 * district before the others. A page after the end is empty.
 */
export async function findPosts(
  shop: ApiContext,
  query: PostsRequest['query'],
  reader: Reader,
): Promise<readonly PostOnWire[]> {
  const found = await conditionsOf(shop, query, reader)
  if (found === null) return []
  const newest = [desc(posts.createdAt), desc(posts.id)]
  const rows = await shop.database
    .select()
    .from(posts)
    .where(and(eq(posts.isHidden, false), ...found.conditions))
    .orderBy(
      ...(found.district === null ? [] : [desc(eq(posts.district, found.district))]),
      ...(query.mostViewedPosts ? [desc(posts.viewCount), desc(posts.id)] : newest),
    )
    .limit(query.pagesize)
    .offset((query.pagenum - 1) * query.pagesize)
  return toPosts(shop, rows, reader)
}

/** One post; null for one that is not there, or that a moderator has hidden. */
export async function findPost(shop: ApiContext, postId: string, reader: Reader): Promise<PostOnWire | null> {
  if (!isUuid(postId)) return null
  const rows = await shop.database
    .select()
    .from(posts)
    .where(and(eq(posts.id, postId), eq(posts.isHidden, false)))
  return (await toPosts(shop, rows, reader))[0] ?? null
}

/** Null where nothing can match: own posts of a guest, an author who is none, a position abroad. */
async function conditionsOf(
  { database }: ApiContext,
  query: PostsRequest['query'],
  reader: Reader,
): Promise<{ readonly conditions: readonly SQL[]; readonly district: string | null } | null> {
  const conditions: SQL[] = []
  const author = query.isUserPostsRequired ? reader.userId : query.userId
  if (author === null || (author !== undefined && !isUuid(author))) return null
  if (author !== undefined) conditions.push(eq(posts.userId, author))
  if (query.unsolved) conditions.push(eq(posts.isSolved, false))
  if (query.language !== undefined) conditions.push(eq(posts.language, query.language))
  if (query.cropIds !== undefined) conditions.push(inArray(posts.cropId, query.cropIds.split(',')))
  const { latitude, longitude } = query
  if (latitude === undefined || longitude === undefined) return { conditions, district: null }
  const place = await findNearestPlace(database, { latitude, longitude })
  if (!place) return null
  return { conditions: [...conditions, eq(posts.provinceId, place.provinceId)], district: place.district }
}
