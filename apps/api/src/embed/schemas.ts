import { cartCapacity } from '@krishi/storefront-core/cart'
import type { CartLineReference, EmbedPayloads, GuestToken, RedeemedCart } from '@krishi/storefront-core/contract'
import { z } from '@hono/zod-openapi'

const id = z.string().regex(/^[\w:/-]{1,64}$/)

const line = z.object({
  productId: id,
  variantId: id,
  quantity: z.int().min(1).max(999),
}) satisfies z.ZodType<CartLineReference>

export const guestToken = z
  .object({ token: z.string(), expiresAt: z.string() })
  .openapi('GuestToken') satisfies z.ZodType<GuestToken>

export const handoverBody = z
  .object({ lines: z.array(line).min(1).max(cartCapacity) })
  .openapi('Handover') satisfies z.ZodType<EmbedPayloads['embed.handover']['request']['body']>

export const handoverAddress = z.object({ url: z.string() }).openapi('HandoverAddress')

export const redeemBody = z.object({ code: z.string().max(100) }).openapi('RedeemRequest')

export const redeemedCart = z
  .discriminatedUnion('status', [
    z.object({ status: z.literal('taken'), lines: z.array(line) }),
    z.object({ status: z.enum(['used', 'expired']) }),
  ])
  .openapi('RedeemedCart') satisfies z.ZodType<RedeemedCart>
