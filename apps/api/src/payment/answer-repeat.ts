import type { PlaceOrderResponse } from '@krishi/storefront-core/contract'
import { eq } from 'drizzle-orm'
import { schema } from '../database/index.ts'
import type { ApiContext } from '../api-context.ts'
import { toGatewayPayment } from './to-gateway-payment.ts'

const { payments } = schema

/**
 * What a repeat of an intent is answered: its first answer, as long as that is true. The window of an order that still waits is
 * open for less long, and an order that was paid meanwhile is complete. Null when it was given up: the intent starts again.
 */
export async function answerRepeat(shop: ApiContext, answer: PlaceOrderResponse): Promise<PlaceOrderResponse | null> {
  if (answer.payment === null) return answer
  const [row] = await shop.database.select().from(payments).where(eq(payments.orderId, answer.shopifyOrderId))
  if (!row) return null
  if (row.status === 'paid') {
    return { ...answer, orderId: answer.shopifyOrderId, isDraftComplete: true, payment: null }
  }
  const payment = toGatewayPayment(shop, row, answer.payment.callbackUrl)
  return payment && { ...answer, payment }
}
