import { err, ok } from '@krishi/storefront-core/result'
import type { MemoryLedger } from '../checkout/memory-ledger.ts'
import type { MemoryBackend } from '../memory/create-memory-backend.ts'
import type { OrdersPort } from './orders-port.ts'

/** Reads the orders that were placed in memory, by id or name. */
export function createMemoryOrdersPort(backend: MemoryBackend, ledger: MemoryLedger): OrdersPort {
  return {
    read: ({ orderId }, options) =>
      backend.answer('orders.read', options, () => {
        const order = [...ledger.orders.values()].find(({ id, name }) => id === orderId || name === orderId)
        return order ? ok(order) : err('request/not-found')
      }),
  }
}
