import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import { schema, type Database } from '../database/index.ts'
import type { Secrets } from '../session/session-secret.ts'
import { holdersOf, type CouponHolder } from './redeem-coupon.ts'

const { coupons, couponUses } = schema

/** Takes back that a coupon was used, within the transaction that gives up its order. */
export async function returnCoupon(
  transaction: Database,
  code: string,
  holder: CouponHolder,
  secrets: Secrets,
): Promise<void> {
  await transaction
    .update(coupons)
    .set({ used: sql`${coupons.used} - 1` })
    .where(and(eq(coupons.code, code), gt(coupons.used, 0)))
  await transaction
    .update(couponUses)
    .set({ used: sql`${couponUses.used} - 1` })
    .where(
      and(
        eq(couponUses.code, code),
        inArray(couponUses.holder, [...holdersOf(holder, secrets)]),
        gt(couponUses.used, 0),
      ),
    )
}
