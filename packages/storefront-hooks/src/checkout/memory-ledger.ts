import type { CartChange, CartLine } from '@krishi/storefront-core/cart'
import { reconcileCart, toCartLine, toOrderLines } from '@krishi/storefront-core/cart'
import type { CartToOrder, Checkout, CheckoutAdjustment, PlacedOrder } from '@krishi/storefront-core/checkout'
import type { Order } from '@krishi/storefront-core/orders'
import { couponStanding, isCouponOver } from '@krishi/storefront-core/coupons'
import { cartTotals } from '@krishi/storefront-core/pricing'
import { toPriced } from '../cart/create-memory-cart-port.ts'
import { findOffer } from '../coupons/create-memory-coupons-port.ts'
import type { MemoryWallet } from '../loyalty/memory-wallet.ts'
import type { MemoryBackend } from '../memory/create-memory-backend.ts'
import type { MemoryPayment } from './memory-payments.ts'

/** What the memory adapters of checkout and orders share. */
export interface MemoryLedger {
  readonly checkouts: Map<string, CartToOrder>
  readonly orders: Map<string, Order>
  /** Answers by idempotency key. */
  readonly answers: Map<string, PlacedOrder>
  /** Keys that can place no order any more. */
  readonly withdrawn: Set<string>
  /** Orders by the checkout that they completed. */
  readonly completed: Map<string, Order>
  /** What is paid at the provider, by order; each is an order only once it is paid. */
  readonly payments: Map<string, MemoryPayment>
}

/** A ledger in which nothing has happened. */
export function createMemoryLedger(): MemoryLedger {
  return {
    checkouts: new Map(),
    orders: new Map(),
    answers: new Map(),
    withdrawn: new Set(),
    completed: new Map(),
    payments: new Map(),
  }
}

/** A checkout as its page reads it: its lines at today's prices and stock [30.4]. */
export function toMemoryCheckout(
  backend: MemoryBackend,
  id: string,
  toOrder: CartToOrder,
  order: Order | null,
  wallet: MemoryWallet,
): Checkout {
  const { products, shipping, payment } = backend.shop()
  const asked = toOrder.lineItems.flatMap((item): readonly CartLine[] => {
    const product = products.find(({ productId }) => productId === item.productId)
    const variant = product?.variants.find((candidate) => candidate.id === item.variantId)
    return product && variant ? [{ ...toCartLine(product, variant, item.quantity), price: item.price }] : []
  })
  const priced = Object.fromEntries(products.map((product) => [product.productId, toPriced(product)]))
  const { lines, changes } = reconcileCart(asked, priced)
  const { discountCode, note, address, buyer, usesCoins: isUsed } = toOrder
  const { totalPrice, productDiscount } = cartTotals(lines, { shipping })
  const goods = totalPrice - productDiscount
  const offer = findOffer(backend, discountCode)
  const standing = couponStanding(offer, totalPrice, backend.clock.now())
  const coupon = discountCode === '' ? null : { name: discountCode, standing }
  const value = standing.status === 'active' ? standing.value : 0
  const points = order ? undefined : wallet.pointsFor({ goods, left: Math.max(0, goods - value), isUsed })
  const coinsDiscount = points?.isUsed ? points.orderRedeemPointsInAmount : 0
  const totals = cartTotals(lines, { shipping, coupon: { name: discountCode, value }, coinsDiscount })
  return {
    id,
    isCheckoutCompleted: order !== null,
    orderName: order?.name ?? null,
    orderId: order?.id ?? null,
    cart: {
      lineItems: toOrderLines(lines),
      note,
      totalCost: totals.totalPrice,
      shippingCharges: totals.shippingCharges,
      discountCode: isCouponOver(standing) ? '' : discountCode,
      discountAmount: totals.discountAmount,
      specialDiscount: totals.specialDiscount,
      productDiscount,
      totalNetCost: totals.payable,
      isCodDisabled: payment.isCodDisabled,
      isOnlineDisabled: !payment.isOnlineOpen,
      prepaidDiscount: payment.prepaidDiscount,
      advancePaymentDetails: {
        isAdvanceAmountPayable: payment.codAdvance > 0,
        advTotalAmount: payment.codAdvance,
      },
    },
    userIdentity: {
      deliveryAddress: address,
      phone: buyer.phone,
      email: buyer.email,
      userExternalId: buyer.userExternalId,
    },
    adjustments: changes.map(toAdjustment),
    ...(coupon && !order && { coupon }),
    ...(points && { loyaltyPoints: points }),
  }
}

function toAdjustment({ kind, line }: CartChange): CheckoutAdjustment {
  return {
    kind: kind === 'price-changed' ? 'price-changed' : kind === 'reduced-to-stock' ? 'reduced' : 'removed',
    productTitle: line.productName.text,
    variantTitle: line.title.text,
    quantity: line.cartQty,
  }
}
