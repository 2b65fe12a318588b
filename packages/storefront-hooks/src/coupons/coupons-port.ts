import type { Offer, PortErrorCode } from '@krishi/storefront-core/contract'
import type { Locale } from '@krishi/storefront-core/locale'
import type { Paise } from '@krishi/storefront-core/money'
import type { Result } from '@krishi/storefront-core/result'
import type { CallOptions } from '../http/index.ts'

/** Asks what a code takes off a cart [26.2]. */
export interface CouponQuestion {
  readonly code: string
  /** The number that is delivered to: its uses of the code count. */
  readonly phone: string
  /** Empty while nobody is known. */
  readonly userId: string
  readonly cartValue: Paise
  readonly lines: readonly {
    readonly productId: string
    readonly variantId: string
    readonly price: Paise
    readonly quantity: number
  }[]
}

/** A coupon that holds for a cart, and what it takes off. */
export interface CouponDiscount {
  readonly coupon: Offer
  readonly discountAmount: Paise
}

/** What coupons need from a backend. Implementations must pass `describeCouponsPort`. */
export interface CouponsPort {
  /** The coupons that are offered now, without what the shopper of the checkout has used up [26.1]. */
  available: (
    input: { readonly locale: Locale; readonly checkoutId?: string },
    options?: CallOptions,
  ) => Promise<Result<readonly Offer[], PortErrorCode>>
  /** What a code takes off a cart, however it is written; refused with a sentence for the shopper as `serverMessage` [26.5]. */
  validate: (question: CouponQuestion, options?: CallOptions) => Promise<Result<CouponDiscount, PortErrorCode>>
}
