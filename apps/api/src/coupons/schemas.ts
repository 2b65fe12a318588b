import type { CouponPayloads, DiscountRequest, OfferOnWire } from '@krishi/storefront-core/contract'
import { z } from '@hono/zod-openapi'
import { locale } from '../catalog/schemas.ts'

const id = z.string().max(64)
const paise = z.int().min(0).max(1e12)

export const discountRequest = z
  .object({
    mobileNumber: z.string().max(20),
    discountCode: z.string().min(1).max(40),
    discountType: z.string().max(40),
    cartAmount: paise,
    userId: z.string().max(100),
    source: z.enum(['app', 'web']),
    cartInfo: z
      .array(z.object({ productId: id, variantId: id, variantPrice: paise, quantity: z.int().min(1).max(100_000) }))
      .max(500),
  })
  .openapi('DiscountRequest') satisfies z.ZodType<DiscountRequest['body']>

export const offer = z
  .object({
    id: z.string(),
    name: z.string(),
    type: z.string(),
    valueType: z.enum(['PERCENTAGE', 'FIXED_AMOUNT']),
    value: z.number(),
    discountClass: z.string(),
    description: z.object({ firstLine: z.string(), secondLine: z.string(), thirdLine: z.string() }),
    minimumPurchaseRequirements: z.int(),
    end: z.string().nullable(),
    shouldApplyMinimumValue: z.boolean(),
  })
  .openapi('Offer') satisfies z.ZodType<OfferOnWire>

export const discount = z.object({ coupon: offer, discountAmount: z.int() }).openapi('Discount') satisfies z.ZodType<
  CouponPayloads['coupons.validateDiscount']['response']
>

export const offers = z.object({ offers: z.array(offer) }).openapi('Offers') satisfies z.ZodType<
  CouponPayloads['coupons.availableDiscounts']['response']
>

export const offersQuery = z.object({
  language: locale,
  source: z.enum(['app', 'web']),
  checkoutId: id.exactOptional(),
})
