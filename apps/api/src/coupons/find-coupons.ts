import type { Offer } from '@krishi/storefront-core/contract'
import type { Locale } from '@krishi/storefront-core/locale'
import { and, asc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import { localize } from '../catalog/localize.ts'
import { schema, type Database } from '../database/index.ts'

const { coupons } = schema

/** A coupon as the tables keep it. */
export type CouponRow = typeof coupons.$inferSelect

/** The coupon of a code as it is typed; null for one that there is not, or not yet. */
export async function findCoupon(database: Database, code: string, now: Date): Promise<CouponRow | null> {
  const [row] = await database
    .select()
    .from(coupons)
    .where(and(eq(coupons.code, code.trim().toUpperCase()), lte(coupons.startsAt, now)))
  return row ?? null
}

/** What is offered to everybody now, in the order of the shop; not what is used up [26.1]. */
export async function listCoupons(database: Database, now: Date): Promise<readonly CouponRow[]> {
  return database
    .select()
    .from(coupons)
    .where(
      and(
        eq(coupons.isListed, true),
        lte(coupons.startsAt, now),
        or(isNull(coupons.endsAt), gt(coupons.endsAt, now)),
        or(isNull(coupons.totalLimit), sql`${coupons.used} < ${coupons.totalLimit}`),
      ),
    )
    .orderBy(asc(coupons.position))
}

/** The coupon as shoppers see it, in one language. */
export function toOffer(row: CouponRow, language: Locale): Offer {
  const { firstLine, secondLine, thirdLine } = row.description
  return {
    id: row.code,
    name: row.code,
    type: 'CODE',
    valueType: row.valueType,
    value: row.value,
    discountClass: 'ORDER',
    description: {
      firstLine: localize(firstLine, language).text,
      secondLine: localize(secondLine, language).text,
      thirdLine: localize(thirdLine, language).text,
    },
    minimumPurchaseRequirements: row.minimumPurchase,
    end: row.endsAt?.toISOString() ?? null,
    shouldApplyMinimumValue: row.isCapped,
  }
}
