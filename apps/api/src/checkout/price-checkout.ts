import type { CheckoutLoyaltyPoints, PaymentMode } from '@krishi/storefront-core/checkout'
import type { Paise } from '@krishi/storefront-core/money'
import type { OrderPrice, OrderTerms } from '@krishi/storefront-core/pricing'
import { cartTotals, priceOrder } from '@krishi/storefront-core/pricing'
import type { Failure } from '@krishi/storefront-core/result'
import { findCoupon, type CouponRow } from '../coupons/find-coupons.ts'
import { judgeCoupon } from '../coupons/judge-coupon.ts'
import type { Database } from '../database/index.ts'
import type { ApiErrorCode } from '../http/error-codes.ts'
import { toLoyaltyPoints, type CoinPurse } from '../loyalty/find-purse.ts'
import type { Shop } from '../shop.ts'
import type { CheckoutRow } from './checkouts.ts'
import { toLine } from './order-lines.ts'
import type { ResolvedLine } from './resolve-lines.ts'

/** What a checkout costs now. */
export interface CheckoutPrice extends Pick<OrderPrice, 'totals' | 'coins' | 'dueNow'> {
  /** What paying online takes off beside all else; 0 where that is what is priced [25.4]. */
  readonly prepaidDiscount: Paise
  /** The coupon that takes something off; null where there is none, or none that holds. */
  readonly coupon: CouponRow | null
  /** Why the coupon that she wants does not hold; null where it does, or there is none. */
  readonly couponFailure: Failure<ApiErrorCode> | null
  /** The coins that it uses, or could; null without a purse. */
  readonly loyaltyPoints: CheckoutLoyaltyPoints | null
}

/** What else the price depends on: how she pays, and the coins of who is signed in. */
interface HowPaid {
  /** @default 'cod' */
  readonly paymentMode?: PaymentMode
  /** @default null: nobody's */
  readonly purse?: CoinPurse | null
}

/**
 * What a checkout costs now, by core's own engine [30.14]. A coupon that does not hold takes nothing off and is not forgotten:
 * it may hold again.
 */
export async function priceCheckout(
  { settings, now }: Pick<Shop, 'settings' | 'now'>,
  checkout: Pick<CheckoutRow, 'discountCode' | 'note'>,
  resolved: readonly ResolvedLine[],
  database: Database,
  { paymentMode = 'cod', purse = null }: HowPaid = {},
): Promise<CheckoutPrice> {
  const lines = resolved.map(toLine)
  const shipping = settings.shippingDetails
  const { discountCode, note } = checkout
  const wanted = discountCode === '' ? null : await findCoupon(database, discountCode, now())
  const judged = discountCode === '' ? null : judgeCoupon(wanted, cartTotals(lines, { shipping }).totalPrice, now())
  const terms: OrderTerms = {
    shipping,
    paymentMode,
    onlinePaymentDiscountPercent: settings.checkoutConfig.onlinePaymentDiscountPercent,
    coupon: judged?.ok ? { name: discountCode, value: judged.value } : null,
    coins: null,
    note,
  }
  const termsWithCoins = purse && { ...terms, coins: { ...purse, rules: settings.loyaltyPoints } }
  const withCoins = termsWithCoins && priceOrder(lines, termsWithCoins)
  const chosen = termsWithCoins && purse.isUsed ? termsWithCoins : terms
  const { totals, coins, dueNow } = priceOrder(lines, chosen)
  const online = priceOrder(lines, { ...chosen, paymentMode: 'online' })
  return {
    totals,
    dueNow,
    coins,
    prepaidDiscount: online.totals.specialDiscount - totals.specialDiscount,
    loyaltyPoints: withCoins && toLoyaltyPoints(purse, withCoins.coins, totals.totalPrice, settings),
    coupon: judged?.ok ? wanted : null,
    couponFailure: judged === null || judged.ok ? null : judged.error,
  }
}
