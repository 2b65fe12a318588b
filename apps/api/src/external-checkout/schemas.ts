import type * as contract from '@krishi/storefront-core/contract'
import { z } from '@hono/zod-openapi'
import { checkoutPayload } from '../checkout/schemas.ts'

const { cart, userIdentity, consent } = checkoutPayload.shape

export const externalBody = z.object({
  source: z.literal('WEB'),
  cart,
  userIdentity: userIdentity.pick({ customerAccessToken: true, phone: true, email: true, deliveryAddress: true }),
  consent,
}) satisfies z.ZodType<contract.ExternalCheckoutRequest['body']>

export const external = z
  .object({
    formUrl: z.string(),
    hosts: z.array(z.string()),
    cartCreate: z.object({ cart: z.object({ checkoutUrl: z.string() }) }),
  })
  .openapi('ExternalCheckoutResponse') satisfies z.ZodType<contract.ExternalCheckoutResponse>

export const tokenBody = z.object({ mobileNumber: z.string().max(30), name: z.string().max(500) }) satisfies z.ZodType<
  contract.CustomerAccessTokenRequest['body']
>

export const token = z
  .object({
    customerAccessTokenCreate: z.object({ customerAccessToken: z.object({ accessToken: z.string() }) }),
  })
  .openapi('CustomerAccessTokenResponse') satisfies z.ZodType<contract.CustomerAccessTokenResponse>
