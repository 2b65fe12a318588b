import type * as contract from '@krishi/storefront-core/contract'
import { z } from '@hono/zod-openapi'
import { advancePayment } from '../catalog/schemas.ts'
import { cartLineReferences } from '../checkout/schemas.ts'
import { gatewayPayment } from '../orders/schemas.ts'

const id = z.string().max(100)

export const verifyBody = z.object({
  source: z.literal('WEB'),
  draftOrderId: id,
  internalDraftOrderId: id,
  orderId: id,
  paymentId: id,
  signature: z.string().max(200),
  checkoutId: id,
}) satisfies z.ZodType<contract.VerifyCardPaymentRequest['body']>

export const verified = z
  .object({ success: z.boolean(), shopifyOrderId: z.string(), coins: z.int() })
  .openapi('VerifyCardPaymentResponse') satisfies z.ZodType<contract.VerifyCardPaymentResponse>

export const paymentStatus = z
  .object({
    status: z.enum(['awaiting', 'paid', 'expired', 'refunding', 'refunded']),
    orderId: z.string(),
    orderName: z.string(),
    checkoutId: z.string(),
    coins: z.int(),
    amount: z.int(),
    payment: gatewayPayment.nullable(),
  })
  .openapi('PaymentStatusResponse') satisfies z.ZodType<contract.PaymentStatusResponse>

export const advanceBody = z.object({
  products: cartLineReferences,
}) satisfies z.ZodType<contract.AdvancePaymentRequest['body']>

export const advancePayments = z.object({
  advancePayments: z.record(z.string(), advancePayment),
}) satisfies z.ZodType<contract.AdvancePaymentResponse>
