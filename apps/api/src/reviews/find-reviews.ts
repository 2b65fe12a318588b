import type { WireReview } from '@krishi/storefront-core/contract'
import type { Locale } from '@krishi/storefront-core/locale'
import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import { schema, type Database } from '../database/index.ts'
import { pictureUrl } from './pictures.ts'

const { reviews, orders, orderLines, users, variants } = schema

/** A page of the published reviews of a product: those in the asked language first, each group the newest first. */
export async function findReviews(
  database: Database,
  productId: string,
  page: { readonly language: Locale; readonly pageNum: number; readonly pageSize: number },
): Promise<readonly WireReview[]> {
  const rows = await database
    .select()
    .from(reviews)
    .where(and(eq(reviews.productId, productId), eq(reviews.isPublished, true)))
    .orderBy(desc(eq(reviews.language, page.language)), desc(reviews.createdAt), desc(reviews.id))
    .limit(page.pageSize)
    .offset((page.pageNum - 1) * page.pageSize)
  return toReviews(database, productId, rows)
}

/** What a shopper has said of a product, published or not; null for nothing. */
export async function findOwnReview(database: Database, productId: string, userId: string): Promise<WireReview | null> {
  const own = and(eq(reviews.productId, productId), eq(reviews.userId, userId))
  const rows = await database.select().from(reviews).where(own)
  return (await toReviews(database, productId, rows))[0] ?? null
}

async function toReviews(
  database: Database,
  productId: string,
  rows: readonly (typeof reviews.$inferSelect)[],
): Promise<readonly WireReview[]> {
  const buyers = await findBuyers(
    database,
    productId,
    rows.flatMap(({ userId }) => userId ?? []),
  )
  return rows.map((row) => ({
    id: row.id,
    author: row.author,
    rating: { overallRating: row.rating },
    updatedOn: (row.editedAt ?? row.createdAt).toISOString(),
    message: row.message,
    language: row.language,
    media: row.pictures.map(pictureUrl),
    isBuyer: row.userId !== null && buyers.has(row.userId),
  }))
}

/** Which of these shoppers have bought a product: an order that was placed and not cancelled. */
async function findBuyers(
  database: Database,
  productId: string,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set()
  const rows = await database
    .selectDistinct({ userId: users.id })
    .from(users)
    .innerJoin(orders, eq(orders.ownerId, users.shopperId))
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .innerJoin(variants, eq(variants.id, orderLines.variantId))
    .where(
      and(
        inArray(users.id, [...userIds]),
        eq(orders.status, 'placed'),
        isNull(orders.cancelledAt),
        eq(variants.productId, productId),
      ),
    )
  return new Set(rows.map(({ userId }) => userId))
}
