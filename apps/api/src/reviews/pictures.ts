import { randomUUID } from 'node:crypto'
import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import { isUuid, schema, type Database } from '../database/index.ts'

const { reviewPictures, reviews } = schema

/** Keeps a picture for a review that its shopper is about to send; returns its id. */
export async function keepPicture(database: Database, userId: string, bytes: Uint8Array, now: Date): Promise<string> {
  const id = randomUUID()
  await database.insert(reviewPictures).values({ id, userId, reviewId: null, bytes, createdAt: now })
  return id
}

/** Where the image route serves a picture. */
export function pictureUrl(id: string): string {
  return `/img/review-${id}.webp`
}

/** The ids in addresses that `pictureUrl` made; null when there is any other address. */
export function readPictureIds(urls: readonly string[]): readonly string[] | null {
  const ids = urls.map((url) => /^\/img\/review-([\da-f-]{36})\.webp$/.exec(url)?.[1] ?? '')
  return ids.every(isUuid) ? [...new Set(ids)] : null
}

/**
 * Attaches the pictures of these ids to a review and removes its others. False, and nothing is changed, when one of
 * them is not this shopper's or belongs to another review.
 */
export async function attachPictures(
  transaction: Database,
  { reviewId, userId, ids }: { readonly reviewId: string; readonly userId: string; readonly ids: readonly string[] },
): Promise<boolean> {
  const wanted =
    ids.length === 0
      ? []
      : await transaction
          .select({ id: reviewPictures.id })
          .from(reviewPictures)
          .where(
            and(
              inArray(reviewPictures.id, [...ids]),
              eq(reviewPictures.userId, userId),
              or(isNull(reviewPictures.reviewId), eq(reviewPictures.reviewId, reviewId)),
            ),
          )
  if (wanted.length < ids.length) return false
  await transaction.update(reviewPictures).set({ reviewId: null }).where(eq(reviewPictures.reviewId, reviewId))
  if (ids.length > 0) {
    await transaction
      .update(reviewPictures)
      .set({ reviewId })
      .where(inArray(reviewPictures.id, [...ids]))
  }
  return true
}

/** The bytes of a picture whose review is published; null for any other. */
export async function findReviewPicture(database: Database, id: string): Promise<Uint8Array | null> {
  const [row] = await database
    .select({ bytes: reviewPictures.bytes })
    .from(reviewPictures)
    .innerJoin(reviews, eq(reviews.id, reviewPictures.reviewId))
    .where(and(eq(reviewPictures.id, id), eq(reviews.isPublished, true)))
  return row?.bytes ?? null
}
