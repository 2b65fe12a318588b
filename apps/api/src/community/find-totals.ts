import { badgesOf } from '@krishi/storefront-core/community'
import type { CommunityTotals } from '@krishi/storefront-core/contract'
import { and, eq } from 'drizzle-orm'
import { isUuid, schema, type Database } from '../database/index.ts'

const { follows, postComments, posts } = schema

/** Totals of a shopper in the community [34.8]; empty for an unknown id. */
export async function findTotals(database: Database, userId: string): Promise<CommunityTotals> {
  if (!isUuid(userId)) return { postCount: 0, followers: 0, followingUsers: 0, badges: [] }
  const answers = eq(postComments.userId, userId)
  const [postCount, answerCount, acceptedCount, followers, followingUsers] = await Promise.all([
    database.$count(posts, and(eq(posts.userId, userId), eq(posts.isHidden, false))),
    database.$count(postComments, answers),
    database.$count(postComments, and(answers, eq(postComments.isAccepted, true))),
    database.$count(follows, eq(follows.followingUserId, userId)),
    database.$count(follows, eq(follows.userId, userId)),
  ])
  const badges = badgesOf({ postCount, answerCount, acceptedCount, followers })
  return { postCount, followers, followingUsers, badges: badges.map((id) => ({ id, name: id, imageUrl: '' })) }
}
