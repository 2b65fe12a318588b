import { cartCapacity, orderNoteLength } from '@krishi/storefront-core/cart'
import type { CheckoutAdjustment, OrderLine } from '@krishi/storefront-core/checkout'
import type * as contract from '@krishi/storefront-core/contract'
import type { CouponStanding } from '@krishi/storefront-core/coupons'
import { z } from '@hono/zod-openapi'
import { deliveryAddress } from '../address/schemas.ts'
import { discountProperties, dynamicPrepaid, locale } from '../catalog/schemas.ts'

const id = z.string().max(64)
const text = z.string().max(500)

/** More than any shopper takes of one thing, and little enough that no sum leaves the safe integers. */
export const quantity = z.int().min(0).max(100_000)

/** A sum that the client shows. It is accepted and not used. */
const shownAmount = z.number().min(-1e12).max(1e12)

export const orderLine = z
  .object({
    productId: id,
    variantId: id,
    merchandiseId: id.exactOptional(),
    deeplinkUrl: z.string().max(2_000).exactOptional(),
    productTitle: text,
    variantTitle: text,
    imageUrl: z.string().max(2_000),
    productType: text,
    vendorName: text,
    productHandle: text,
    price: shownAmount,
    newPrice: shownAmount,
    quantity,
    availableQuantity: z.number(),
    isAvailableForSale: z.boolean(),
    inventoryManagement: z.literal('shopify').nullable(),
    inventoryPolicy: z.enum(['deny', 'continue']),
    maxCount: z.number(),
    dynamicPrepaid: dynamicPrepaid.nullable(),
    discountProperties: discountProperties.nullable(),
    skuSpecialDiscountAmount: shownAmount,
  })
  .openapi('OrderLine') satisfies z.ZodType<OrderLine>

export const cartLineReference = z.object({
  productId: id,
  variantId: id,
  quantity,
}) satisfies z.ZodType<contract.CartLineReference>

export const cartLineReferences = z.array(cartLineReference).max(cartCapacity)

export const checkoutPayload = z
  .object({
    source: z.literal('WEB'),
    checkoutId: id.nullable(),
    urlUTMParams: z
      .record(z.string().max(100), z.string().max(200))
      .refine((parameters) => Object.keys(parameters).length <= 20),
    cart: z.object({
      lineItems: z.array(orderLine).max(cartCapacity),
      totalCost: shownAmount,
      totalNetCost: shownAmount,
      discountCode: z.string().max(100),
      isCOD: z.boolean(),
      shippingCharges: shownAmount,
      discountAmount: shownAmount,
      note: z.string().max(orderNoteLength),
      valueType: z.string().max(100),
      discountValue: shownAmount,
      isLoyaltyApplicable: z.boolean(),
      specialDiscount: shownAmount,
    }),
    userIdentity: z.object({
      customerAccessToken: z.string().max(2_000).nullable(),
      userExternalId: id.nullable(),
      phone: z.string().max(30),
      email: z.string().max(320),
      guestUserId: id,
      deliveryAddress: deliveryAddress.nullable(),
    }),
    consent: z.object({ version: z.string().max(40), language: locale }).exactOptional(),
  })
  .openapi('CheckoutPayload') satisfies z.ZodType<contract.CheckoutPayloadOnWire>

/** Body of `checkout.createCheckout` and of `checkout.placeOrder`. */
export const checkoutBody = z.object({ checkoutPayload, source: z.literal('WEB') }) satisfies z.ZodType<
  contract.CreateCheckoutRequest['body'] & contract.PlaceOrderRequest['body']
>

export const updateAddressBody = z.object({
  checkoutPayload: z.object({
    selectedAddress: deliveryAddress,
    discountAmount: shownAmount,
    discountCode: z.string().max(100),
    isLoyaltyApplicable: z.boolean().exactOptional(),
  }),
}) satisfies z.ZodType<contract.UpdateCheckoutAddressRequest['body']>

export const checkoutIdResponse = z.object({
  data: z.object({ checkoutId: z.string() }),
}) satisfies z.ZodType<contract.CheckoutIdResponse>

const adjustment = z.object({
  kind: z.enum(['removed', 'reduced', 'price-changed']),
  productTitle: z.string(),
  variantTitle: z.string(),
  quantity: z.int(),
}) satisfies z.ZodType<CheckoutAdjustment>

const couponStanding = z.discriminatedUnion('status', [
  z.object({ status: z.literal('active'), value: z.int() }),
  z.object({ status: z.literal('below-minimum'), missing: z.int() }),
  z.object({ status: z.enum(['unknown', 'expired', 'used-up']) }),
]) satisfies z.ZodType<CouponStanding>

export const checkout = z
  .object({
    id: z.string(),
    isCheckoutCompleted: z.boolean(),
    orderName: z.string().nullable(),
    orderId: z.string().nullable(),
    cart: z.object({
      lineItems: z.array(orderLine),
      note: z.string(),
      totalCost: z.int(),
      shippingCharges: z.int(),
      discountCode: z.string(),
      discountAmount: z.int(),
      specialDiscount: z.int(),
      productDiscount: z.int(),
      totalNetCost: z.int(),
      isCodDisabled: z.boolean(),
      isOnlineDisabled: z.boolean(),
      prepaidDiscount: z.int(),
      advancePaymentDetails: z.object({ isAdvanceAmountPayable: z.boolean(), advTotalAmount: z.int() }),
    }),
    userIdentity: z.object({
      deliveryAddress: deliveryAddress.nullable(),
      phone: z.string(),
      email: z.string(),
      userExternalId: z.string().nullable(),
    }),
    adjustments: z.array(adjustment),
    coupon: z.object({ name: z.string(), standing: couponStanding }).exactOptional(),
    loyaltyPoints: z
      .object({
        isUsed: z.boolean(),
        orderRedeemPoints: z.int(),
        orderRedeemPointsInAmount: z.int(),
        gainedPointsFromOrder: z.int(),
        totalUserPoints: z.int(),
      })
      .exactOptional(),
  })
  .openapi('Checkout') satisfies z.ZodType<contract.CheckoutResponse>
