import { ok } from '@krishi/storefront-core/result'
import { hasShape, isListOf } from '@krishi/storefront-core/shape'
import { decode, isInteger } from '@krishi/storefront-hooks/http'
import type { OrdersPort } from '@krishi/storefront-hooks/orders'
import type { MedusaCall } from './medusa-client.ts'
import type { MedusaCustomers } from './medusa-customers.ts'
import { isMedusaOrder, orderFields, toOrder, type MedusaOrder } from './to-order.ts'

const readOrder = decode(hasShape<{ readonly order: MedusaOrder }>({ order: isMedusaOrder }), ({ order }) =>
  toOrder(order),
)

const readOrders = decode(
  hasShape<{ readonly orders: readonly MedusaOrder[]; readonly count: number }>({
    orders: isListOf(isMedusaOrder),
    count: isInteger,
  }),
  ({ orders, count }) => ({ orders: orders.map(toOrder), count }),
)

/**
 * Reads orders. Medusa gives a single order to whoever has its id, which nobody can guess, and a list of them to a signed-in customer
 * only; what was ordered as a guest is in no list.
 */
export function createMedusaOrders(call: MedusaCall, customers: MedusaCustomers): Pick<OrdersPort, 'read' | 'list'> {
  return {
    read: ({ orderId, locale }, options) =>
      call(`/store/orders/${encodeURIComponent(orderId)}?fields=${orderFields}`, readOrder, { ...options, locale }),
    async list({ locale, pageNum, pageSize }, options) {
      if (customers.token() === null) return ok({ orders: [], isEndReached: true })
      const offset = (pageNum - 1) * pageSize
      const query = `limit=${pageSize}&offset=${offset}&order=-created_at&fields=${orderFields}`
      const page = await call(`/store/orders?${query}`, readOrders, { ...options, locale })
      if (!page.ok) return page
      const { orders, count } = page.value
      return ok({ orders, isEndReached: offset + pageSize >= count })
    },
  }
}
