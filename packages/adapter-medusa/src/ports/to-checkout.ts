import type { CartChange, CartLine, PricedProduct } from '@krishi/storefront-core/cart'
import { reconcileCart, toCartLine, toOrderLines } from '@krishi/storefront-core/cart'
import type { Checkout, CheckoutAdjustment } from '@krishi/storefront-core/checkout'
import type { Locale } from '@krishi/storefront-core/locale'
import type { AskedLine, MedusaCart, MedusaReceipt } from './medusa-cart.ts'
import type { MedusaProduct } from './medusa-shapes.ts'
import { shareStock } from './stock.ts'
import { toDeliveryAddress } from './to-address.ts'
import { toPaise } from './to-paise.ts'
import { toProduct } from './to-product.ts'

/** What of the asked lines can be sold today, and what had to change for that [30.4]. */
export interface SoldLines {
  readonly lines: readonly CartLine[]
  readonly changes: readonly CartChange[]
}

/** Holds asked lines against today's catalogue, and against stocks that several of them share. */
export function sellToday(asked: readonly AskedLine[], products: readonly MedusaProduct[], locale: Locale): SoldLines {
  const priced = Object.fromEntries(products.map((product) => [product.id, toPriced(product, locale)]))
  const wanted = asked.flatMap(({ productId, variantId, quantity, price }): readonly CartLine[] => {
    const product = priced[productId]
    const variant = product?.mapVariant[variantId]
    return product && variant ? [{ ...toCartLine(product, variant, quantity), price }] : []
  })
  const { lines, changes } = reconcileCart(wanted, priced)
  const shared = shareStock(lines, products)
  const reduced = shared.flatMap((line, index): readonly CartChange[] => {
    const previousQuantity = lines[index]?.cartQty ?? 0
    if (line.cartQty === previousQuantity) return []
    return [
      line.cartQty > 0 ? { kind: 'reduced-to-stock', line, previousQuantity } : { kind: 'removed-unavailable', line },
    ]
  })
  return { lines: shared.filter(({ cartQty }) => cartQty > 0), changes: [...changes, ...reduced] }
}

function toPriced(product: MedusaProduct, locale: Locale): PricedProduct {
  const { variants, ...rest } = toProduct(product, locale)
  return { ...rest, mapVariant: Object.fromEntries(variants.map((variant) => [variant.id, variant])) }
}

/** A checkout in the words of the storefront: its lines at today's prices and stock, its sums as Medusa computes them. */
export function toCheckout(cart: MedusaCart, { lines, changes }: SoldLines, receipt: MedusaReceipt | null): Checkout {
  const { note = '', coupon: wanted = '' } = cart.metadata ?? {}
  const discountCode = cart.promotions[0]?.code ?? ''
  const discountAmount = toPaise(cart.discount_total)
  const deliveryAddress = cart.shipping_address && toDeliveryAddress(cart.shipping_address)
  return {
    id: cart.id,
    isCheckoutCompleted: receipt !== null,
    orderName: receipt && orderNameOf(receipt),
    orderId: receipt?.id ?? null,
    cart: {
      lineItems: toOrderLines(lines),
      note,
      totalCost: toPaise(cart.original_item_total),
      shippingCharges: toPaise(cart.shipping_total),
      discountCode,
      discountAmount,
      specialDiscount: 0,
      productDiscount: 0,
      totalNetCost: toPaise(cart.total),
      isCodDisabled: false,
      // The manual provider is the only one that is spoken to.
      isOnlineDisabled: true,
      prepaidDiscount: 0,
      advancePaymentDetails: { isAdvanceAmountPayable: false, advTotalAmount: 0 },
    },
    userIdentity: { deliveryAddress, phone: deliveryAddress?.phone ?? '', email: '', userExternalId: null },
    adjustments: changes.map(toAdjustment),
    ...(wanted !== '' &&
      receipt === null && {
        coupon: {
          name: wanted,
          standing: discountCode === '' ? { status: 'unknown' } : { status: 'active', value: discountAmount },
        },
      }),
  }
}

/** What the shopper calls an order. */
export function orderNameOf({ display_id }: Pick<MedusaReceipt, 'display_id'>): string {
  return String(display_id)
}

function toAdjustment({ kind, line }: CartChange): CheckoutAdjustment {
  return {
    kind: kind === 'price-changed' ? 'price-changed' : kind === 'reduced-to-stock' ? 'reduced' : 'removed',
    productTitle: line.productName.text,
    variantTitle: line.title.text,
    quantity: line.cartQty,
  }
}
