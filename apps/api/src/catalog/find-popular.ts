import type { ProductListResponse, StripRequest } from '@krishi/storefront-core/contract'
import { and, countDistinct, desc, eq, gte, inArray, sql } from 'drizzle-orm'
import { schema, type Database } from '../database/index.ts'
import type { Shopper } from '../session/access-token.ts'
import { answerList } from './answer-listing.ts'
import { findCards } from './find-products.ts'

const { orderLines, orders, products, variants } = schema

/** The last orders of a state that are counted: the season's, and no more than a moment's work. */
const countedOrders = 2_000

/** A product is popular from this many orders on, so that a list never tells what one neighbour bought. */
const leastOrders = 3

const province = sql<string>`${orders.deliveryAddress} ->> 'province'`

/** What is ordered most in the state that the shopper last ordered to; null where that is not known or nothing is. */
export async function findPopularInArea(
  database: Database,
  shopper: Shopper | null,
  query: StripRequest['query'],
): Promise<ProductListResponse | null> {
  const area = await areaOf(database, shopper)
  if (area === null) return null
  // Ids are UUIDv7: their order is the order of creation.
  const latest = database
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(province, area), eq(orders.status, 'placed')))
    .orderBy(desc(orders.id))
    .limit(countedOrders)
  const orderCount = countDistinct(orderLines.orderId)
  const popular = await database
    .select({ id: products.id })
    .from(orderLines)
    .innerJoin(variants, eq(variants.id, orderLines.variantId))
    .innerJoin(products, and(eq(products.id, variants.productId), eq(products.status, 'active')))
    .where(inArray(orderLines.orderId, latest))
    .groupBy(products.id, products.position)
    .having(gte(orderCount, leastOrders))
    .orderBy(desc(orderCount), products.position)
  if (popular.length === 0) return null
  const first = (query.pageNum - 1) * query.pageSize
  const ids = popular.slice(first, first + query.pageSize).map(({ id }) => id)
  const cards = await findCards(database, ids)
  const rows = ids.flatMap((id) => cards.find((card) => card.id === id) ?? [])
  const isEndReached = first + ids.length >= popular.length
  return answerList(database, { rows, before: first, isEndReached }, query.language)
}

/** The state that the shopper last ordered to. */
async function areaOf(database: Database, shopper: Shopper | null): Promise<string | null> {
  if (shopper === null) return null
  const [last] = await database
    .select({ province })
    .from(orders)
    .where(
      and(
        inArray(
          orders.ownerId,
          [shopper.userId, shopper.guestUserId].filter((id) => id !== null),
        ),
        eq(orders.status, 'placed'),
      ),
    )
    .orderBy(desc(orders.createdAt))
    .limit(1)
  return last?.province ?? null
}
