import { isOnItsWay } from '@krishi/storefront-core/orders'
import type { Order } from '@krishi/storefront-core/orders'
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

/**
 * Reads the orders that `identity` has placed in memory, and those that the shop in memory begins with, by id, name or number; without
 * an identity a guest's.
 */
export function createMemoryOrdersPort(
  backend: MemoryBackend,
  ledger: MemoryLedger,
  identity = createMemoryIdentity(),
): OrdersPort {
  const everyOrder = (): readonly Order[] => [...[...ledger.orders.values()].toReversed(), ...backend.shop().orders]
  const isNamed = (order: Order, text: string) => [order.id, order.name, String(order.orderNumber)].includes(text)
  const eventsOf = ({ fulfillments = [] }: Order) =>
    fulfillments.flatMap(({ trackingNumber }) => backend.shop().shipments[trackingNumber ?? '']?.events ?? [])

  return {
    read: ({ orderId }, options) =>
      backend.answer('orders.read', options, () => {
        const order = everyOrder().find((candidate) => isNamed(candidate, orderId))
        return order ? ok(order) : err('request/not-found')
      }),
    lookUp: ({ by, digits }, options) =>
      backend.answer('orders.lookUp', options, () => {
        const order = everyOrder().find(({ orderNumber, deliveryAddress }) =>
          by === 'mobile' ? deliveryAddress.phone === digits : String(orderNumber) === digits,
        )
        const { userId, guestUserId } = aSession({ user: identity.user() }).user
        return order ? ok({ ownerId: userId || guestUserId, orderId: String(order.orderNumber) }) : unknown
      }),
    list: ({ pageNum, pageSize }, options) =>
      backend.answer('orders.list', options, () => {
        const orders = everyOrder()
        const isEndReached = orders.length <= pageNum * pageSize
        return ok({ orders: orders.slice((pageNum - 1) * pageSize, pageNum * pageSize), isEndReached })
      }),
    active: (_, options) =>
      backend.answer('orders.active', options, () => {
        const orders = identity.user().isGuestUser === false ? everyOrder().filter(isOnItsWay) : []
        return ok(
          orders.map(({ name, orderNumber, lineItems }) => ({
            name,
            orderNumber,
            lineItems: lineItems.map(({ productTitle, imageUrl }) => ({
              name: productTitle,
              productImageUrl: imageUrl,
            })),
          })),
        )
      }),
    latestNews: ({ orderNumber }, options) =>
      backend.answer('orders.latestNews', options, () => {
        const order = everyOrder().find((candidate) => isNamed(candidate, orderNumber))
        return order ? ok(eventsOf(order)[0]?.text ?? '') : err('request/not-found')
      }),
    shipment: ({ trackingNumber }, options) =>
      backend.answer('orders.shipment', options, () => {
        const shipment = backend.shop().shipments[trackingNumber]
        return shipment ? ok(shipment) : err('request/not-found')
      }),
  }
}
