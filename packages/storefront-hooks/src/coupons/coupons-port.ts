import type { DiscountRequest, DiscountResponse, Offer, PortErrorCode } from '@krishi/storefront-core/contract'
import type { Locale } from '@krishi/storefront-core/locale'
import type { Result } from '@krishi/storefront-core/result'
import type { CallOptions } from '../http/index.ts'

/** What coupons need from a backend. Implementations must pass `describeCouponsPort`. */
export interface CouponsPort {
  /** The coupons that are offered now, without what the shopper of the checkout has used up [26.1]. */
  available(
    input: { readonly locale: Locale; readonly checkoutId?: string },
    options?: CallOptions,
  ): Promise<Result<readonly Offer[], PortErrorCode>>
  /** What a code takes off a cart [26.2]; refused with a sentence for the shopper as `serverMessage` [26.5]. */
  validate(request: DiscountRequest['body'], options?: CallOptions): Promise<Result<DiscountResponse, PortErrorCode>>
}
