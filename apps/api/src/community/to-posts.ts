import { provinceName } from '@krishi/storefront-core/address'
import { postTags } from '@krishi/storefront-core/community'
import type { PostOnWire } from '@krishi/storefront-core/contract'
import { filmUrl } from '@krishi/storefront-core/film'
import type { Locale } from '@krishi/storefront-core/locale'
import { count, inArray } from 'drizzle-orm'
import type { ApiContext } from '../api-context.ts'
import { schema, type Database } from '../database/index.ts'
import { placeNameIn } from '../pincodes/index.ts'
import { findEngagements } from './find-engagements.ts'
import { mediaUrl } from './media.ts'
import { toAuthor } from './to-author.ts'

const { postComments, postVotes, users } = schema

/** A row of `posts`. */
export type PostRow = typeof schema.posts.$inferSelect

/** Who reads posts, and in which language the names of places are. */
export interface Reader {
  readonly userId: string | null
  readonly language: Locale
}

/** Posts as everybody reads them, in the order of the rows [34.2]. */
export async function toPosts(
  { database, settings, now }: Pick<ApiContext, 'database' | 'settings' | 'now'>,
  rows: readonly PostRow[],
  { userId, language }: Reader,
): Promise<readonly PostOnWire[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const [votes, replies, authors, engagements] = await Promise.all([
    database.select().from(postVotes).where(inArray(postVotes.postId, ids)),
    countReplies(database, ids),
    findAuthors(
      database,
      rows.map((row) => row.userId),
    ),
    findEngagements(database, ids, { userId, now: now() }),
  ])
  return rows.map((row) => {
    const { engagement = null, type } = engagements.find(({ postId }) => postId === row.id) ?? {}
    return {
      id: row.id,
      userId: row.userId,
      postType: 'Question',
      title: row.title,
      htmlFormattedTitle: '',
      isHTMLFormatted: false,
      description: row.description,
      tags: postTags({ crop: row.cropId, ...placeOf(row, settings, language), language: row.language }),
      medias: [
        ...row.pictures.map((id) => ({ mediaUrl: mediaUrl(id), mediaType: 'image' }) as const),
        ...(row.film === null ? [] : [{ mediaUrl: filmUrl(mediaUrl(row.film)), mediaType: 'video' } as const]),
      ],
      locale: {
        pinCode: row.pincode,
        language: row.language,
        location: { type: 'Point', coordinates: [row.latitude ?? 0, row.longitude ?? 0] },
      },
      postContext: { cropId: row.cropId, diseasesCause: '' },
      isDeleted: false,
      isSolved: row.isSolved,
      author: authors.get(row.userId) ?? { userId: row.userId, name: '', profilePic: '' },
      createdOn: row.createdAt.toISOString(),
      upVotes: votes.flatMap((vote) => (vote.postId === row.id ? [vote.userId] : [])),
      viewedUsers: row.viewCount,
      replyCount: replies.get(row.id) ?? 0,
      cropDoctorId: null,
      poll: type === 'poll' ? engagement : null,
      quiz: type === 'quiz' ? engagement : null,
    }
  })
}

/** Authors by their ids. */
export async function findAuthors(database: Database, ids: readonly string[]) {
  const { id, firstName, lastName } = users
  const rows =
    ids.length === 0
      ? []
      : await database
          .select({ userId: id, firstName, lastName })
          .from(users)
          .where(inArray(id, [...new Set(ids)]))
  return new Map(rows.map((row) => [row.userId, toAuthor(row)]))
}

function placeOf({ district, provinceId, pincode }: PostRow, settings: ApiContext['settings'], language: Locale) {
  const province = settings.provinces.find(({ id }) => id === provinceId)
  return {
    district: district === '' ? '' : placeNameIn(language, provinceId, district),
    state: province ? provinceName(province, language) : '',
    pincode,
  }
}

async function countReplies(database: Database, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await database
    .select({ postId: postComments.postId, replies: count() })
    .from(postComments)
    .where(inArray(postComments.postId, [...ids]))
    .groupBy(postComments.postId)
  return new Map(rows.map(({ postId, replies }) => [postId, replies]))
}
