import type { CheckoutCoupon, CheckoutLoyaltyPoints, PaymentMode } from '@krishi/storefront-core/checkout'
import type { Paise } from '@krishi/storefront-core/money'
import type { OrderPrice, OrderTerms } from '@krishi/storefront-core/pricing'
import { cartTotals, priceOrder } from '@krishi/storefront-core/pricing'
import { findCoupon, type CouponRow } from '../coupons/find-coupons.ts'
import { couponRefusal, judgeCoupon, type CouponAsker } from '../coupons/judge-coupons.ts'
import type { Database } from '../database/index.ts'
import type { ApiErrorCode } from '../http/error-codes.ts'
import { toLoyaltyPoints, type CoinWallet } from '../loyalty/find-wallet.ts'
import type { ApiContext } from '../api-context.ts'
import type { CheckoutRow } from './checkouts.ts'
import { toLine } from './order-lines.ts'
import type { ResolvedLine } from './resolve-lines.ts'

/** What a checkout costs now. */
export interface CheckoutPrice extends Pick<OrderPrice, 'totals' | 'lines' | 'coins' | 'dueNow'> {
  /** What paying online takes off beside all else; 0 where that is what is priced [25.4]. */
  readonly prepaidDiscount: Paise
  /** The coupon that takes something off; null where there is none, or none that holds. */
  readonly coupon: CouponRow | null
  /** Why the coupon that is asked for does not hold; null where it does, or there is none. */
  readonly couponFailure: ApiErrorCode | null
  /** How the coupon that is asked for stands; null where there is none. */
  readonly asked: CheckoutCoupon | null
  /** The coins that it uses, or could; null without a wallet. */
  readonly loyaltyPoints: CheckoutLoyaltyPoints | null
}

/** What else the price depends on: who asks, how it is paid, and the coins of who is signed in. */
interface HowPaid {
  /** For whom its coupon is judged. */
  readonly asker: CouponAsker
  /** @default 'cod' */
  readonly paymentMode?: PaymentMode
  /** @default null: nobody's */
  readonly wallet?: CoinWallet | null
}

/**
 * What a checkout costs now, by core's own engine [30.14]. A coupon that does not hold takes nothing off, and `asked` says why.
 */
export async function priceCheckout(
  shop: Pick<ApiContext, 'settings' | 'now' | 'sessionSecrets'>,
  checkout: Pick<CheckoutRow, 'discountCode' | 'note'>,
  resolved: readonly ResolvedLine[],
  database: Database,
  { asker, paymentMode = 'cod', wallet = null }: HowPaid,
): Promise<CheckoutPrice> {
  const { settings } = shop
  const lines = resolved.map(toLine)
  const shipping = settings.shippingDetails
  const { discountCode, note } = checkout
  const { totalPrice } = cartTotals(lines, { shipping })
  const wanted = discountCode === '' ? null : await findCoupon(database, discountCode)
  const standing = discountCode === '' ? null : await judgeCoupon(database, shop, wanted, asker, totalPrice)
  const terms: OrderTerms = {
    shipping,
    paymentMode,
    onlinePaymentDiscountPercent: settings.checkoutConfig.onlinePaymentDiscountPercent,
    coupon: standing?.status === 'active' ? { name: discountCode, value: standing.value } : null,
    coins: null,
    note,
  }
  const termsWithCoins = wallet && { ...terms, coins: { ...wallet, rules: settings.loyaltyPoints } }
  const withCoins = termsWithCoins && priceOrder(lines, termsWithCoins)
  const chosen = termsWithCoins && wallet.isUsed ? termsWithCoins : terms
  const { totals, lines: pricedLines, coins, dueNow } = priceOrder(lines, chosen)
  const online = priceOrder(lines, { ...chosen, paymentMode: 'online' })
  return {
    totals,
    lines: pricedLines,
    dueNow,
    coins,
    prepaidDiscount: online.totals.specialDiscount - totals.specialDiscount,
    loyaltyPoints: withCoins && toLoyaltyPoints(wallet, withCoins.coins, totals.totalPrice, settings),
    coupon: standing?.status === 'active' ? wanted : null,
    couponFailure: standing && couponRefusal(standing),
    asked: standing && { name: discountCode, standing },
  }
}
