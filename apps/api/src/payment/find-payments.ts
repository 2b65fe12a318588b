import { and, eq, getTableColumns } from 'drizzle-orm'
import { isUuid, schema, type Database } from '../database/index.ts'
import type { OrderRow } from '../orders/order-answer.ts'
import type { PaymentRow } from './payments.ts'

const { orders, payments } = schema

/** A payment with the name of its order. */
export interface PaymentOfOrder {
  readonly payment: PaymentRow
  readonly order: Pick<OrderRow, 'name' | 'coins'>
}

/** The payment of an order of `ownerId`, by our id of the order or by the provider's; null for anybody else's. */
export async function findOwnPayment(
  database: Database,
  orderId: string,
  ownerId: string,
): Promise<PaymentOfOrder | null> {
  const [row] = await database
    .select({ payment: getTableColumns(payments), order: { name: orders.name, coins: orders.coins } })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(
      and(
        isUuid(orderId) ? eq(payments.orderId, orderId) : eq(payments.gatewayOrderId, orderId),
        eq(orders.ownerId, ownerId),
      ),
    )
  return row ?? null
}

/** The payment that the provider knows by this order of its own; null for one that is not ours. */
export async function findGatewayPayment(database: Database, gatewayOrderId: string): Promise<PaymentRow | null> {
  const [row] = await database.select().from(payments).where(eq(payments.gatewayOrderId, gatewayOrderId))
  return row ?? null
}
