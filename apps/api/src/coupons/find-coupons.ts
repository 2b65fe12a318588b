import type { OfferOnWire } from '@krishi/storefront-core/contract'
import type { Locale } from '@krishi/storefront-core/locale'
import { asc, eq } from 'drizzle-orm'
import { localize } from '../catalog/localize.ts'
import { schema, type Database } from '../database/index.ts'

const { coupons } = schema

/** A coupon as the tables keep it. */
export type CouponRow = typeof coupons.$inferSelect

/** The coupon of a code as it is typed; null for one that there is not. Whether it holds is judged by `judgeCoupon`. */
export async function findCoupon(database: Database, code: string): Promise<CouponRow | null> {
  const [row] = await database.select().from(coupons).where(eq(coupons.code, code.trim().toUpperCase()))
  return row ?? null
}

/** What everybody may be offered, in the order of the shop; whether it holds is judged by `judgeCoupons` [26.1]. */
export async function listCoupons(database: Database): Promise<readonly CouponRow[]> {
  return database.select().from(coupons).where(eq(coupons.isListed, true)).orderBy(asc(coupons.position))
}

/** The coupon as shoppers see it, in one language. */
export function toOffer(row: CouponRow, language: Locale): OfferOnWire {
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
