import type { CommentOnWire } from '@krishi/storefront-core/contract'
import { asc, desc, eq, inArray } from 'drizzle-orm'
import { isUuid, schema, type Database } from '../database/index.ts'
import { findAuthors } from './to-posts.ts'

const { commentVotes, postComments } = schema

/** A page of the answers of a post: the accepted one first, then the oldest first [34.4]. */
export async function findComments(
  database: Database,
  postId: string,
  { pageNum, pageSize }: { readonly pageNum: number; readonly pageSize: number },
): Promise<readonly CommentOnWire[]> {
  if (!isUuid(postId)) return []
  const rows = await database
    .select()
    .from(postComments)
    .where(eq(postComments.postId, postId))
    .orderBy(desc(postComments.isAccepted), asc(postComments.createdAt), asc(postComments.id))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize)
  return toComments(database, rows)
}

/** Answers as everybody reads them. */
export async function toComments(
  database: Database,
  rows: readonly (typeof postComments.$inferSelect)[],
): Promise<readonly CommentOnWire[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const [votes, authors] = await Promise.all([
    database.select().from(commentVotes).where(inArray(commentVotes.commentId, ids)),
    findAuthors(
      database,
      rows.map(({ userId }) => userId),
    ),
  ])
  return rows.map((row) => ({
    commentId: row.id,
    postId: row.postId,
    userId: row.userId,
    comment: row.message,
    commentFormat: 'text',
    htmlFormattedComment: '',
    isHtmlFormatted: false,
    commentType: 'manual',
    media: [],
    mentions: { users: row.mentionedUsers, diseases: [] },
    author: authors.get(row.userId) ?? { userId: row.userId, name: '', profilePic: '' },
    createdOn: row.createdAt.toISOString(),
    upVotes: votes.flatMap((vote) => (vote.commentId === row.id ? [vote.userId] : [])),
    isAccepted: row.isAccepted,
    isDeleted: false,
  }))
}
