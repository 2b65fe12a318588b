import { and, eq } from 'drizzle-orm'
import { redeemCoupon } from '../coupons/redeem-coupon.ts'
import { retakeCoins } from '../loyalty/spend-coins.ts'
import { schema, type Database } from '../database/index.ts'
import type { ApiContext } from '../api-context.ts'
import { takeStock } from './take-stock.ts'

const { coupons, orders, orderLines } = schema

type RetakingShop = Pick<ApiContext, 'sessionSecrets' | 'now'>

/** Undoes what was taken of an order that cannot be had whole. */
class NotThere extends Error {}

async function retake(transaction: Database, { sessionSecrets, now }: RetakingShop, orderId: string) {
  const lines = await transaction
    .select({ variantId: orderLines.variantId, quantity: orderLines.quantity })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
  const taken = await takeStock(transaction, lines)
  if (taken === null) throw new NotThere()
  for (const [variantId, amount] of taken) {
    await transaction
      .update(orderLines)
      .set({ taken: amount })
      .where(and(eq(orderLines.orderId, orderId), eq(orderLines.variantId, variantId)))
  }
  if (!(await retakeCoins(transaction, orderId, now())).ok) throw new NotThere()
  const [used] = await transaction
    .select({ coupon: coupons, holder: orders.couponHolder, address: orders.deliveryAddress })
    .from(orders)
    .innerJoin(coupons, eq(coupons.code, orders.discountCode))
    .where(eq(orders.id, orderId))
  if (!used?.holder) return
  const holder = { shopperId: used.holder, phone: used.address.phone }
  const redeemed = await redeemCoupon(transaction, used.coupon, holder, sessionSecrets)
  if (!redeemed.ok) throw new NotThere()
}

/**
 * Takes again what an expired order had given back, for a shopper who paid too late: its stock, at the price that was paid, its
 * coupon and its coins. False, and nothing is taken, when any of it is gone.
 */
export async function retakeOrder(transaction: Database, shop: RetakingShop, orderId: string): Promise<boolean> {
  try {
    await transaction.transaction((savepoint) => retake(savepoint, shop, orderId))
    return true
  } catch (error) {
    if (error instanceof NotThere) return false
    throw error
  }
}
