import type { Offer, PortErrorCode } from '@krishi/storefront-core/contract'
import type { CartLineReference } from '@krishi/storefront-core/contract'
import { sum, type Paise } from '@krishi/storefront-core/money'
import { err, ok, type Result } from '@krishi/storefront-core/result'
import type { CouponsPort } from '@krishi/storefront-hooks/coupons'
import type { CallOptions } from '@krishi/storefront-hooks/http'
import { ChangeDiscount, CreateCart, type CartWarningCode } from '../generated/operations.ts'
import { toKeptCart, type KeptCart } from './cart-answer.ts'
import { toCartLines } from './cart-lines.ts'
import { paise } from './read-facts.ts'
import type { ShopifyCall } from './shopify-client.ts'

const refusals: Readonly<Partial<Record<CartWarningCode, PortErrorCode>>> = {
  DISCOUNT_NOT_FOUND: 'coupon/unknown',
  DISCOUNT_CURRENTLY_INACTIVE: 'coupon/over',
  DISCOUNT_USAGE_LIMIT_REACHED: 'coupon/used-up',
  DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED: 'coupon/used-up',
  DISCOUNT_PURCHASE_NOT_IN_RANGE: 'coupon/below-minimum',
  DISCOUNT_QUANTITY_NOT_IN_RANGE: 'coupon/below-minimum',
}

type Lines = readonly Pick<CartLineReference, 'variantId' | 'quantity'>[]

/** Discount codes. Shopify judges them on a cart that it keeps: one is made for the lines, and further codes are tried on the same. */
export function createShopifyCoupons(call: ShopifyCall): Pick<CouponsPort, 'validate'> {
  let tried: { readonly lines: string; readonly cartId: string } | null = null

  async function tryOn(lines: Lines, code: string, options?: CallOptions): Promise<Result<KeptCart, PortErrorCode>> {
    const key = JSON.stringify(lines.map(({ variantId, quantity }) => [variantId, quantity]))
    const known = tried?.lines === key ? tried.cartId : null
    const kept = known === null ? await create(lines, code, options) : await change(known, code, options)
    tried = kept.ok ? { lines: key, cartId: kept.value.cart.id } : null
    // Shopify forgets a cart after some days: it is made again.
    return !kept.ok && known !== null && isForgotten(kept.error.code) ? tryOn(lines, code, options) : kept
  }

  const change = async (cartId: string, code: string, options?: CallOptions) =>
    toKeptCart(
      await call(ChangeDiscount, { cartId, discountCodes: [code] }, (data) => data.cartDiscountCodesUpdate, options),
    )
  const create = async (lines: Lines, code: string, options?: CallOptions) =>
    toKeptCart(
      await call(CreateCart, { lines: toCartLines(lines), discountCodes: [code] }, (data) => data.cartCreate, options),
    )

  return {
    async validate(question, options) {
      const code = question.code.trim().toUpperCase()
      const kept = await tryOn(question.lines, code, options)
      if (!kept.ok) return kept
      const { cart, warnings } = kept.value
      if (cart.discountCodes.some((known) => known.applicable && known.code.toUpperCase() === code)) {
        const discountAmount = discountOf(cart)
        return ok({ coupon: toOffer(code, discountAmount), discountAmount })
      }
      const [warning] = warnings.filter((each) => each.code.startsWith('DISCOUNT'))
      return err((warning && refusals[warning.code]) ?? 'coupon/unknown', { serverMessage: warning?.message ?? '' })
    },
  }
}

function isForgotten(code: PortErrorCode): boolean {
  return code === 'request/not-found' || code === 'request/invalid'
}

function discountOf({ discountAllocations, lines }: KeptCart['cart']): Paise {
  const all = [...discountAllocations, ...lines.nodes.flatMap((line) => line.discountAllocations)]
  return sum(all.map(({ discountedAmount }) => paise(discountedAmount)))
}

/** A code as an offer of what it takes off this cart: its rule Shopify does not tell. */
function toOffer(code: string, value: Paise): Offer {
  return {
    id: code,
    name: code,
    type: 'CODE',
    valueType: 'FIXED_AMOUNT',
    value,
    description: { firstLine: code, secondLine: '', thirdLine: '' },
    minimumPurchaseRequirements: 0,
    end: null,
    shouldApplyMinimumValue: false,
  }
}
