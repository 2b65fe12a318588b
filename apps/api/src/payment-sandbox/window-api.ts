import type { Hono } from 'hono'
import { z } from 'zod'
import { refuseAs } from './orders-api.ts'
import type { SandboxBank } from './sandbox-bank.ts'

const tap = z.object({
  key: z.string(),
  order_id: z.string(),
  outcome: z.enum(['pay', 'fail', 'late', 'lose']),
})

/** What the window of the sandbox calls when the shopper has tapped one of its buttons. */
export function mountWindowApi(app: Hono, bank: SandboxBank, keyId: string): void {
  app.post('/window', async (context) => {
    const tapped = tap.safeParse(await context.req.json().catch(() => null))
    const order = tapped.success ? bank.books.orders[tapped.data.order_id] : undefined
    if (!tapped.success || !order || tapped.data.key !== keyId) return refuseAs(context, 400, 'The order is not known')
    switch (tapped.data.outcome) {
      case 'pay':
        return context.json(bank.sign(bank.pay(order, 'captured')))
      case 'lose':
        bank.pay(order, 'captured')
        return context.json({})
      case 'late':
        bank.payLater(order)
        return context.json({})
      case 'fail': {
        const { id, order_id } = bank.pay(order, 'failed')
        const error = {
          code: 'BAD_REQUEST_ERROR',
          description: 'The bank has declined this payment. No money was taken.',
          source: 'bank',
          step: 'payment_authorization',
          reason: 'payment_failed',
          metadata: { payment_id: id, order_id },
        }
        return context.json({ error })
      }
    }
  })
}
