import { requiresVerification } from '@krishi/storefront-core/address'
import { isConsentMissing } from '@krishi/storefront-core/compliance'
import type { PaymentMode } from '@krishi/storefront-core/checkout'
import type { PlaceOrderResponse } from '@krishi/storefront-core/contract'
import type { Paise } from '@krishi/storefront-core/money'
import { err, ok, type Result } from '@krishi/storefront-core/result'
import { uuidv7 } from 'uuidv7'
import {
  askerOf,
  completeCheckout,
  consentMissing,
  dropCoupon,
  lockCheckout,
  reopenCheckout,
  type CheckoutRow,
} from '../checkout/checkouts.ts'
import { findOffers } from '../checkout/offers.ts'
import { toOrderedLine } from '../checkout/order-lines.ts'
import { priceCheckout, type CheckoutPrice } from '../checkout/price-checkout.ts'
import { isAsQuoted, resolveLines, type ResolvedLine } from '../checkout/resolve-lines.ts'
import { redeemCoupon } from '../coupons/redeem-coupon.ts'
import { daysTo } from '../delivery/days-to.ts'
import { findPlace } from '../delivery/places.ts'
import { findWallet, type CoinWallet } from '../loyalty/find-wallet.ts'
import { spendCoins } from '../loyalty/spend-coins.ts'
import { inTransaction, schema, type Database } from '../database/index.ts'
import type { ApiErrorCode } from '../http/error-codes.ts'
import { answerRepeat } from '../payment/answer-repeat.ts'
import { reuseOrExpireReservation, type AwaitingOrder } from '../payment/awaiting-order.ts'
import { amountDue } from '../payment/amount-due.ts'
import { openPayment } from '../payment/open-payment.ts'
import { insertPayment } from '../payment/payments.ts'
import type { ApiContext } from '../api-context.ts'
import { deliveryDays } from './delivery-days.ts'
import { claimIntent, finishIntent, forgetAnswer, releaseIntent, type Claim, type Intent } from './idempotency.ts'
import { orderAnswer, type OrderRow } from './order-answer.ts'
import { orderName, takeOrderNumber } from './order-number.ts'
import { takeStock } from './take-stock.ts'

/** Which checkout is ordered, by whom, and what its coupon took off on the page that it was ordered from. */
export interface ShownOrder {
  readonly checkoutId: string
  readonly isGuest: boolean
  readonly discountAmount: Paise
  readonly paymentMode: PaymentMode
  /** Where a browser without the provider's window posts the outcome of a payment. */
  readonly callbackUrl: string
}

type Placed = Result<PlaceOrderResponse, ApiErrorCode>

/** The result of the first transaction: the answer of a placed order, or an order whose goods are reserved until it is paid. */
type Reserved = Result<
  | { readonly kind: 'placed'; readonly answer: PlaceOrderResponse }
  | { readonly kind: 'awaiting'; readonly awaiting: AwaitingOrder },
  ApiErrorCode
>

/** Refused: no payment gateway is configured. */
const unavailable = err('request/invalid', { fields: { isCOD: 'unavailable' } })

/** Ends a transaction with a refusal: everything that it wrote is undone. */
class Refusal extends Error {
  readonly result: Reserved
  constructor(result: Reserved) {
    super('The order was refused.')
    this.result = result
  }
}

/** What is ordered now; refused when nothing is left or when it is not what the shopper was shown. */
async function orderedLines(
  transaction: Database,
  checkout: CheckoutRow,
): Promise<Result<readonly ResolvedLine[], ApiErrorCode>> {
  const variantIds = checkout.lines.map((line) => line.variantId)
  const { lines } = resolveLines(checkout.lines, await findOffers(transaction, variantIds))
  if (lines.length === 0) return err('checkout/items-not-valid')
  return isAsQuoted(lines, checkout.quote) ? ok(lines) : err('checkout/out-of-stock')
}

/** What an order is priced by: its lines, what the page showed, the shopper's coins. */
interface Pricing {
  readonly lines: readonly ResolvedLine[]
  readonly shown: ShownOrder
  readonly wallet: CoinWallet | null
}

