import { summarizeRatings, type RatingOverview } from '@krishi/storefront-core/reviews'
import { and, count, eq } from 'drizzle-orm'
import { schema, type Database } from '../database/index.ts'

/** What the published ratings of a product come to [19.3]. */
export async function readRatings(database: Database, productId: string): Promise<RatingOverview> {
  const { reviews } = schema
  const rows = await database
    .select({ rating: reviews.rating, count: count() })
    .from(reviews)
    .where(and(eq(reviews.productId, productId), eq(reviews.isPublished, true)))
    .groupBy(reviews.rating)
  return summarizeRatings(new Map(rows.map((row) => [row.rating, row.count])))
}

/** Recomputes a product's rating from its reviews. Callers lock the product's row first. */
export async function refreshRating(transaction: Database, productId: string): Promise<void> {
  const { products } = schema
  const { average, count: reviewCount } = await readRatings(transaction, productId)
  await transaction.update(products).set({ ratingAverage: average, reviewCount }).where(eq(products.id, productId))
}
