import type { ReviewPayload } from '@krishi/storefront-core/contract'
import type { Locale } from '@krishi/storefront-core/locale'
import { languageOfText } from '@krishi/storefront-core/format'
import { validateReview } from '@krishi/storefront-core/reviews'
import { err, ok, type Result } from '@krishi/storefront-core/result'
import { eq } from 'drizzle-orm'
import { findAccount } from '../auth/accounts.ts'
import { inTransaction, schema, type Database } from '../database/index.ts'
import type { ApiErrorCode } from '../http/error-codes.ts'
import { nameUuid } from '../seeding/name-uuid.ts'
import type { ApiContext } from '../api-context.ts'
import { attachPictures, readPictureIds } from './pictures.ts'
import { refreshRating } from './ratings.ts'

type Saved = Result<{ readonly result: 'Success' }, ApiErrorCode>

const unknownPicture = err('request/invalid', { fields: { media: 'unknown' } })

/** As much of a name as a card shows. */
const authorLength = 60

/**
 * Writes what a signed-in shopper says of a product [19.4]. A shopper has one review of each product: a second one
 * replaces the first, and keeps its pictures unless it names others. The author's name is the account's, whatever the payload
 * says: nobody signs with the name of somebody else. Whether it is published is decided by the shop and not by the payload
 * [19.5]; the product's rating changes in the same transaction.
 */
export async function saveReview(
  { database, settings, now }: ApiContext,
  userId: string,
  payload: ReviewPayload,
  pageLanguage: Locale,
): Promise<Saved> {
  const { rating, message, reviewReference, media } = payload
  const problems = validateReview({ rating: rating.overallRating, message })
  if (problems.length > 0) {
    return err('request/invalid', { fields: Object.fromEntries(problems.map(({ field, error }) => [field, error])) })
  }
  const productId = nameUuid('product', reviewReference.productHandle)
  const sentPictures = media && readPictureIds(media)
  if (sentPictures === null) return unknownPicture
  const id = nameUuid('review', `${productId}/${userId}`)
  const text = message.trim()
  const said = {
    author: await authorName(database, userId),
    rating: rating.overallRating,
    message: text,
    language: languageOfText(text, pageLanguage),
    isPublished: !settings.isReviewsModerationEnabled,
  }

  return await inTransaction(database, async (transaction): Promise<Saved> => {
    const { products, reviews } = schema
    // Locked until the end of the transaction: of two who rate a product at once, the second counts what the first wrote.
    const [product] = await transaction
      .select({ id: products.id })
      .from(products)
      .where(eq(products.id, productId))
      .for('update')
    if (!product || product.id !== reviewReference.productId) return err('request/not-found')
    const pictures = sentPictures ?? (await picturesOf(transaction, id))
    if (!(await attachPictures(transaction, { reviewId: id, userId, ids: pictures }))) return unknownPicture
    await transaction
      .insert(reviews)
      .values({ ...said, pictures, id, productId, userId, createdAt: now(), editedAt: null })
      .onConflictDoUpdate({ target: reviews.id, set: { ...said, pictures, editedAt: now() } })
    await refreshRating(transaction, productId)
    return ok({ result: 'Success' })
  })
}

/** Empty for an account without a name. */
async function authorName(database: Database, userId: string): Promise<string> {
  const account = await findAccount(database, userId)
  return account ? `${account.firstName} ${account.lastName}`.trim().slice(0, authorLength) : ''
}

async function picturesOf(transaction: Database, reviewId: string): Promise<readonly string[]> {
  const { reviews } = schema
  const [row] = await transaction.select({ pictures: reviews.pictures }).from(reviews).where(eq(reviews.id, reviewId))
  return row?.pictures ?? []
}
