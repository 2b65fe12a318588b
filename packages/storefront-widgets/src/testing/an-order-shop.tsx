import type { CoinTransaction } from '@krishi/storefront-core/contract'
import type { Order } from '@krishi/storefront-core/orders'
import { mergeSettings } from '@krishi/storefront-core/settings'
import { createCartStore } from '@krishi/storefront-hooks/cart'
import { aShop, aStorage, createMemoryBackend, createMemoryPorts } from '@krishi/storefront-hooks/memory'
import type { MemoryShop } from '@krishi/storefront-hooks/memory'
import { createStorefront } from '@krishi/storefront-hooks/storefront'
import { aParcel, aTracking, anOrder, anOrderLine } from '@krishi/storefront-ui/testing/fixtures'

/** An order of two products of the memory shop, one of which is in a parcel. */
export function aSentOrder(changes: Partial<Order> = {}): Order {
  const lineItems = ['product-1', 'product-2'].map((productId) => {
    return anOrderLine({ productId, variantId: `${productId}-1`, productTitle: `Product ${productId}`, quantity: 2 })
  })
  const [first] = aParcel().lineItems
  const inParcel = first ? [{ ...first, variantId: 'product-1-1', quantity: 2 }] : []
  return anOrder({ lineItems, fulfillments: [aParcel({ lineItems: inParcel })], ...changes })
}

/** A shop in memory at a time, with what was ordered in it before. */
export function anOrderShop(own: Partial<MemoryShop> = {}, now = '2025-07-08T09:00:00.000Z') {
  const shipments = { EE123456789IN: aTracking() }
  const clock = { now: () => Date.parse(now), after: () => () => undefined }
  const backend = createMemoryBackend({ shop: aShop({ orders: [aSentOrder()], shipments, ...own }), clock })
  const settings = { loyaltyPoints: { enableLoyaltyPoints: true } }
  const storefront = createStorefront({
    ports: createMemoryPorts({ backend, user: { isGuestUser: false, userId: 'user-1' }, settings }),
    locale: 'en',
    settings: mergeSettings(settings),
    createCart: createCartStore,
    clock,
    storage: () => aStorage({ signedIn: '1' }),
  })
  return { backend, storefront }
}

/** Coins that came and went. */
export function someMovements(): readonly CoinTransaction[] {
  const facts = { orderName: 'BH10042', createdOn: '2026-07-04T09:05:00.000Z', isExpired: false }
  return [
    { id: '2', points: -60, kind: 'spent', ...facts, expiresOn: null },
    { id: '1', points: 150, kind: 'earned', ...facts, expiresOn: '2026-12-31T09:05:00.000Z' },
  ]
}
