import type { Context, Hono } from 'hono'
import { z } from 'zod'
import type { RazorpayKeys } from '../payment/create-razorpay.ts'
import type { SandboxBank } from './sandbox-bank.ts'

/** The least that the provider takes, in paise. */
const leastAmount = 100

const newOrder = z.object({
  amount: z.int().min(leastAmount),
  currency: z.literal('INR'),
  receipt: z.string().max(40),
})

const wholeAmount = z.object({ amount: z.int() })

/** A refusal in the provider's words. */
export function refuseAs(context: Context, status: 400 | 401, description: string): Response {
  const code = status === 401 ? 'UNAUTHORIZED' : 'BAD_REQUEST_ERROR'
  return context.json({ error: { code, description, source: 'business', step: 'payment_initiation' } }, status)
}

async function bodyOf(context: Context): Promise<unknown> {
  try {
    return await context.req.json()
  } catch {
    return null
  }
}

/** The part of the provider's interface that the shop calls, with the shop's keys. */
export function mountOrdersApi(app: Hono, bank: SandboxBank, keys: Pick<RazorpayKeys, 'keyId' | 'keySecret'>): void {
  const expected = `Basic ${Buffer.from(`${keys.keyId}:${keys.keySecret}`).toString('base64')}`
  const { books } = bank

  app.use('/v1/*', async (context, next) => {
    if (context.req.header('authorization') !== expected) return refuseAs(context, 401, 'Authentication failed')
    return next()
  })
  app.post('/v1/orders', async (context) => {
    const order = newOrder.safeParse(await bodyOf(context))
    if (!order.success) return refuseAs(context, 400, 'The order is not valid')
    return context.json(bank.makeOrder(order.data))
  })
  app.get('/v1/orders/:id', (context) => {
    const order = books.orders[context.req.param('id')]
    return order ? context.json(order) : refuseAs(context, 400, 'The id provided does not exist')
  })
  app.get('/v1/orders/:id/payments', (context) => {
    const items = Object.values(books.payments).filter((payment) => payment.order_id === context.req.param('id'))
    return context.json({ entity: 'collection', count: items.length, items })
  })
  app.get('/v1/payments/:id', (context) => {
    const payment = books.payments[context.req.param('id')]
    return payment ? context.json(payment) : refuseAs(context, 400, 'The id provided does not exist')
  })
  app.get('/v1/payments/:id/refunds', (context) => {
    const refund = books.refunds[context.req.param('id')]
    const items = refund ? [refund] : []
    return context.json({ entity: 'collection', count: items.length, items })
  })
  app.post('/v1/payments/:id/capture', async (context) => {
    const payment = books.payments[context.req.param('id')]
    const asked = wholeAmount.safeParse(await bodyOf(context))
    if (payment?.status !== 'authorized') return refuseAs(context, 400, 'This payment cannot be captured')
    if (asked.data?.amount !== payment.amount)
      return refuseAs(context, 400, 'Capture amount must be equal to the amount')
    return context.json(bank.capture(payment))
  })
  app.post('/v1/payments/:id/refund', async (context) => {
    const payment = books.payments[context.req.param('id')]
    const asked = wholeAmount.safeParse(await bodyOf(context))
    if (!payment) return refuseAs(context, 400, 'The id provided does not exist')
    if (asked.data?.amount !== payment.amount) return refuseAs(context, 400, 'The sandbox refunds a payment whole')
    const isRepeat =
      context.req.header('x-refund-idempotency') === `${payment.id}-${payment.amount}` &&
      books.refunds[payment.id] !== undefined
    if (payment.status !== 'captured' && !isRepeat) return refuseAs(context, 400, 'This payment cannot be refunded')
    return context.json(bank.refund(payment))
  })
}
