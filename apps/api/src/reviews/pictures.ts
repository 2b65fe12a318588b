import { randomUUID } from 'node:crypto'
import { looksLikePicture } from '@krishi/storefront-core/reviews'
import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import sharp from 'sharp'
import { isUuid, schema, type Database } from '../database/index.ts'

const { reviewPictures, reviews } = schema

/** The longest side that is kept, in px: the largest size of the image route. */
const longestSide = 1200

/** More than any phone takes; a small file can claim to be a huge picture. */
const mostPixels = 70_000_000

/**
 * Draws a shopper's picture anew: upright, at most 1200 px, WebP, without the place and the device that her phone wrote
 * into it. Null for what is no picture.
 */
export async function redrawPicture(bytes: Uint8Array): Promise<Buffer | null> {
  // Nothing else is shown to the decoder: not SVG, which can fetch and run.
  if (!looksLikePicture(bytes)) return null
  try {
    return await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
      .rotate()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer()
  } catch {
    return null
  }
}

/** Keeps a picture for a review that its shopper is about to send; gives its id. */
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
 * Gives a review the pictures of these ids and drops those that it had besides. False, and nothing is changed, when one of
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
