import type { Offer, PortErrorCode } from '@krishi/storefront-core/contract'
import { err, ok } from '@krishi/storefront-core/result'
import { hasShape, isListOf, isNullOr, isOneOf, isPositive, isText } from '@krishi/storefront-core/shape'
import type { CouponsPort } from '@krishi/storefront-hooks/coupons'
import { fieldOf } from '@krishi/storefront-hooks/http'
import type { MedusaShop } from './medusa-shop.ts'
import { toPaise } from './to-paise.ts'

interface Promotion {
  readonly code: string
  readonly application_method: { readonly type: 'percentage' | 'fixed'; readonly value: number } | null
}

interface JudgedCart {
  readonly discount_total: number
  readonly promotions: readonly Promotion[]
}

const isPromotion = hasShape<Promotion>({
  code: isText,
  application_method: isNullOr(
    hasShape<NonNullable<Promotion['application_method']>>({ type: isOneOf('percentage', 'fixed'), value: isPositive }),
  ),
})

const toJudged = fieldOf<{ readonly cart: JudgedCart }>({
  cart: hasShape<JudgedCart>({ discount_total: isPositive, promotions: isListOf(isPromotion) }),
})

const fields = 'discount_total,promotions.code,promotions.application_method.type,promotions.application_method.value'

const refusals: Readonly<Record<string, PortErrorCode>> = {
  invalid_data: 'coupon/unknown',
  insufficient_inventory: 'checkout/out-of-stock',
}

/**
 * What a promotion takes off. Medusa judges a code on a cart that it keeps: one is made for the question, and left. A code whose
 * conditions do not hold is dropped without a word there.
 */
export function createMedusaCoupons({ call, facts }: MedusaShop): Pick<CouponsPort, 'validate'> {
  return {
    async validate(question, options) {
      const code = question.code.trim().toUpperCase()
      const items = question.lines.map(({ variantId, quantity }) => ({ variant_id: variantId, quantity }))
      const body = { region_id: facts.regionId, items, promo_codes: [code] }
      const judged = await call(`/store/carts?fields=${fields}`, toJudged, { ...options, body, refusals })
      if (!judged.ok) return judged
      const promotion = judged.value.promotions.find((each) => each.code === code)
      if (!promotion) return err('coupon/below-minimum')
      return ok({ coupon: toOffer(promotion), discountAmount: toPaise(judged.value.discount_total) })
    },
  }
}

/** A promotion as a coupon. Its conditions are not told to a storefront: Medusa judges them again with every change of a checkout. */
function toOffer({ code, application_method: method }: Promotion): Offer {
  const isPercentage = method?.type === 'percentage'
  const value = method?.value ?? 0
  return {
    id: code,
    name: code,
    type: 'CODE',
    valueType: isPercentage ? 'PERCENTAGE' : 'FIXED_AMOUNT',
    value: isPercentage ? value : toPaise(value),
    description: { firstLine: code, secondLine: '', thirdLine: '' },
    minimumPurchaseRequirements: 0,
    end: null,
    shouldApplyMinimumValue: false,
  }
}
