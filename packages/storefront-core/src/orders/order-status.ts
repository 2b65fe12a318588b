import type { OrderLine } from '../checkout/index.ts'
import { toEpochMs } from '../format/index.ts'
import type { Fulfillment, Order } from './order.ts'

/** Where a parcel can be, as the shop has words for it; a carrier may say other things. */
export const shipmentStatuses = [
  'confirmed',
  'picked_up',
  'in_transit',
  'out_for_delivery',
  'attempted_delivery',
  'delivered',
  'failure',
] as const

/** Where a parcel can be. `failure` goes back to the shop. */
export type ShipmentStatus = (typeof shipmentStatuses)[number]

/** What decides which status of an order is shown. */
export type OrderProgress = Pick<Order, 'cancelledAt' | 'fulfillmentStatus' | 'fulfillments'>

/** The parcels that are shown: a cancelled one never left [31.2]. */
export function shownParcels({ fulfillments = [] }: Pick<Order, 'fulfillments'>): readonly Fulfillment[] {
  return fulfillments.filter(({ status }) => status !== 'cancelled')
}

/**
 * The status of an order [31.1]: `cancelled`; else what the carrier says of the first parcel; else how much of it has been sent, as
 * `partial` or `fulfilled`; else `order placed`.
 */
export function orderStatus(order: OrderProgress): string {
  if (order.cancelledAt !== null) return 'cancelled'
  return shownParcels(order)[0]?.shipmentStatus ?? order.fulfillmentStatus ?? 'order placed'
}

/** Whether something of an order is still to come [31.8]. */
export function isOnItsWay(order: OrderProgress & Pick<Order, 'lineItems'>): boolean {
  if (order.cancelledAt !== null || order.fulfillmentStatus === 'delivered') return false
  return unsentLines(order).length > 0 || shownParcels(order).some(isUnderWay)
}

function isUnderWay({ shipmentStatus }: Fulfillment): boolean {
  return shipmentStatus !== 'delivered' && shipmentStatus !== 'failure'
}

/** The lines that are in no parcel, each with how many of it are not [31.2]. */
export function unsentLines(order: Pick<Order, 'lineItems' | 'fulfillments'>): readonly OrderLine[] {
  const sent = new Map<string, number>()
  for (const { variantId, quantity } of shownParcels(order).flatMap(({ lineItems }) => lineItems)) {
    sent.set(variantId, (sent.get(variantId) ?? 0) + quantity)
  }
  return order.lineItems.flatMap((line) => {
    const inParcels = sent.get(line.variantId) ?? 0
    sent.set(line.variantId, Math.max(0, inParcels - line.quantity))
    return inParcels < line.quantity ? [{ ...line, quantity: line.quantity - inParcels }] : []
  })
}

/** How long after the order a parcel can be tracked, in ms. */
export const trackableMs = 6 * 86_400_000

/** Whether a parcel can be tracked [31.3]: it has a number, and its order is at most six days old. `now` in ms since 1970. */
export function canTrack(
  { createdAt }: Pick<Order, 'createdAt'>,
  { trackingNumber }: Pick<Fulfillment, 'trackingNumber'>,
  now: number,
): boolean {
  return Boolean(trackingNumber) && now - toEpochMs(createdAt) <= trackableMs
}
