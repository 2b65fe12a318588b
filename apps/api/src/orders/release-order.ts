import { asc, eq, sql } from 'drizzle-orm'
import { returnCoupon } from '../coupons/return-coupon.ts'
import { releaseCoins } from '../loyalty/spend-coins.ts'
import { schema, type Database } from '../database/index.ts'
import type { ApiContext } from '../api-context.ts'

const { orders, orderLines, variants } = schema

/**
 * Releases what an order has reserved: its stock, the use of its coupon, its coins. The order is `expired` then, so that nothing is
 * released twice. The caller must have locked its checkout.
 */
export async function releaseOrder(
  transaction: Database,
  { sessionSecrets, now }: Pick<ApiContext, 'sessionSecrets' | 'now'>,
  orderId: string,
): Promise<void> {
  const [order] = await transaction
    .update(orders)
    .set({ status: 'expired' })
    .where(eq(orders.id, orderId))
    .returning({ code: orders.discountCode, holder: orders.couponHolder, address: orders.deliveryAddress })
  const lines = await transaction
    .select({ variantId: orderLines.variantId, taken: orderLines.taken })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.variantId))
  for (const { variantId, taken } of lines) {
    await transaction
      .update(variants)
      .set({ inventoryQuantity: sql`${variants.inventoryQuantity} + ${taken}` })
      .where(eq(variants.id, variantId))
  }
  await releaseCoins(transaction, orderId, now())
  if (order?.holder) {
    const holder = { shopperId: order.holder, phone: order.address.phone }
    await returnCoupon(transaction, order.code, holder, sessionSecrets)
  }
}
