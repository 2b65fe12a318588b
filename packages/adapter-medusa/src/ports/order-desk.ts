import type { OrderFate, PlacedOrder } from '@krishi/storefront-core/checkout'
import type { PortErrorCode } from '@krishi/storefront-core/contract'
import { err, ok, type Result } from '@krishi/storefront-core/result'
import type { CheckoutPort, OrderIntent, SettleQuestion } from '@krishi/storefront-hooks/checkout'
import type { CallOptions } from '@krishi/storefront-hooks/http'
import type { AskedLine, MedusaCart, MedusaCarts, MedusaReceipt } from './medusa-cart.ts'
import { toDeliveryAddress } from './to-address.ts'
import { orderNameOf, type SoldLines } from './to-checkout.ts'

type Answer<Value> = Promise<Result<Value, PortErrorCode>>
type Today = (asked: readonly AskedLine[], options?: CallOptions) => Answer<SoldLines>

/**
 * Places orders, and says what became of them [30.12]. A cart of Medusa becomes one order at most, whoever asks how often, and a
 * completed one takes no more changes: the key of an intent is noted on the cart before it is completed.
 *
 * What Medusa cannot promise: a request to complete a cart that is still on its way after the shopper was told that it came to
 * nothing. It then is the order of this checkout, and placing it again is answered with 'checkout/already-completed', never with a
 * second order.
 */
export function createOrderDesk(carts: MedusaCarts, today: Today): Pick<CheckoutPort, 'placeOrder' | 'settleOrder'> {
  return {
    async placeOrder(intent, options) {
      const cart = await carts.read(intent.checkoutId, options)
      if (!cart.ok) return cart
      const { orderKey, closedKeys = [] } = cart.value.metadata ?? {}
      if (closedKeys.includes(intent.idempotencyKey)) return err('order/withdrawn')
      if (cart.value.completed_at === null) return order(carts, today, cart.value, intent, options)
      const receipt = await carts.receipt(cart.value.id, options)
      if (!receipt.ok) return receipt
      return orderKey === intent.idempotencyKey ? ok(toAnswer(receipt.value)) : err('checkout/already-completed')
    },
    async settleOrder({ idempotencyKey, checkoutId }: SettleQuestion, options) {
      const cart = await carts.read(checkoutId, options)
      if (!cart.ok) return cart
      if (cart.value.completed_at !== null) return placed(carts, checkoutId, options)
      const closedKeys = [...(cart.value.metadata?.closedKeys ?? []), idempotencyKey]
      const closed = await carts.change(checkoutId, { metadata: { closedKeys } }, options)
      if (closed.ok) return ok({ status: 'none', order: null })
      // A completed cart takes no change: the order came between the two calls.
      return closed.error.code === 'request/invalid' ? placed(carts, checkoutId, options) : closed
    },
  }
}

async function placed(carts: MedusaCarts, checkoutId: string, options?: CallOptions): Answer<OrderFate> {
  const receipt = await carts.receipt(checkoutId, options)
  if (receipt.ok) return ok({ status: 'placed', order: toAnswer(receipt.value) })
  // Nothing is reserved or paid for such an order: the shopper has none.
  return receipt.error.code === 'checkout/out-of-stock' ? ok({ status: 'none', order: null }) : receipt
}

/** Makes the order. Its stock is looked at once more, as Medusa does not add up what lines share (medusajs/medusa#16502). */
async function order(
  carts: MedusaCarts,
  today: Today,
  cart: MedusaCart,
  { idempotencyKey: orderKey }: OrderIntent,
  options?: CallOptions,
): Answer<PlacedOrder> {
  if (!cart.shipping_address || !toDeliveryAddress(cart.shipping_address)) return err('checkout/address-missing')
  if (cart.items.length === 0) return err('checkout/items-not-valid')
  const sold = await today(cart.metadata?.asked ?? [], options)
  if (!sold.ok) return sold
  const units = new Map(sold.value.lines.map(({ id, cartQty }) => [id, cartQty]))
  const isThere = cart.items.every(({ variant_id, quantity }) => (units.get(variant_id) ?? 0) >= quantity)
  if (!isThere) return err('checkout/out-of-stock')
  const noted = await carts.change(cart.id, { metadata: { orderKey } }, options)
  if (!noted.ok) return noted
  const collection = await carts.collectPayment(cart.id, options)
  if (!collection.ok) return collection
  const paid = await carts.payOnDelivery(collection.value, options)
  if (!paid.ok) return paid
  const receipt = await carts.complete(cart.id, options)
  return receipt.ok ? ok(toAnswer(receipt.value)) : receipt
}

function toAnswer(receipt: MedusaReceipt): PlacedOrder {
  return {
    id: receipt.id,
    name: orderNameOf(receipt),
    coins: 0,
    payment: null,
    awaitingId: '',
    isPlacedBefore: false,
    url: null,
  }
}
