import { createHmac, timingSafeEqual } from 'node:crypto'
import { err, ok, type Result } from '@krishi/storefront-core/result'
import { z } from 'zod'
import { askProvider, type ProviderConnection } from '../http/ask-provider.ts'
import type { GatewayError, PaymentGateway, ProvidersPayment, ProvidersRefund } from './payment-gateway.ts'

/** What Razorpay gives an account. */
export interface RazorpayKeys {
  readonly keyId: string
  /** Signs what the window hands to the page. */
  readonly keySecret: string
  /** Signs webhooks; different from the key's secret. */
  readonly webhookSecret: string
}

/** How Razorpay is reached; all of it has defaults for the real one. */
export interface RazorpayConnection extends ProviderConnection {
  /** Scheme and host. */
  readonly baseUrl?: string
  readonly scriptUrl?: string
}

const failed = (reason: string) =>
  err('payment/unavailable', { serverMessage: `The payment provider did not do it: ${reason}.` })

const order = z.object({ id: z.string() })

/** A payment in Razorpay's words. */
export const razorpayPayment = z
  .object({
    id: z.string(),
    order_id: z.string().nullable(),
    status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
    amount: z.int(),
    currency: z.string(),
    amount_refunded: z.int().default(0),
  })
  .transform(({ order_id, amount_refunded: amountRefunded, ...payment }): ProvidersPayment => {
    return { ...payment, gatewayOrderId: order_id ?? '', amountRefunded }
  })

/** A refund in Razorpay's words. */
export const razorpayRefund = z.object({
  id: z.string(),
  amount: z.int().positive(),
  status: z.enum(['pending', 'processed', 'failed']),
})

const payments = z.object({ items: z.array(razorpayPayment) })
const refunds = z.object({ items: z.array(razorpayRefund) })

/** The signature that Razorpay writes under a text. */
export function signText(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('hex')
}

/** Compares in constant time, so that a signature cannot be found by timing. */
function isSigned(text: string, signature: string, secret: string): boolean {
  const [right, given] = [Buffer.from(signText(text, secret)), Buffer.from(signature)]
  return right.length === given.length && timingSafeEqual(right, given)
}

/** Razorpay by its REST interface. */
export function createRazorpay(
  { keyId, keySecret, webhookSecret }: RazorpayKeys,
  connection: RazorpayConnection = {},
): PaymentGateway {
  const { baseUrl = 'https://api.razorpay.com' } = connection
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`

  function ask<Answer>(
    path: string,
    schema: z.ZodType<Answer>,
    body?: object,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Result<Answer, GatewayError>> {
    const request = {
      url: new URL(path, baseUrl),
      method: body ? 'POST' : 'GET',
      headers: { authorization, 'content-type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
    } as const
    return askProvider(request, schema, failed, connection)
  }

  function findPayment(id: string): Promise<Result<ProvidersPayment, GatewayError>> {
    return ask(`/v1/payments/${encodeURIComponent(id)}`, razorpayPayment)
  }

  return {
    keyId,
    scriptUrl: connection.scriptUrl ?? 'https://checkout.razorpay.com/v1/checkout.js',
    async createOrder({ receipt, amount }) {
      const made = await ask('/v1/orders', order, { amount, currency: 'INR', receipt })
      return made.ok ? ok(made.value.id) : made
    },
    findPayment,
    async findPayments(gatewayOrderId) {
      const found = await ask(`/v1/orders/${encodeURIComponent(gatewayOrderId)}/payments`, payments)
      return found.ok ? ok(found.value.items) : found
    },
    async capture({ id, amount }) {
      const body = { amount, currency: 'INR' }
      const captured = await ask(`/v1/payments/${encodeURIComponent(id)}/capture`, razorpayPayment, body)
      // Refused if it was captured before: by a call whose answer was lost, or by the auto-capture of the account.
      return captured.ok ? captured : findPayment(id)
    },
    async findRefunds(paymentId) {
      const found = await ask(`/v1/payments/${encodeURIComponent(paymentId)}/refunds?count=100`, refunds)
      if (!found.ok) return found
      const done = found.value.items.filter(({ status }) => status === 'processed')
      return ok(done.map(({ id, amount }): ProvidersRefund => ({ id, amount })))
    },
    async refund({ id, amount }) {
      const path = `/v1/payments/${encodeURIComponent(id)}/refund`
      // The amount is part of the key: the rest after a partial refund is another request.
      const asked = await ask(path, razorpayRefund, { amount }, { 'x-refund-idempotency': `${id}-${amount}` })
      if (asked.ok) return ok(asked.value.status === 'processed')
      // Refused if it was refunded before, for example by hand.
      const payment = await findPayment(id)
      return payment.ok && payment.value.status === 'refunded' ? ok(true) : asked
    },
    isPaymentSigned: ({ gatewayOrderId, id }, signature) => isSigned(`${gatewayOrderId}|${id}`, signature, keySecret),
    isNoticeSigned: (rawBody, signature) => isSigned(rawBody, signature, webhookSecret),
  }
}
