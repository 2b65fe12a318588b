import type { PlaceOrderResponse } from '@krishi/storefront-core/contract'
import { err, ok, type Result } from '@krishi/storefront-core/result'
import { and, eq, sql } from 'drizzle-orm'
import { inTransaction, schema } from '../database/index.ts'
import type { ApiErrorCode } from '../http/error-codes.ts'
import { finishIntent, type Claim } from '../orders/idempotency.ts'
import { orderAnswer } from '../orders/order-answer.ts'
import type { ApiContext } from '../api-context.ts'
import type { AwaitingOrder } from './awaiting-order.ts'
import { toGatewayPayment } from './to-gateway-payment.ts'

const { orders, payments } = schema

/**
 * Creates the order at the provider, outside of any transaction, and then stores its id together with the answer for a repeat. If two
 * requests do this at once, or one crashed in between, the id that is stored first counts: the other was never shown, so it cannot be
 * paid. Fails with `network/server` when the provider cannot be asked: the same intent may try again.
 */
export async function openPayment(
  shop: ApiContext,
  claim: Claim,
  { payment }: AwaitingOrder,
  callbackUrl: string,
): Promise<Result<PlaceOrderResponse, ApiErrorCode>> {
  const { gateway, database } = shop
  if (gateway === null) return err('network/server')
  const { id: receipt, amount } = payment
  const made =
    payment.gatewayOrderId === null ? await gateway.createOrder({ receipt, amount }) : ok(payment.gatewayOrderId)
  if (!made.ok) {
    shop.logger.error({ reason: made.error.serverMessage }, 'payment not opened')
    return err('network/server')
  }
  return inTransaction(database, async (transaction) => {
    const [kept] = await transaction
      .update(payments)
      .set({ gatewayOrderId: sql`coalesce(${payments.gatewayOrderId}, ${made.value})` })
      .where(and(eq(payments.id, payment.id), eq(payments.status, 'awaiting')))
      .returning()
    // Another tab has given it up meanwhile: this intent starts again.
    if (!kept) return err('order/in-progress')
    const opened = toGatewayPayment(shop, kept, callbackUrl)
    const [order] = await transaction.select().from(orders).where(eq(orders.id, kept.orderId))
    if (!order || opened === null) return err('order/in-progress')
    const answer = orderAnswer(order, opened)
    return (await finishIntent(transaction, claim, answer)) ? ok(answer) : err('order/in-progress')
  })
}
