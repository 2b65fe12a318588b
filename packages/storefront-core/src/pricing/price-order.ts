import type { CartLine, ShippingDetails } from '../cart/cart.ts'
import type { PaymentMode } from '../checkout/checkout.ts'
import { redeemCoins } from '../loyalty/redeem-coins.ts'
import type { RedeemRules, RedeemedCoins } from '../loyalty/redeem-coins.ts'
import { percentOf, shareOut, sum } from '../money/index.ts'
import type { Paise } from '../money/index.ts'
import { cartTotals } from './cart-totals.ts'
import { prepaidDiscount, productDiscount } from './discounts.ts'
import type { AppliedCoupon, CartTotals } from './totals.ts'

/** What the price of an order depends on besides its lines. */
export interface OrderTerms {
  readonly shipping: ShippingDetails
  readonly paymentMode: PaymentMode
  /** What paying online saves where a variant has no rule of its own. */
  readonly onlinePaymentDiscountPercent: number
  readonly coupon: AppliedCoupon | null
  /** The wallet of somebody who pays with coins; null where nobody does. */
  readonly coins: { readonly balance: number; readonly rules: RedeemRules } | null
  readonly note?: string
}

/** A line that is bought, what it costs and what was taken off. */
export interface PricedLine {
  readonly line: CartLine
  /** Price times quantity. */
  readonly lineTotal: Paise
  readonly productDiscount: Paise
  readonly couponShare: Paise
  readonly coinsShare: Paise
  readonly prepaidDiscount: Paise
}

/** One step from the price of the goods to what is paid; what takes away is below 0. */
export interface PriceStep {
  readonly kind: 'goods' | 'product-discount' | 'coupon' | 'coins' | 'prepaid' | 'shipping'
  readonly amount: Paise
}

/** The price of an order, and how it came about. */
export interface OrderPrice {
  readonly totals: CartTotals
  readonly lines: readonly PricedLine[]
  /** In the order of the rules. They add up to `totals.payable`; one that changes nothing is left out. */
  readonly steps: readonly PriceStep[]
  readonly coins: RedeemedCoins
  /** What is charged when the order is placed: all of it online, the advance with cash on delivery [25.8]. */
  readonly dueNow: Paise
}

/**
 * The price of an order: the discount of each product [25.3]; the coupon, shared out over the lines by what they cost; coins
 * [25.5], shared out the same way; what paying online saves on each line [25.4]; shipping by the price of the goods before
 * all that [25.1]. Nothing takes off more than the goods cost, so that shipping is always paid.
 */
export function priceOrder(cart: readonly CartLine[], terms: OrderTerms): OrderPrice {
  const { goods, couponValue, reduced } = takeCouponOff(cart, terms.coupon)
  const coins = redeem(goods, goods - couponValue, terms.coins)
  const lines = shareOut(coins.amount, reduced, costOf, (line, coinsShare) =>
    withPrepaid({ ...line, coinsShare }, terms),
  )

  const off = (of: (line: PricedLine) => Paise) => sum(lines.map(of))
  const prepaid = off((line) => line.prepaidDiscount)
  const totals = cartTotals(cart, {
    shipping: terms.shipping,
    coupon: terms.coupon && { ...terms.coupon, value: couponValue },
    coinsDiscount: coins.amount,
    prepaidDiscount: prepaid,
    note: terms.note ?? '',
  })
  const steps: readonly PriceStep[] = [
    { kind: 'goods', amount: totals.totalPrice },
    { kind: 'product-discount', amount: -totals.productDiscount },
    { kind: 'coupon', amount: -couponValue },
    { kind: 'coins', amount: -coins.amount },
    { kind: 'prepaid', amount: -prepaid },
    { kind: 'shipping', amount: totals.shippingCharges },
  ]
  return {
    totals,
    lines,
    steps: steps.filter(({ amount }) => amount !== 0),
    coins,
    dueNow: terms.paymentMode === 'online' ? totals.payable : off(advanceOf),
  }
}

/** What paying online would take off a cart [25.4], as its banner says it beforehand [24.2]. */
export function prepaidSaving(
  cart: readonly CartLine[],
  { coupon, onlinePaymentDiscountPercent }: Pick<OrderTerms, 'coupon' | 'onlinePaymentDiscountPercent'>,
): Paise {
  const online = { paymentMode: 'online', onlinePaymentDiscountPercent } as const
  return sum(takeCouponOff(cart, coupon).reduced.map((line) => withPrepaid(line, online).prepaidDiscount))
}

/** What the goods cost, and each line with its share of the coupon. */
function takeCouponOff(cart: readonly CartLine[], coupon: AppliedCoupon | null) {
  const listed = cart.filter(isBought).map(toPricedLine)
  const goods = sum(listed.map(costOf))
  const couponValue = Math.min(coupon?.value ?? 0, goods)
  const reduced = shareOut(couponValue, listed, costOf, (line, couponShare) => ({ ...line, couponShare }))
  return { goods, couponValue, reduced }
}

function isBought({ isVariantAvailForSale, cartQty }: CartLine): boolean {
  return isVariantAvailForSale && cartQty > 0
}

function toPricedLine(line: CartLine): PricedLine {
  return {
    line,
    lineTotal: line.price * line.cartQty,
    productDiscount: productDiscount(line.price, line.discountProperties) * line.cartQty,
    couponShare: 0,
    coinsShare: 0,
    prepaidDiscount: 0,
  }
}

/** What is left to pay of a line. */
function costOf({ lineTotal, productDiscount, couponShare, coinsShare, prepaidDiscount }: PricedLine): Paise {
  return lineTotal - productDiscount - couponShare - coinsShare - prepaidDiscount
}

function withPrepaid(
  line: PricedLine,
  { paymentMode, onlinePaymentDiscountPercent }: Pick<OrderTerms, 'paymentMode' | 'onlinePaymentDiscountPercent'>,
): PricedLine {
  if (paymentMode !== 'online') return line
  const { value, roundingType } = line.line.dynamicPrepaid ?? { value: onlinePaymentDiscountPercent }
  const specialDiscount = line.productDiscount + line.coinsShare
  return { ...line, prepaidDiscount: prepaidDiscount({ ...line, specialDiscount }, value, roundingType) }
}

/** What the rule allows for the goods, but no coin more than is left of them to pay. */
function redeem(goods: Paise, left: Paise, wallet: OrderTerms['coins']): RedeemedCoins {
  if (wallet === null) return { coins: 0, amount: 0 }
  return redeemCoins(goods, wallet.balance, wallet.rules, left)
}

/**
 * The part of a cash-on-delivery order that is due in advance [25.8]: of a line that asks for one a percentage of what it
 * costs, rounded up to a rupee, or an amount for each unit; never more than the line costs.
 */
function advanceOf(priced: PricedLine): Paise {
  const { advancePayment, cartQty } = priced.line
  if (!advancePayment?.isAdvanceAmountPayable) return 0
  const { type, value } = advancePayment
  const cost = costOf(priced)
  return Math.min(type === 'percentage' ? percentOf(cost, value, 'ceil') : value * cartQty, cost)
}
