import type { Paise } from '../money/index.ts'
import type { LanguageQuery } from './operation.ts'

/** A coupon as it is offered [26.1]. */
export interface Offer {
  readonly id: string
  /** What is typed; upper case. */
  readonly name: string
  readonly type: string
  readonly valueType: 'PERCENTAGE' | 'FIXED_AMOUNT'
  /** Percent, or paise. */
  readonly value: number
  /** The three lines of an offer, in the asked language. */
  readonly description: { readonly firstLine: string; readonly secondLine: string; readonly thirdLine: string }
  readonly minimumPurchaseRequirements: Paise
  /** ISO instant after which it is over; null is open. */
  readonly end: string | null
  /** Whether a percentage stops at a fifth of the cart [26.3]. */
  readonly shouldApplyMinimumValue: boolean
}

/** An offer on the wire. */
export interface OfferOnWire extends Offer {
  readonly discountClass: string
}

/** Asks what a code takes off a cart [26.2]. */
export interface DiscountRequest {
  readonly body: {
    /** The number that is delivered to: its uses count. */
    readonly mobileNumber: string
    /** Upper case. */
    readonly discountCode: string
    /** Upper case; FIXED_AMOUNT where nothing is known. */
    readonly discountType: string
    readonly cartAmount: Paise
    readonly userId: string
    readonly source: 'app' | 'web'
    readonly cartInfo: readonly {
      readonly productId: string
      readonly variantId: string
      readonly variantPrice: Paise
      readonly quantity: number
    }[]
  }
}

/** A coupon that holds for the cart. A refusal is an error whose message the shopper reads [26.5]. */
export interface DiscountResponse {
  readonly coupon: Offer
  readonly discountAmount: Paise
}

/** What the calls about coupons take and give. */
export interface CouponPayloads {
  'coupons.validateDiscount': { request: DiscountRequest; response: DiscountResponse }
  'coupons.availableDiscounts': {
    request: {
      query: LanguageQuery & {
        readonly source: 'app' | 'web'
        /** The checkout that they are offered for: what its shopper has used up is left out. */
        readonly checkoutId?: string | undefined
      }
    }
    response: { readonly offers: readonly Offer[] }
  }
}
