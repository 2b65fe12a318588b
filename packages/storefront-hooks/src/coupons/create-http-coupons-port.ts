import type { DiscountResponse, Offer } from '@krishi/storefront-core/contract'
import {
  hasShape,
  isCount,
  isFlag,
  isListOf,
  isNullOr,
  isOneOf,
  isPositive,
  isText,
} from '@krishi/storefront-core/shape'
import type { HttpClient } from '../http/index.ts'
import { accept, decode } from '../http/index.ts'
import type { CouponsPort } from './coupons-port.ts'

/** Knows an offer as the wire has it. */
export const isOffer = hasShape<Offer>({
  id: isText,
  name: isText,
  type: isText,
  valueType: isOneOf('PERCENTAGE', 'FIXED_AMOUNT'),
  value: isPositive,
  discountClass: isText,
  description: hasShape<Offer['description']>({ firstLine: isText, secondLine: isText, thirdLine: isText }),
  minimumPurchaseRequirements: isCount,
  end: isNullOr(isText),
  shouldApplyMinimumValue: isFlag,
})

const toOffers = decode(
  hasShape<{ readonly offers: readonly Offer[] }>({ offers: isListOf(isOffer) }),
  ({ offers }) => offers,
)

const toDiscount = accept(hasShape<DiscountResponse>({ coupon: isOffer, discountAmount: isCount }))

/** Asks for coupons through the API. */
export function createHttpCouponsPort(client: HttpClient): CouponsPort {
  return {
    available: ({ locale, checkoutId }, options) =>
      client.call(
        'coupons.availableDiscounts',
        { query: { language: locale, source: 'web', ...(checkoutId !== undefined && { checkoutId }) } },
        toOffers,
        options,
      ),
    validate: (request, options) => client.call('coupons.validateDiscount', { body: request }, toDiscount, options),
  }
}
