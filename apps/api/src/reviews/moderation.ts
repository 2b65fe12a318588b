import type { Locale } from '@krishi/storefront-core/locale'
import { err, ok, type Result } from '@krishi/storefront-core/result'
import { asc, eq, inArray } from 'drizzle-orm'
import { inTransaction, isUuid, schema, type Database } from '../database/index.ts'
import { refreshRating } from './ratings.ts'

const { products, reviewPictures, reviews } = schema

/** A review that only moderators see yet. */
export interface WaitingReview {
  readonly id: string
  readonly productHandle: string
  readonly author: string
  readonly rating: number
  readonly message: string
  readonly language: Locale
  readonly writtenAt: Date
  readonly pictures: readonly { readonly id: string; readonly bytes: Uint8Array }[]
}

/** The reviews that wait for a moderator [19.5], the oldest first. */
export async function listWaiting(database: Database): Promise<readonly WaitingReview[]> {
  const rows = await database
    .select({ review: reviews, productHandle: products.handle })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(eq(reviews.isPublished, false))
    .orderBy(asc(reviews.createdAt), asc(reviews.id))
  const ids = rows.map(({ review }) => review.id)
  const pictures =
    ids.length === 0 ? [] : await database.select().from(reviewPictures).where(inArray(reviewPictures.reviewId, ids))
  return rows.map(({ review, productHandle }) => ({
    id: review.id,
    productHandle,
    author: review.author,
    rating: review.rating,
    message: review.message,
    language: review.language,
    writtenAt: review.editedAt ?? review.createdAt,
    pictures: pictures.filter(({ reviewId }) => reviewId === review.id),
  }))
}

/**
 * Shows a review to everybody and counts its stars. Fails with `request/not-found` for an unknown id, and with `review/changed`
 * when its shopper has rewritten it after `writtenAt`: what the moderator has read is no longer what would be shown.
 */
export function publishReview(
  database: Database,
  { id, writtenAt }: Pick<WaitingReview, 'id' | 'writtenAt'>,
): Promise<Result<null, 'request/not-found' | 'review/changed'>> {
  return withReview(database, id, async (transaction, review) => {
    if ((review.editedAt ?? review.createdAt).getTime() !== writtenAt.getTime()) return err('review/changed')
    await transaction.update(reviews).set({ isPublished: true }).where(eq(reviews.id, id))
    return ok(null)
  })
}

/**
 * Deletes a review with its pictures, published or not; its shopper may write another. Fails with `request/not-found` for an
 * unknown id.
 */
export function removeReview(database: Database, id: string): Promise<Result<null, 'request/not-found'>> {
  return withReview(database, id, async (transaction) => {
    await transaction.delete(reviewPictures).where(eq(reviewPictures.reviewId, id))
    await transaction.delete(reviews).where(eq(reviews.id, id))
    return ok(null)
  })
}

/** Decides about a review and, in the same transaction, counts the stars of its product again. */
async function withReview<Code extends string>(
  database: Database,
  id: string,
  decide: (transaction: Database, review: typeof reviews.$inferSelect) => Promise<Result<null, Code>>,
): Promise<Result<null, Code | 'request/not-found'>> {
  if (!isUuid(id)) return err('request/not-found')
  return inTransaction(database, async (transaction): Promise<Result<null, Code | 'request/not-found'>> => {
    const ofReview = transaction.select({ id: reviews.productId }).from(reviews).where(eq(reviews.id, id))
    // Locked until the end of the transaction, as in `save-review`.
    const [product] = await transaction
      .select({ id: products.id })
      .from(products)
      .where(inArray(products.id, ofReview))
      .for('update')
    const [review] = await transaction.select().from(reviews).where(eq(reviews.id, id))
    if (!product || !review) return err('request/not-found')
    const decided = await decide(transaction, review)
    await refreshRating(transaction, product.id)
    return decided
  })
}
