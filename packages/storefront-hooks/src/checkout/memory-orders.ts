import type { Checkout, OrderFate, PaymentMode, PlacedOrder } from '@krishi/storefront-core/checkout'
import { checkoutDue } from '@krishi/storefront-core/checkout'
import type { PortErrorCode } from '@krishi/storefront-core/contract'
import type { Order } from '@krishi/storefront-core/orders'
import type { Result } from '@krishi/storefront-core/result'
import { err, ok } from '@krishi/storefront-core/result'
import { memoryEstimate } from '../delivery/memory-estimate.ts'
import type { MemoryWallet } from '../loyalty/memory-wallet.ts'
import type { MemoryBackend } from '../memory/create-memory-backend.ts'
import type { OrderIntent, SettleQuestion } from './checkout-port.ts'
import type { MemoryLedger } from './memory-ledger.ts'
import { toMemoryCheckout } from './memory-ledger.ts'
import { awaitPayment, expirePayments, statusAt } from './memory-payments.ts'

const dayMs = 86_400_000
const indiaOffsetMs = 19_800_000

/** Places an order in memory, or says what is to be paid before it is one. */
export function placeInMemory(
  backend: MemoryBackend,
  ledger: MemoryLedger,
  wallet: MemoryWallet,
  { idempotencyKey, checkoutId, paymentMode }: OrderIntent,
): Result<PlacedOrder, PortErrorCode> {
  if (ledger.withdrawn.has(idempotencyKey)) return err('order/withdrawn')
  const known = ledger.answers.get(idempotencyKey)
  if (known) return ok(known)
  const stored = ledger.checkouts.get(checkoutId)
  if (!stored) return err('request/not-found')
  if (ledger.completed.has(checkoutId)) return err('checkout/already-completed')
  const checkout = toMemoryCheckout(backend, checkoutId, stored, null, wallet)
  const { deliveryAddress } = checkout.userIdentity
  if (!deliveryAddress) return err('checkout/address-missing')
  if (checkout.cart.lineItems.length === 0) return err('checkout/items-not-valid')

  const expectedDelivery = deliveryDates(backend, deliveryAddress.zip)
  const order = { ...toOrder(backend, ledger, checkout, paymentMode), deliveryAddress, expectedDelivery }
  const due = checkoutDue(checkout.cart, order.paymentMode).now
  const answer =
    backend.shop().payment.isOnlineOpen && due > 0
      ? awaitPayment(backend, ledger, { order, checkoutId, amount: due })
      : null
  if (answer === null) {
    expirePayments(ledger, checkoutId)
    ledger.orders.set(order.id, order)
    ledger.completed.set(checkoutId, order)
    const points = checkout.loyaltyPoints
    if (points?.isUsed) wallet.spend(points.orderRedeemPoints, order.name)
  }
  const placed = answer ?? toAnswer(order)
  ledger.answers.set(idempotencyKey, placed)
  return ok(placed)
}

/** What became of an intent; one that came to nothing is closed [30.12]. */
export function settleInMemory(
  { clock }: MemoryBackend,
  ledger: MemoryLedger,
  { idempotencyKey, checkoutId, giveUpPayment }: SettleQuestion,
): OrderFate {
  const placed = ledger.completed.get(checkoutId)
  if (placed) return { status: 'placed', order: toAnswer(placed) }
  const answer = ledger.answers.get(idempotencyKey)
  const payment = answer && ledger.payments.get(answer.id)
  const isOpen = payment !== undefined && statusAt(payment, clock.now()) === 'awaiting'
  if (answer && isOpen && !giveUpPayment) return { status: 'to-pay', order: answer }
  if (isOpen) expirePayments(ledger, checkoutId)
  ledger.withdrawn.add(idempotencyKey)
  return { status: 'none', order: null }
}

function toOrder(
  { clock }: MemoryBackend,
  ledger: MemoryLedger,
  { id, cart, loyaltyPoints }: Checkout,
  paymentMode: PaymentMode,
): Omit<Order, 'deliveryAddress' | 'expectedDelivery'> {
  const now = clock.now()
  const { payable, prepaidDiscount } = checkoutDue(cart, paymentMode)
  const orderNumber = 100_000_001 + ledger.orders.size
  const earlier = [...ledger.payments.values()].filter(({ checkoutId }) => checkoutId === id).length
  return {
    id: earlier === 0 ? `order-${id}` : `order-${id}-${earlier + 1}`,
    name: `BH${orderNumber}`,
    orderNumber,
    createdAt: new Date(now).toISOString(),
    cancelledAt: null,
    fulfillmentStatus: null,
    paymentMode,
    lineItems: cart.lineItems,
    totalCost: cart.totalCost,
    shippingCharges: cart.shippingCharges,
    discountAmount: cart.discountAmount,
    specialDiscount: cart.specialDiscount + prepaidDiscount,
    specialDiscounts: {
      productDiscount: cart.productDiscount,
      coinsDiscount: cart.specialDiscount - cart.productDiscount,
      prepaidDiscount,
    },
    currentTotalPrice: payable,
    note: cart.note,
    coins: loyaltyPoints?.gainedPointsFromOrder ?? 0,
  }
}

function toAnswer(order: Order): PlacedOrder {
  return {
    id: order.id,
    name: order.name,
    coins: order.coins,
    payment: null,
    awaitingId: '',
    isPlacedBefore: false,
    url: null,
  }
}

/** The ISO dates in India of the days that the estimate names; six to ten days where it names none. */
function deliveryDates(backend: MemoryBackend, pincode: string): Order['expectedDelivery'] {
  const eta = memoryEstimate(backend, pincode)
  const { from, to } = eta.kind === 'days' ? eta : { from: 6, to: 10 }
  const inDays = (days: number) =>
    new Date(backend.clock.now() + indiaOffsetMs + days * dayMs).toISOString().slice(0, 10)
  return { from: inDays(from), to: inDays(to) }
}