/** What an order costs, its coupon counted as used; refused when the coupon takes off less than the page showed. */
async function priceOf(
  transaction: Database,
  shop: ApiContext,
  checkout: CheckoutRow,
  { lines, shown, wallet }: Pricing,
): Promise<Result<CheckoutPrice, ApiErrorCode>> {
  const { paymentMode, discountAmount } = shown
  const asker = askerOf(checkout)
  const price = await priceCheckout(shop, checkout, lines, transaction, { asker, paymentMode, wallet })
  const { coupon, couponFailure, totals } = price
  if (couponFailure !== null) {
    if (discountAmount > 0) return err(couponFailure)
    // The page showed no discount, so the order is placed without the coupon.
    await dropCoupon(transaction, checkout.id)
    return ok(price)
  }
  if (coupon === null) return ok(price)
  if (totals.discountAmount < discountAmount) return err('checkout/out-of-stock')
  const redeemed = await redeemCoupon(transaction, coupon, asker, shop.sessionSecrets)
  return redeemed.ok ? ok(price) : redeemed
}

/** What is written of an order. */
interface Draft {
  readonly lines: readonly ResolvedLine[]
  readonly taken: ReadonlyMap<string, number>
  readonly price: CheckoutPrice
  readonly paymentMode: PaymentMode
  readonly status: OrderRow['status']
}

async function writeOrder(
  transaction: Database,
  shop: ApiContext,
  checkout: CheckoutRow,
  { lines, taken, price: { totals, lines: pricedLines, coupon, loyaltyPoints }, paymentMode, status }: Draft,
): Promise<OrderRow> {
  if (!checkout.deliveryAddress) throw new Refusal(err('checkout/address-missing'))
  const { orders, orderLines } = schema
  const id = uuidv7()
  const orderNumber = await takeOrderNumber(transaction, id, shop.randomInt)
  const now = shop.now()
  const coins = loyaltyPoints?.gainedPointsFromOrder ?? 0
  const place = await findPlace(transaction, checkout.deliveryAddress.zip)
  const { from, to } = deliveryDays(now, place ? await daysTo(transaction, place) : null)
  const order: OrderRow = {
    id,
    ownerId: checkout.ownerId,
    checkoutId: checkout.id,
    orderNumber,
    name: orderName(orderNumber),
    status,
    paymentMode,
    totalCost: totals.totalPrice,
    shippingCharges: totals.shippingCharges,
    discountAmount: totals.discountAmount,
    specialDiscount: totals.specialDiscount,
    discountCode: totals.appliedCoupon?.name ?? '',
    couponHolder: coupon === null ? null : checkout.ownerId,
    currentTotalPrice: totals.payable,
    coins,
    deliveryAddress: checkout.deliveryAddress,
    note: checkout.note,
    consent: checkout.consent,
    expectedFrom: from,
    expectedTo: to,
    fulfillmentStatus: null,
    createdAt: now,
    cancelledAt: null,
  }
  await transaction.insert(orders).values(order)
  await transaction.insert(orderLines).values(
    lines.map((line, position) => ({
      orderId: id,
      position,
      variantId: line.offer.variant.id,
      quantity: line.quantity,
      taken: taken.get(line.offer.variant.id) ?? 0,
      price: line.offer.variant.price,
      snapshot: toOrderedLine(line, pricedLines[position]),
    })),
  )
  return order
}

/** Takes the coins that the page showed; refused when the order would take others. */
async function payWithCoins(
  transaction: Database,
  { quotedCoins }: CheckoutRow,
  { id: orderId, ownerId, name: orderName }: OrderRow,
  { points, now }: { readonly points: number; readonly now: Date },
): Promise<Result<null, ApiErrorCode>> {
  if (points !== quotedCoins) return err('coins/changed')
  return spendCoins(transaction, { ownerId, orderId, orderName }, points, now)
}

