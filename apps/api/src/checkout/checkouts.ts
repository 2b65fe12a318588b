import type { WireAddress } from '@krishi/storefront-core/address'
import type { CheckoutPayloadOnWire, UpdateCheckoutAddressRequest } from '@krishi/storefront-core/contract'
import { err } from '@krishi/storefront-core/result'
import { and, eq, ne } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import type { CouponAsker } from '../coupons/judge-coupons.ts'
import { isUuid, schema, type Database } from '../database/index.ts'
import type { CheckoutLine, QuotedLine } from '../database/schema/index.ts'
import type { Offer } from './offers.ts'
import type { mergeQuantities } from './resolve-lines.ts'

const { checkouts } = schema

/** A checkout as the tables keep it. */
export type CheckoutRow = typeof checkouts.$inferSelect

/** What a shopper changes of an open checkout. */
export type CheckoutChange = UpdateCheckoutAddressRequest['body']['checkoutPayload']

/** For whom the coupon of a checkout is judged: its maker, and the number that is delivered to. */
export function askerOf({ id, ownerId, deliveryAddress, phone }: CheckoutRow): CouponAsker {
  return { shopperId: ownerId, phone: deliveryAddress?.phone ?? phone, checkoutId: id }
}

/** The terms were not agreed to, or not in today's version: the page asks the shopper to tick them. */
export const consentMissing = err('request/invalid', { fields: { consent: 'required' } })

/** Lines of what a call names, at today's prices; what the call says of prices is not looked at. */
export function linesOf(
  quantities: ReturnType<typeof mergeQuantities>,
  offers: ReadonlyMap<string, Offer>,
): readonly CheckoutLine[] {
  return [...quantities].flatMap(([variantId, quantity]) => {
    const offer = offers.get(variantId)
    if (!offer) return []
    return {
      productId: offer.product.id,
      variantId,
      productTitle: offer.product.name,
      variantTitle: offer.variant.title,
      quantity,
      price: offer.variant.price,
    }
  })
}

/** Keeps a new open checkout of `ownerId`; returns its id. */
export async function insertCheckout(
  database: Database,
  ownerId: string,
  payload: CheckoutPayloadOnWire,
  {
    lines,
    quote,
    deliveryAddress,
  }: {
    readonly lines: readonly CheckoutLine[]
    readonly quote: readonly QuotedLine[]
    readonly deliveryAddress: WireAddress | null
  },
  now: Date,
): Promise<string> {
  const id = uuidv7()
  await database.insert(checkouts).values({
    id,
    ownerId,
    lines,
    quote,
    status: 'open',
    note: payload.cart.note,
    discountCode: payload.cart.discountCode.trim().toUpperCase(),
    useCoins: payload.cart.isLoyaltyApplicable,
    deliveryAddress,
    phone: payload.userIdentity.phone,
    email: payload.userIdentity.email,
    utm: payload.urlUTMParams,
    consent: payload.consent && { ...payload.consent, time: now.toISOString() },
    createdAt: now,
  })
  return id
}

function ofOwner(id: string, ownerId: string) {
  return and(eq(checkouts.id, id), eq(checkouts.ownerId, ownerId))
}

/** A checkout of its maker; null for anybody else's, as for one that never was. */
export async function findCheckout(database: Database, id: string, ownerId: string): Promise<CheckoutRow | null> {
  if (!isUuid(id)) return null
  const [row] = await database.select().from(checkouts).where(ofOwner(id, ownerId))
  return row ?? null
}

/** The same, locked until the end of the transaction so that it is completed once. */
export async function lockCheckout(transaction: Database, id: string, ownerId: string): Promise<CheckoutRow | null> {
  if (!isUuid(id)) return null
  const [row] = await transaction.select().from(checkouts).where(ofOwner(id, ownerId)).for('update')
  return row ?? null
}

/** Remembers what the payment page shows. */
export async function recordQuote(
  database: Database,
  id: string,
  shown: Pick<CheckoutRow, 'quote' | 'quotedCoins'>,
): Promise<void> {
  await database.update(checkouts).set(shown).where(eq(checkouts.id, id))
}

/**
 * Changes an open checkout: its address, its coupon and, where the change says so, whether coins are used; false when it has
 * been completed meanwhile.
 */
export async function changeAddress(
  database: Database,
  id: string,
  { selectedAddress, discountCode, isLoyaltyApplicable }: CheckoutChange,
): Promise<boolean> {
  const changed = await database
    .update(checkouts)
    .set({
      status: 'open',
      deliveryAddress: selectedAddress,
      discountCode: discountCode.trim().toUpperCase(),
      ...(isLoyaltyApplicable !== undefined && { useCoins: isLoyaltyApplicable }),
    })
    .where(and(eq(checkouts.id, id), ne(checkouts.status, 'completed')))
    .returning({ id: checkouts.id })
  return changed.length > 0
}

/** Opens a locked checkout that was withdrawn: the shopper came back and orders from it after all. */
export async function reopenCheckout(transaction: Database, { id, status }: CheckoutRow): Promise<void> {
  if (status === 'withdrawn') await transaction.update(checkouts).set({ status: 'open' }).where(eq(checkouts.id, id))
}

/** Forgets the coupon of a checkout that is ordered without it: a repeat then asks for the same order. */
export async function dropCoupon(transaction: Database, id: string): Promise<void> {
  await transaction.update(checkouts).set({ discountCode: '' }).where(eq(checkouts.id, id))
}

/** Ends a checkout with the order that it became. */
export async function completeCheckout(
  transaction: Database,
  id: string,
  order: { readonly id: string; readonly name: string },
): Promise<void> {
  const ended = { status: 'completed', orderId: order.id, orderName: order.name } as const
  await transaction.update(checkouts).set(ended).where(eq(checkouts.id, id))
}
