import { requiresVerification } from '@krishi/storefront-core/address'
import type { PlaceOrderResponse } from '@krishi/storefront-core/contract'
import type { Paise } from '@krishi/storefront-core/money'
import { err, ok, type Result } from '@krishi/storefront-core/result'
import { eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { holdCheckout, type CheckoutRow } from '../checkout/checkouts.ts'
import { findOffers } from '../checkout/offers.ts'
import { toSoldLine } from '../checkout/order-lines.ts'
import { priceCheckout, type CheckoutPrice } from '../checkout/price-checkout.ts'
import { isAsQuoted, resolveLines, type ResolvedLine } from '../checkout/resolve-lines.ts'
import { redeemCoupon } from '../coupons/redeem-coupon.ts'
import { findPurse, type CoinPurse } from '../loyalty/find-purse.ts'
import { spendCoins } from '../loyalty/spend-coins.ts'
import { inTransaction, schema, type Database } from '../database/index.ts'
import type { ApiErrorCode } from '../http/error-codes.ts'
import type { Shop } from '../shop.ts'
import { deliveryDays } from './delivery-days.ts'
import { claimIntent, finishIntent, releaseIntent, type Claim, type Intent } from './idempotency.ts'
import { orderName, takeOrderNumber } from './order-number.ts'
import { takeStock } from './take-stock.ts'

/** Which checkout is ordered, by whom, and what its coupon took off on the page that she ordered from. */
export interface ShownOrder {
  readonly checkoutId: string
  readonly isGuest: boolean
  readonly discountAmount: Paise
}

type Placed = Result<PlaceOrderResponse, ApiErrorCode>

/** Ends a transaction with a refusal: everything that it wrote is undone. */
class Refusal extends Error {
  readonly result: Placed
  constructor(result: Placed) {
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

/** What an order is priced by: its lines, what its coupon took off on the page, her coins. */
interface Pricing {
  readonly lines: readonly ResolvedLine[]
  readonly shown: Paise
  readonly purse: CoinPurse | null
}

/** What an order costs, its coupon counted as used; refused when the coupon takes off less than she was shown. */
async function priceOf(
  transaction: Database,
  shop: Shop,
  checkout: CheckoutRow,
  { lines, shown, purse }: Pricing,
): Promise<Result<CheckoutPrice, ApiErrorCode>> {
  const price = await priceCheckout(shop, checkout, lines, transaction, purse)
  const { coupon, couponFailure, totals } = price
  // She has seen that it takes nothing off, and orders all the same.
  if (couponFailure !== null) return shown === 0 ? ok(price) : { ok: false, error: couponFailure }
  if (coupon === null) return ok(price)
  if (totals.discountAmount < shown) return err('checkout/out-of-stock')
  const holder = { shopperId: checkout.ownerId, phone: checkout.deliveryAddress?.phone ?? checkout.phone }
  const redeemed = await redeemCoupon(transaction, coupon, holder, shop.sessionSecret)
  return redeemed.ok ? ok(price) : redeemed
}

async function writeOrder(
  transaction: Database,
  shop: Shop,
  checkout: CheckoutRow,
  { lines, totals, loyaltyPoints }: { readonly lines: readonly ResolvedLine[] } & CheckoutPrice,
): Promise<PlaceOrderResponse> {
  if (!checkout.deliveryAddress) throw new Refusal(err('checkout/address-missing'))
  const { orders, orderLines, checkouts } = schema
  const id = uuidv7()
  const orderNumber = await takeOrderNumber(transaction, id, shop.randomInt)
  const name = orderName(orderNumber)
  const now = shop.now()
  const coins = loyaltyPoints?.gainedPointsFromOrder ?? 0
  const { from, to } = deliveryDays(now)
  await transaction.insert(orders).values({
    id,
    ownerId: checkout.ownerId,
    checkoutId: checkout.id,
    orderNumber,
    name,
    paymentMode: 'cod',
    totalCost: totals.totalPrice,
    shippingCharges: totals.shippingCharges,
    discountAmount: totals.discountAmount,
    specialDiscount: totals.specialDiscount,
    discountCode: totals.appliedCoupon?.name ?? '',
    currentTotalPrice: totals.payable,
    coins,
    deliveryAddress: checkout.deliveryAddress,
    note: checkout.note,
    expectedFrom: from,
    expectedTo: to,
    createdAt: now,
  })
  await transaction.insert(orderLines).values(
    lines.map((line, position) => ({
      orderId: id,
      position,
      variantId: line.offer.variant.id,
      quantity: line.quantity,
      price: line.offer.variant.price,
      snapshot: { ...toSoldLine(line), price: line.offer.variant.price },
    })),
  )
  await transaction
    .update(checkouts)
    .set({ status: 'completed', orderId: id, orderName: name })
    .where(eq(checkouts.id, checkout.id))
  return {
    success: true,
    orderId: id,
    draftOrderId: checkout.id,
    internalDraftId: checkout.id,
    isDraftComplete: false,
    orderName: name,
    totalNetCost: totals.payable,
    url: null,
    coins,
    shopifyOrderId: id,
    payment: null,
  }
}

/** Takes the coins that she was shown; refused when the order would take others. */
async function payWithCoins(
  transaction: Database,
  { ownerId, quotedCoins }: CheckoutRow,
  { shopifyOrderId: orderId, orderName }: PlaceOrderResponse,
  { points, now }: { readonly points: number; readonly now: Date },
): Promise<Result<null, ApiErrorCode>> {
  if (points !== quotedCoins) return err('coins/changed')
  return spendCoins(transaction, { ownerId, orderId, orderName }, points, now)
}

async function place(transaction: Database, shop: Shop, claim: Claim, shown: ShownOrder): Promise<Placed> {
  const checkout = await holdCheckout(transaction, shown.checkoutId, claim.ownerId)
  if (!checkout) return err('request/not-found')
  if (checkout.orderId) return err('checkout/already-completed', { fields: { orderId: checkout.orderId } })
  if (shown.isGuest && requiresVerification(shop.settings, checkout.deliveryAddress?.province ?? '')) {
    return err('auth/forbidden')
  }
  const lines = await orderedLines(transaction, checkout)
  if (!lines.ok) return lines
  if (!(await takeStock(transaction, lines.value))) throw new Refusal(err('checkout/out-of-stock'))
  const purse = await findPurse(transaction, shop, checkout, shown.isGuest)
  const price = await priceOf(transaction, shop, checkout, { lines: lines.value, shown: shown.discountAmount, purse })
  if (!price.ok) throw new Refusal(price)
  const answer = await writeOrder(transaction, shop, checkout, { lines: lines.value, ...price.value })
  const paid = await payWithCoins(transaction, checkout, answer, { points: price.value.coins.coins, now: shop.now() })
  if (!paid.ok) throw new Refusal(paid)
  if (!(await finishIntent(transaction, claim, answer))) throw new Refusal(err('order/in-progress'))
  return ok(answer)
}

/** How often an order that lost a race for stock is worked out anew, to tell what is left. */
const races = 3

async function tryToPlace(shop: Shop, claim: Claim, shown: ShownOrder): Promise<Placed> {
  let refusal: Placed = err('checkout/out-of-stock')
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
 * Places the order of a checkout once [30.6, 30.12]: stock, order, checkout and the answer for a repeat are one
 * transaction. A repeat of the same intent gets the first answer; a refusal ordered nothing and frees the key.
 */
export async function placeOrder(shop: Shop, intent: Intent, shown: ShownOrder): Promise<Placed> {
  const claimed = await claimIntent(shop.database, intent, shop.now())
  if (!claimed.ok) return claimed
  if ('answer' in claimed.value) return ok(claimed.value.answer)
  const { claim } = claimed.value
  let isPlaced = false
  try {
    const placed = await tryToPlace(shop, claim, shown)
    isPlaced = placed.ok
    return placed
  } finally {
    if (!isPlaced) await releaseIntent(shop.database, claim)
  }
}
