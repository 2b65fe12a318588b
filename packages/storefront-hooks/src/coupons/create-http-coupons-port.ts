import type { DiscountRequest, DiscountResponse, Offer } from '@krishi/storefront-core/contract'
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
import { accept, fieldOf } from '../http/index.ts'
import type { CouponQuestion, CouponsPort } from './coupons-port.ts'

/** Knows an offer as the wire has it. */
export const isOffer = hasShape<Offer>({
  id: isText,
  name: isText,
  type: isText,
  valueType: isOneOf('PERCENTAGE', 'FIXED_AMOUNT'),
  value: isPositive,
  description: hasShape<Offer['description']>({ firstLine: isText, secondLine: isText, thirdLine: isText }),
  minimumPurchaseRequirements: isCount,
  end: isNullOr(isText),
  shouldApplyMinimumValue: isFlag,
})

const toOffers = fieldOf<{ readonly offers: readonly Offer[] }>({ offers: isListOf(isOffer) })

const toDiscount = accept(hasShape<DiscountResponse>({ coupon: isOffer, discountAmount: isCount }))

/** Asks for coupons through the API. */
export function createHttpCouponsPort(client: HttpClient): CouponsPort {
  return {
    available: ({ locale, checkoutId }, options) =>
      client.call(
        'coupons.availableDiscounts',
        { query: { language: locale, source: 'web', checkoutId } },
        toOffers,
        options,
      ),
    validate: (question, options) =>
      client.call('coupons.validateDiscount', { body: toDiscountRequest(question) }, toDiscount, options),
  }
}

function toDiscountRequest({ code, phone, userId, cartValue, lines }: CouponQuestion): DiscountRequest['body'] {
  return {
    mobileNumber: phone,
    discountCode: code,
    discountType: 'FIXED_AMOUNT',
    cartAmount: cartValue,
    userId,
    source: 'web',
    cartInfo: lines.map(({ price, ...line }) => ({ ...line, variantPrice: price })),
  }
}
