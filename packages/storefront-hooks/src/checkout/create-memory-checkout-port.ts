import type { PlaceOrderResponse, PortErrorCode } from '@krishi/storefront-core/contract'
import type { Order } from '@krishi/storefront-core/orders'
import type { Result } from '@krishi/storefront-core/result'
import { err, ok } from '@krishi/storefront-core/result'
import type { MemoryPurse } from '../loyalty/memory-purse.ts'
import type { MemoryBackend } from '../memory/create-memory-backend.ts'
import type { CheckoutPort, OrderIntent } from './checkout-port.ts'
import type { MemoryLedger } from './memory-ledger.ts'
import { toMemoryCheckout } from './memory-ledger.ts'

const dayMs = 86_400_000

/** Makes checkouts and places orders in memory, with the answers and refusals of the real backend. */
export function createMemoryCheckoutPort(
  backend: MemoryBackend,
  ledger: MemoryLedger,
  purse: MemoryPurse,
): CheckoutPort {
  return {
    create: (payload, options) =>
      backend.answer('checkout.create', options, () => {
        if (payload.cart.lineItems.length === 0) return err('checkout/items-not-valid')
        const id = `checkout-${ledger.checkouts.size + 1}`
        ledger.checkouts.set(id, payload)
        return ok(id)
      }),
    read: ({ checkoutId }, options) =>
      backend.answer('checkout.read', options, () => {
        const payload = ledger.checkouts.get(checkoutId)
        if (!payload) return err('request/not-found')
        return ok(toMemoryCheckout(backend, checkoutId, payload, ledger.completed.get(checkoutId) ?? null, purse))
      }),
    updateAddress: ({ checkoutId, address, discountCode, discountAmount, usesCoins }, options) =>
      backend.answer('checkout.updateAddress', options, () => {
        const payload = ledger.checkouts.get(checkoutId)
        if (!payload) return err('request/not-found')
        if (ledger.completed.has(checkoutId)) return err('checkout/already-completed')
        ledger.checkouts.set(checkoutId, {
          ...payload,
          cart: {
            ...payload.cart,
            discountCode,
            discountAmount,
            isLoyaltyApplicable: usesCoins ?? payload.cart.isLoyaltyApplicable,
          },
          userIdentity: { ...payload.userIdentity, deliveryAddress: address, phone: address.phone },
        })
        return ok(checkoutId)
      }),
    placeOrder: (intent, options) =>
      backend.answer('checkout.placeOrder', options, () => place(backend, ledger, purse, intent)),
  }
}

function place(
  backend: MemoryBackend,
  ledger: MemoryLedger,
  purse: MemoryPurse,
  { idempotencyKey, payload }: OrderIntent,
): Result<PlaceOrderResponse, PortErrorCode> {
  const known = ledger.answers.get(idempotencyKey)
  if (known) return ok(known)
  const checkoutId = payload.checkoutId ?? ''
  const stored = ledger.checkouts.get(checkoutId)
  if (!stored) return err('request/not-found')
  if (ledger.completed.has(checkoutId)) return err('checkout/already-completed')
  const { id, cart, userIdentity, loyaltyPoints } = toMemoryCheckout(backend, checkoutId, stored, null, purse)
  if (!userIdentity.deliveryAddress) return err('checkout/address-missing')
  if (cart.lineItems.length === 0) return err('checkout/items-not-valid')

  const now = backend.clock.now()
  const coins = loyaltyPoints?.gainedPointsFromOrder ?? 0
  const order: Order = {
    id: `order-${id}`,
    name: `BH${100_000_001 + ledger.orders.size}`,
    orderNumber: 100_000_001 + ledger.orders.size,
    createdAt: new Date(now).toISOString(),
    cancelledAt: null,
    fulfillmentStatus: null,
    paymentMode: payload.cart.isCOD ? 'cod' : 'online',
    lineItems: cart.lineItems,
    totalCost: cart.totalCost,
    shippingCharges: cart.shippingCharges,
    discountAmount: cart.discountAmount,
    specialDiscount: cart.specialDiscount,
    currentTotalPrice: cart.totalNetCost,
    deliveryAddress: userIdentity.deliveryAddress,
    note: cart.note,
    expectedDelivery: { from: dateAfter(now, 3), to: dateAfter(now, 6) },
    coins,
  }
  if (loyaltyPoints?.isUsed) purse.spend(loyaltyPoints.orderRedeemPoints, order.name)
  const answer: PlaceOrderResponse = {
    success: true,
    orderId: order.id,
    draftOrderId: '',
    internalDraftId: '',
    isDraftComplete: false,
    orderName: order.name,
    totalNetCost: order.currentTotalPrice,
    url: null,
    coins,
    shopifyOrderId: order.id,
    payment: null,
  }
  ledger.orders.set(order.id, order)
  ledger.completed.set(checkoutId, order)
  ledger.answers.set(idempotencyKey, answer)
  return ok(answer)
}

function dateAfter(now: number, days: number): string {
  return new Date(now + days * dayMs).toISOString().slice(0, 10)
}
