import { isLocale, defaultLocale, localizePath } from '@krishi/storefront-core/locale'
import { parseJson } from '@krishi/storefront-core/shape'
import { eq, lt } from 'drizzle-orm'
import { Hono, type Context } from 'hono'
import { z } from 'zod'
import { schema, type Database } from '../database/index.ts'
import { refuse } from '../http/envelope.ts'
import { securityEvent } from '../http/security-event.ts'
import type { ApiContext } from '../api-context.ts'
import { applyGatewayPayment } from './apply-gateway-payment.ts'
import { razorpayPayment, razorpayRefund } from './create-razorpay.ts'
import { findGatewayPayment } from './find-payments.ts'
import type { PaymentGateway, ProvidersPayment, ProvidersRefund } from './payment-gateway.ts'
import { settle } from './settle.ts'

const { gatewayEvents } = schema

/** How long a notice is remembered, in ms: the provider repeats one for a day. */
const noticeLifetimeMs = 7 * 24 * 60 * 60 * 1000

const notice = z.object({
  event: z.string(),
  payload: z.object({
    payment: z.object({ entity: razorpayPayment }).optional(),
    refund: z.object({ entity: razorpayRefund }).optional(),
  }),
})

/** What a notice tells of a payment. */
interface News {
  readonly payment: ProvidersPayment
  /** What came back of it, where that is the news. */
  readonly refund: ProvidersRefund | null
}

const posted = z.object({
  razorpay_payment_id: z.string().max(100),
  razorpay_order_id: z.string().max(100),
  razorpay_signature: z.string().max(200),
})

/** Forgets notices that the provider repeats no more. */
export async function forgetNotices(database: Database, now: Date): Promise<void> {
  await database.delete(gatewayEvents).where(lt(gatewayEvents.receivedAt, new Date(now.getTime() - noticeLifetimeMs)))
}

/** Deals with what a notice tells of a payment; false when the provider has to be asked and cannot be. */
async function take(shop: ApiContext, gateway: PaymentGateway, { payment, refund }: News): Promise<boolean> {
  const row = await findGatewayPayment(shop.database, payment.gatewayOrderId)
  if (!row) return true
  if (refund) {
    await settle(shop, row, { event: 'refunded', payment, refund })
    return true
  }
  return (await applyGatewayPayment(shop, gateway, row, payment)).ok
}

/**
 * Takes a notice of the provider: only with its signature over the very bytes, once for each id. It is kept as dealt with after
 * that is so: a server that dies in between gets it again, and settling twice changes nothing.
 */
async function receive(context: Context, shop: ApiContext, gateway: PaymentGateway): Promise<Response> {
  const rawBody = await context.req.text()
  if (!gateway.isNoticeSigned(rawBody, context.req.header('x-razorpay-signature') ?? '')) {
    securityEvent(shop, 'forbidden', { http: context, shopper: null }, { code: 'auth/forbidden' })
    return refuse(context, 'auth/forbidden')
  }
  const content = parseJson(rawBody)
  if (content === null) return refuse(context, 'request/invalid', { fields: { body: 'malformed' } })
  const parsed = notice.safeParse(content)
  const id = context.req.header('x-razorpay-event-id') ?? ''
  const payment = parsed.data?.payload.payment?.entity
  // The notice is not about a payment.
  if (!parsed.success || !payment) return context.json({ received: true })
  const { event, payload } = parsed.data
  const refund = event === 'refund.processed' ? (payload.refund?.entity ?? null) : null
  const [known] = await shop.database.select().from(gatewayEvents).where(eq(gatewayEvents.id, id))
  if (known) return context.json({ received: true })
  const isTaken = await take(shop, gateway, { payment, refund })
  if (!isTaken) return refuse(context, 'network/server', { status: 503 })
  if (id !== '') await shop.database.insert(gatewayEvents).values({ id, receivedAt: shop.now() }).onConflictDoNothing()
  return context.json({ received: true })
}

/** Where a shopper goes whose payment is not known to be paid: the page that asks how far it is. */
function pendingPath(row: { readonly checkoutId: string; readonly orderId: string }, oid: string, pid: string): string {
  return `/orders/pending?${new URLSearchParams({ checkoutId: row.checkoutId, dId: row.orderId, oid, pid }).toString()}`
}

/**
 * Takes the form that the provider sends from a browser which cannot show its window, and leads on to the thank-you page or to the
 * one that waits. It carries no session, so it tells nothing but what its signature proves.
 */
async function callBack(context: Context, shop: ApiContext, gateway: PaymentGateway): Promise<Response> {
  const language = context.req.query('language')
  const locale = isLocale(language) ? language : defaultLocale
  const leadTo = (path: string) => context.redirect(localizePath(path, locale), 303)
  const form = posted.safeParse(await context.req.parseBody())
  if (!form.success) return leadTo('/orders/pending')
  const { razorpay_order_id: gatewayOrderId, razorpay_payment_id: id, razorpay_signature: signature } = form.data
  const row = await findGatewayPayment(shop.database, gatewayOrderId)
  if (!row || !gateway.isPaymentSigned({ gatewayOrderId, id }, signature)) return leadTo('/orders/pending')
  const paid = await gateway.findPayment(id)
  const settled = paid.ok ? await applyGatewayPayment(shop, gateway, row, paid.value) : paid
  const isPaid = settled.ok && settled.value.status === 'paid'
  return leadTo(isPaid ? `/orders/${row.orderId}/thank_you` : pendingPath(row, gatewayOrderId, id))
}

/** What the provider calls by itself: `/webhook` with a notice, `/callback` with the form of a browser without its window. */
export function createPaymentNotices(shop: ApiContext): Hono {
  const app = new Hono()
  const { gateway } = shop
  if (gateway === null) return app
  app.post('/webhook', (context) => receive(context, shop, gateway))
  app.post('/callback', (context) => callBack(context, shop, gateway))
  return app
}
