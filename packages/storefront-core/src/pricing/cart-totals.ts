import type { CartLine, ShippingDetails } from '../cart/cart.ts'
import type { Paise } from '../money/index.ts'
import { assertPaise } from '../money/index.ts'
import { productDiscount } from './discounts.ts'
import { shippingCharge } from './shipping.ts'
import type { AppliedCoupon, CartTotals } from './totals.ts'

/** What the sums of a cart depend on besides its lines. */
export interface CartTotalsOptions {
  readonly shipping: ShippingDetails
  readonly coupon?: AppliedCoupon | null
  /** What coins pay. */
  readonly coinsDiscount?: Paise
  /** What paying online takes off. */
  readonly prepaidDiscount?: Paise
  readonly note?: string
}

/** total + shipping - special discount [25.2]. The coupon is not in it. */
export function netCost(total: Paise, shippingCharges: Paise, specialDiscount: Paise): Paise {
  return total + shippingCharges - specialDiscount
}

/**
 * The sums of a cart [25.7], with what its products take off by their own rules [25.3]. Counts the lines that can be bought, in
 * one pass without a copy. Nothing takes off more than the goods cost, so that delivery is always paid; an empty cart costs
 * nothing, also no delivery.
 */
export function cartTotals(
  lines: readonly CartLine[],
  { shipping, coupon = null, coinsDiscount: coins = 0, prepaidDiscount: prepaid = 0, note = '' }: CartTotalsOptions,
): CartTotals {
  let totalPrice = 0
  let units = 0
  let savings = 0
  let productDiscounts = 0
  for (const line of lines) {
    if (!line.isVariantAvailForSale || line.cartQty <= 0) continue
    totalPrice += line.price * line.cartQty
    units += line.cartQty
    productDiscounts += productDiscount(line.price, line.discountProperties) * line.cartQty
    if (line.compareAtPrice !== null && line.compareAtPrice > line.price) {
      savings += (line.compareAtPrice - line.price) * line.cartQty
    }
  }
  const shippingCharges = units === 0 ? 0 : shippingCharge(totalPrice, shipping)
  const goods = totalPrice - productDiscounts
  const coinsDiscount = Math.min(coins, goods)
  const prepaidDiscount = Math.min(prepaid, goods - coinsDiscount)
  const specialDiscount = productDiscounts + coinsDiscount + prepaidDiscount
  const net = netCost(totalPrice, shippingCharges, specialDiscount)
  const discountAmount = coupon ? Math.min(coupon.value, totalPrice - specialDiscount) : 0
  return {
    totalPrice,
    shippingCharges,
    specialDiscount,
    productDiscount: productDiscounts,
    coinsDiscount,
    prepaidDiscount,
    discountAmount,
    netCost: net,
    payable: net - discountAmount,
    appliedCoupon: coupon,
    note,
    totalNoOfItemsinCart: units,
    savings,
  }
}

/**
 * What the payment gateway is asked for, in minor units [25.6]: our amounts are that already.
 *
 * @throws When the amount is no whole number of paise.
 */
export function gatewayAmount(net: Paise): number {
  assertPaise(net, 'The amount to pay')
  return net
}