async function place(transaction: Database, shop: ApiContext, claim: Claim, shown: ShownOrder): Promise<Reserved> {
  const { paymentMode } = shown
  const checkout = await lockCheckout(transaction, shown.checkoutId, claim.ownerId)
  if (!checkout) return err('request/not-found')
  if (checkout.orderId) return err('checkout/already-completed', { fields: { orderId: checkout.orderId } })
  if (shown.isGuest && requiresVerification(shop.settings, checkout.deliveryAddress?.province ?? '')) {
    return err('auth/forbidden')
  }
  if (isConsentMissing(shop.settings, checkout.consent)) return consentMissing
  await reopenCheckout(transaction, checkout)
  const awaiting = await reuseOrExpireReservation(transaction, shop, checkout, paymentMode)
  if (awaiting) return ok({ kind: 'awaiting', awaiting })
  const lines = await orderedLines(transaction, checkout)
  if (!lines.ok) throw new Refusal(lines)
  const wanted = lines.value.map(({ offer: { variant }, quantity }) => {
    return { variantId: variant.id, quantity, price: variant.price }
  })
  const taken = await takeStock(transaction, wanted)
  if (taken === null) throw new Refusal(err('checkout/out-of-stock'))
  const wallet = await findWallet(transaction, shop, checkout, shown.isGuest)
  const price = await priceOf(transaction, shop, checkout, { lines: lines.value, shown, wallet })
  if (!price.ok) throw new Refusal(price)
  const amount = amountDue(price.value)
  if (amount > 0 && shop.gateway === null) throw new Refusal(unavailable)
  const status = amount > 0 ? 'awaiting' : 'placed'
  const draft = { lines: lines.value, taken, price: price.value, paymentMode, status } as const
  const order = await writeOrder(transaction, shop, checkout, draft)
  const coined = await payWithCoins(transaction, checkout, order, { points: price.value.coins.coins, now: shop.now() })
  if (!coined.ok) throw new Refusal(coined)
  if (amount > 0) {
    const due = { orderId: order.id, checkoutId: checkout.id, paymentMode, amount }
    const payment = await insertPayment(transaction, due, shop.now())
    return ok({ kind: 'awaiting', awaiting: { order, payment } })
  }
  await completeCheckout(transaction, checkout.id, order)
  const answer = orderAnswer(order, null)
  if (!(await finishIntent(transaction, claim, answer))) throw new Refusal(err('order/in-progress'))
  return ok({ kind: 'placed', answer })
}

/** How often an order that lost a race for stock is computed again, to tell what is left. */
const races = 3

async function tryToPlace(shop: ApiContext, claim: Claim, shown: ShownOrder): Promise<Reserved> {
  let refusal: Reserved = err('checkout/out-of-stock')
  for (let race = 0; race < races; race += 1) {
    try {
      return await inTransaction(shop.database, (transaction) => place(transaction, shop, claim, shown))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      refusal = error.result
      if (refusal.ok || refusal.error.code !== 'checkout/out-of-stock') return refusal
    }
  }
  return refusal
}

/**
 * Claims an intent, or returns its stored answer if that is still valid. A void answer is deleted and the intent claimed again, once:
 * if there is another answer by then, another request has placed the order meanwhile.
 */
async function claimOrRepeat(shop: ApiContext, intent: Intent): ReturnType<typeof claimIntent> {
  const claimed = await claimIntent(shop.database, intent, shop.now())
  if (!claimed.ok || claimed.value.kind === 'claimed') return claimed
  const answer = await answerRepeat(shop, claimed.value.answer)
  if (answer) return ok({ kind: 'answered', answer })
  await forgetAnswer(shop.database, intent)
  const again = await claimIntent(shop.database, intent, shop.now())
  return again.ok && again.value.kind === 'answered' ? err('order/in-progress') : again
}

/**
 * Places the order of a checkout once [30.6, 30.12]. Where nothing is due now, stock, order, checkout and the answer for a repeat
 * are one transaction. Where something is, that transaction reserves the goods; then the provider is asked, and the amount due
 * is the answer: paying it places the order. A repeat of the same intent gets the first answer; a refusal ordered nothing
 * and frees the key.
 */
export async function placeOrder(shop: ApiContext, intent: Intent, shown: ShownOrder): Promise<Placed> {
  if (shown.paymentMode === 'online' && shop.gateway === null) return unavailable
  const claimed = await claimOrRepeat(shop, intent)
  if (!claimed.ok) return claimed
  if (claimed.value.kind === 'answered') return ok(claimed.value.answer)
  const { claim } = claimed.value
  let isDone = false
  try {
    const reserved = await tryToPlace(shop, claim, shown)
    if (!reserved.ok) return reserved
    if (reserved.value.kind === 'awaiting') {
      const opened = await openPayment(shop, claim, reserved.value.awaiting, shown.callbackUrl)
      isDone = opened.ok
      return opened
    }
    isDone = true
    shop.monitor.count('shop.orders.placed', { payment: shown.paymentMode })
    return ok(reserved.value.answer)
  } finally {
    if (!isDone) await releaseIntent(shop.database, claim)
  }
}
