import type { GatewayPayment, PlaceOrderResponse } from '@krishi/storefront-core/contract'
import type { schema } from '../database/index.ts'

/** An order as the tables keep it. */
export type OrderRow = typeof schema.orders.$inferSelect

/** What placing an order answers: that it is placed, or with `payment` what is to be paid first. */
export function orderAnswer(order: OrderRow, payment: GatewayPayment | null): PlaceOrderResponse {
  const draftId = payment === null ? order.checkoutId : order.id
  return {
    success: true,
    orderId: payment?.gatewayOrderId ?? order.id,
    draftOrderId: draftId,
    internalDraftId: draftId,
    isDraftComplete: false,
    orderName: order.name,
    totalNetCost: order.currentTotalPrice,
    url: null,
    coins: order.coins,
    shopifyOrderId: order.id,
    payment,
  }
}
