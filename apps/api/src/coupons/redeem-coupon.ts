import { err, ok, type Result } from '@krishi/storefront-core/result'
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import { keyedHash } from '../auth/keyed-hash.ts'
import { schema, type Database } from '../database/index.ts'
import type { ApiErrorCode } from '../http/error-codes.ts'
import type { Secrets } from '../session/session-secret.ts'
import type { CouponRow } from './find-coupons.ts'

const { coupons, couponUses } = schema

/** Who uses a coupon. */
export interface CouponHolder {
  readonly shopperId: string
  /** Ten digits: of the address that is delivered to. */
  readonly phone: string
}

/** The names under which the uses of one shopper are counted: under every secret, so that a new one forgets no use. */
export function holdersOf({ shopperId, phone }: CouponHolder, secrets: Secrets): readonly string[] {
  return [`shopper:${shopperId}`, ...secrets.map((secret) => `phone:${keyedHash(secret, 'coupon-holder', phone)}`)]
}

/**
 * Counts a coupon as used, within the transaction of its order: once in all, and once for the shopper and for the number that is
 * delivered to. Refused at either limit; the transaction must then be undone.
 */
export async function redeemCoupon(
  transaction: Database,
  coupon: Pick<CouponRow, 'code' | 'perShopperLimit'>,
  holder: CouponHolder,
  secrets: Secrets,
): Promise<Result<null, ApiErrorCode>> {
  const counted = await transaction
    .update(coupons)
    .set({ used: sql`${coupons.used} + 1` })
    .where(and(eq(coupons.code, coupon.code), or(isNull(coupons.totalLimit), lt(coupons.used, coupons.totalLimit))))
    .returning({ code: coupons.code })
  if (counted.length === 0) return err('coupon/used-up')
  if (coupon.perShopperLimit === null) return ok(null)
  for (const name of holdersOf(holder, secrets)) {
    const used = await transaction
      .insert(couponUses)
      .values({ code: coupon.code, holder: name, used: 1 })
      .onConflictDoUpdate({
        target: [couponUses.code, couponUses.holder],
        set: { used: sql`${couponUses.used} + 1` },
        setWhere: lt(couponUses.used, coupon.perShopperLimit),
      })
      .returning({ used: couponUses.used })
    if (used.length === 0) return err('coupon/used-up')
  }
  return ok(null)
}
