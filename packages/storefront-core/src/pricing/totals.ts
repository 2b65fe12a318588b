import type { Paise } from '../money/index.ts'

/** A coupon that is applied to the cart, as the session keeps it. */
export interface AppliedCoupon {
  readonly name: string
  /** What it takes off. */
  readonly value: Paise
}

/** What is taken off besides a coupon, so that a bill can name each [25.3, 25.4, 25.5]. All amounts in paise. */
export interface SpecialDiscounts {
  /** Of the products' own rules. */
  readonly productDiscount: Paise
  /** What coins pay. */
  readonly coinsDiscount: Paise
  /** Of paying online. */
  readonly prepaidDiscount: Paise
}

/** The sums of a cart [25.7]. All amounts in paise. */
export interface CartTotals extends SpecialDiscounts {
  /** Sum of price times quantity of the lines that can be bought. */
  readonly totalPrice: Paise
  readonly shippingCharges: Paise
  /** All the special discounts: those of products, coins and the prepaid saving. */
  readonly specialDiscount: Paise
  /** What the coupon takes off. */
  readonly discountAmount: Paise
  /** totalPrice + shippingCharges - specialDiscount [25.2]. */
  readonly netCost: Paise
  /** netCost - discountAmount: what the shopper pays, never below 0. */
  readonly payable: Paise
  readonly appliedCoupon: AppliedCoupon | null
  readonly note: string
  /** Units, not lines. */
  readonly totalNoOfItemsinCart: number
  /** What the printed prices are above the selling prices, for "you save". */
  readonly savings: Paise
}

/** How far the cart is from free delivery [24.4]. */
export interface FreeDeliveryProgress {
  readonly status: 'charged' | 'unlocked'
  /** 0 to 1. */
  readonly fraction: number
  /** What is missing, never below 0; 0 with `charged` means "any product more". */
  readonly remaining: Paise
}
