import { and, eq } from 'drizzle-orm'
import { schema } from '../database/index.ts'
import type { ApiContext } from '../api-context.ts'
import { settle } from './settle.ts'
import { askProvider } from './run-payment-maintenance.ts'

const { checkouts, payments } = schema

/**
 * Gives up the payment of an order that the shopper leaves for a new checkout. The provider is asked first: what has been paid is
 * an order, and stays one; where the provider does not answer the payment stays open. Money that comes later goes back.
 */
export async function giveUpPayment(shop: ApiContext, orderId: string): Promise<void> {
  const [row] = await shop.database.select().from(payments).where(eq(payments.orderId, orderId))
  if (!row) return
  const isAsked = shop.gateway === null || row.gatewayOrderId === null || (await askProvider(shop, shop.gateway, row))
  if (!isAsked) return
  const { status } = await settle(shop, row, { event: 'reservation-over' })
  if (status !== 'expired') return
  await shop.database
    .update(checkouts)
    .set({ status: 'withdrawn' })
    .where(and(eq(checkouts.id, row.checkoutId), eq(checkouts.status, 'open')))
}
