import { err, ok } from '@krishi/storefront-core/result'
import type { MemoryLedger } from '../checkout/memory-ledger.ts'
import type { MemoryBackend } from '../memory/create-memory-backend.ts'
import { aSession } from '../memory/fixtures.ts'
import { createMemoryIdentity } from '../session/memory-identity.ts'
import type { OrdersPort } from './orders-port.ts'

/** As the server says it [31.7]. */
const unknown = {
  ok: false,
  error: { code: 'order/unknown', serverMessage: 'We found no order with this number.' },
} as const

/** Reads the orders that `identity` has placed in memory, by id or name; without one a guest's. */
export function createMemoryOrdersPort(
  backend: MemoryBackend,
  ledger: MemoryLedger,
  identity = createMemoryIdentity(),
): OrdersPort {
  return {
    read: ({ orderId }, options) =>
      backend.answer('orders.read', options, () => {
        const order = [...ledger.orders.values()].find(({ id, name }) => id === orderId || name === orderId)
        return order ? ok(order) : err('request/not-found')
      }),
    lookUp: ({ input, type }, options) =>
      backend.answer('orders.lookUp', options, () => {
        const order = [...ledger.orders.values()].findLast(({ orderNumber, deliveryAddress }) =>
          type === 'MOBILE' ? deliveryAddress.phone === input : String(orderNumber) === input,
        )
        const { userId, guestUserId } = aSession({ user: identity.user() }).user
        return order ? ok({ userExternalId: userId || guestUserId, orderId: String(order.orderNumber) }) : unknown
      }),
  }
}
