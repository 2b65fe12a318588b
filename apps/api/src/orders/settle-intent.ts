import type { PlaceOrderResponse, SettleOrderResponse } from '@krishi/storefront-core/contract'
import { eq } from 'drizzle-orm'
import { findCheckout } from '../checkout/checkouts.ts'
import { schema, type Database } from '../database/index.ts'
import { answerRepeat } from '../payment/answer-repeat.ts'
import { giveUpPayment } from '../payment/give-up-payment.ts'
import type { ApiContext } from '../api-context.ts'
import { closeAnswered, withdrawIntent, type IntentKey } from './idempotency.ts'
import { orderAnswer } from './order-answer.ts'

/** What is asked of an intent besides its key. */
export interface SettleQuestion {
  readonly checkoutId: string
  /** Whether a payment that is still open is given up. */
  readonly giveUpPayment: boolean
}

const none: SettleOrderResponse = { status: 'none', order: null }

/** The order that the checkout became under another key, by another tab, or under one that is forgotten by now. */
async function orderOfCheckout(
  database: Database,
  checkoutId: string,
  ownerId: string,
): Promise<PlaceOrderResponse | null> {
  const checkout = await findCheckout(database, checkoutId, ownerId)
  if (!checkout?.orderId) return null
  const [order] = await database.select().from(schema.orders).where(eq(schema.orders.id, checkout.orderId))
  return order ? orderAnswer(order, null) : null
}

/**
 * What became of an intent whose answer was lost [30.12]. The question closes it: if nothing was ordered, its key can place no order
 * any more, even if the request arrives later. So the shopper may order again as soon as the answer is `none`.
 */
export async function settleIntent(
  shop: ApiContext,
  intent: IntentKey,
  question: SettleQuestion,
): Promise<SettleOrderResponse> {
  const found = await withdrawIntent(shop.database, intent, shop.now())
  if (found === 'running') return { status: 'placing', order: null }
  if (found !== 'withdrawn') {
    let answer = await answerRepeat(shop, found.answer)
    if (answer?.payment && question.giveUpPayment) {
      await giveUpPayment(shop, answer.shopifyOrderId)
      answer = await answerRepeat(shop, found.answer)
    }
    if (answer !== null) return { status: answer.payment === null ? 'placed' : 'to-pay', order: answer }
    await closeAnswered(shop.database, intent)
  }
  const order = await orderOfCheckout(shop.database, question.checkoutId, intent.ownerId)
  return order === null ? none : { status: 'placed', order }
}
