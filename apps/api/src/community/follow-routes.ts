import type { Author } from '@krishi/storefront-core/contract'
import { err, ok } from '@krishi/storefront-core/result'
import { and, desc, eq, isNull } from 'drizzle-orm'
import { isUuid, schema, type Database } from '../database/index.ts'
import type { OperationRoute } from '../http/operation-route.ts'
import { mutationResult } from '../reviews/schemas.ts'
import type { ApiContext } from '../api-context.ts'
import { toAuthor } from './to-author.ts'
import * as schemas from './schemas.ts'

const { follows, users } = schema

/** How many of a list are told. */
const mostListed = 500

/** The other side of those who are on one side of following: the newest first, without deleted accounts. */
async function listSide(
  database: Database,
  { side, userId }: { readonly side: 'followers' | 'following'; readonly userId: string },
): Promise<readonly Author[]> {
  if (!isUuid(userId)) return []
  const [own, other] =
    side === 'followers' ? [follows.followingUserId, follows.userId] : [follows.userId, follows.followingUserId]
  const rows = await database
    .select({ userId: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(follows)
    .innerJoin(users, eq(users.id, other))
    .where(and(eq(own, userId), isNull(users.deletedAt)))
    .orderBy(desc(follows.createdAt), desc(users.id))
    .limit(mostListed)
  return rows.map(toAuthor)
}

/** Who follows somebody [34.3]. */
export function followersRoute({ database }: ApiContext): OperationRoute<'community.followers'> {
  return {
    name: 'community.followers',
    summary: 'Who follows a shopper.',
    limit: 'read',
    request: { query: schemas.ofUser },
    response: schemas.users,
    refusals: [],
    handle: async ({ query }) => ok({ users: await listSide(database, { side: 'followers', ...query }) }),
  }
}

/** Whom somebody follows [34.3]. */
export function followingRoute({ database }: ApiContext): OperationRoute<'community.following'> {
  return {
    name: 'community.following',
    summary: 'Whom a shopper follows.',
    limit: 'read',
    request: { query: schemas.ofUser },
    response: schemas.users,
    refusals: [],
    handle: async ({ query }) => ok({ users: await listSide(database, { side: 'following', ...query }) }),
  }
}

/** Follows somebody, or does so no longer. Who follows says the session; a repeat changes nothing. */
export function followRoute({ database, now }: ApiContext): OperationRoute<'community.follow'> {
  return {
    name: 'community.follow',
    summary: 'The signed-in shopper follows another one, or does so no longer.',
    limit: 'write',
    request: { body: schemas.followBody },
    response: mutationResult,
    refusals: ['auth/forbidden', 'request/not-found'],
    async handle({ body: { followingUserId, isFollow } }, { shopper: { userId } }) {
      if (userId === null || userId === followingUserId) return err('auth/forbidden')
      if (!isUuid(followingUserId)) return err('request/not-found')
      if (!isFollow) {
        await database
          .delete(follows)
          .where(and(eq(follows.userId, userId), eq(follows.followingUserId, followingUserId)))
        return ok({ result: 'Success' })
      }
      const known = and(eq(users.id, followingUserId), isNull(users.deletedAt))
      if ((await database.$count(users, known)) === 0) return err('request/not-found')
      await database.insert(follows).values({ userId, followingUserId, createdAt: now() }).onConflictDoNothing()
      return ok({ result: 'Success' })
    },
  }
}
