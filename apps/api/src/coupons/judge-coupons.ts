import type { CouponRule, CouponStanding } from '@krishi/storefront-core/coupons'
import { couponStanding, couponUsesLeft } from '@krishi/storefront-core/coupons'
import { defaultLocale } from '@krishi/storefront-core/locale'
import type { Paise } from '@krishi/storefront-core/money'
import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { schema, type Database } from '../database/index.ts'
import type { ApiErrorCode } from '../http/error-codes.ts'
import type { ApiContext } from '../api-context.ts'
import { toOffer, type CouponRow } from './find-coupons.ts'
import type { Secrets } from '../session/session-secret.ts'
import { holdersOf, type CouponHolder } from './redeem-coupon.ts'

const { couponUses, orders, payments } = schema

/** For whom a coupon is judged. */
export interface CouponAsker extends CouponHolder {
  /** What the order that this checkout waits for has used is the shopper's own; null where there is no checkout. */
  readonly checkoutId: string | null
}

type JudgingShop = Pick<ApiContext, 'now' | 'sessionSecrets'>

/** The coupon that the order which a checkout waits for keeps, and the names under which it counts. */
async function reservedByOwnOrder(database: Database, { checkoutId }: CouponAsker, secrets: Secrets) {
  if (checkoutId === null) return null
  const [held] = await database
    .select({ code: orders.discountCode, shopperId: orders.couponHolder, address: orders.deliveryAddress })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(eq(payments.checkoutId, checkoutId), eq(payments.status, 'awaiting'), isNotNull(orders.couponHolder)))
  if (!held?.shopperId) return null
  return { code: held.code, names: holdersOf({ shopperId: held.shopperId, phone: held.address.phone }, secrets) }
}

/**
 * How coupons stand with a cart for who asks, in the order of `rows`, by core's one judge [26.2, 26.6]: the same for an offer, a
 * code that is tried, a price and an order.
 */
export async function judgeCoupons(
  database: Database,
  { now, sessionSecrets }: JudgingShop,
  rows: readonly CouponRow[],
  asker: CouponAsker,
  cartTotal: Paise,
): Promise<readonly CouponStanding[]> {
  if (rows.length === 0) return []
  const names = holdersOf(asker, sessionSecrets)
  const codes = rows.map(({ code }) => code)
  const [own, uses] = await Promise.all([
    reservedByOwnOrder(database, asker, sessionSecrets),
    database
      .select()
      .from(couponUses)
      .where(and(inArray(couponUses.code, codes), inArray(couponUses.holder, [...names]))),
  ])
  return rows.map((row) => {
    const ownUse = own?.code === row.code ? 1 : 0
    const counts = uses
      .filter(({ code }) => code === row.code)
      .map(({ holder, used }) => (own?.names.includes(holder) ? used - ownUse : used))
    const usesLeft = couponUsesLeft({ ...row, used: row.used - ownUse, usedByShopper: Math.max(0, ...counts) })
    return couponStanding(toRule(row, usesLeft), cartTotal, now().getTime())
  })
}

/** How the coupon of a code stands; `row` is null for a code that there is not. */
export async function judgeCoupon(
  database: Database,
  shop: JudgingShop,
  row: CouponRow | null,
  asker: CouponAsker,
  cartTotal: Paise,
): Promise<CouponStanding> {
  const [standing] = await judgeCoupons(database, shop, row === null ? [] : [row], asker, cartTotal)
  return standing ?? couponStanding(null, cartTotal, shop.now().getTime())
}

function toRule(row: CouponRow, usesLeft: number): CouponRule {
  return { ...toOffer(row, defaultLocale), start: row.startsAt.toISOString(), usesLeft }
}

const refusals = {
  unknown: 'coupon/unknown',
  expired: 'coupon/over',
  'used-up': 'coupon/used-up',
  'below-minimum': 'coupon/below-minimum',
} as const satisfies Record<Exclude<CouponStanding['status'], 'active'>, ApiErrorCode>

/** The code with which a coupon that does not hold is refused; null for one that does. */
export function couponRefusal({ status }: CouponStanding): ApiErrorCode | null {
  return status === 'active' ? null : refusals[status]
}
