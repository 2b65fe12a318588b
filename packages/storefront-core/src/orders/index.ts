export { planBuyAgain } from './buy-again.ts'
export type { AgainLine, AgainPlan, AgainShortfall } from './buy-again.ts'
export type { FulfilledLine, Fulfillment, Order, OrderRefund } from './order.ts'
export {
  canTrack,
  isOnItsWay,
  orderStatus,
  shipmentStatuses,
  shownParcels,
  trackableMs,
  unsentLines,
} from './order-status.ts'
export type { OrderProgress, ShipmentStatus } from './order-status.ts'
export { readTrackInput, trackLookup } from './track-order.ts'
export type { OrderLookup, TrackInput, TrackPlace } from './track-order.ts'
export type { ParcelTracking, TrackingEvent } from './tracking.ts'
export { toCheckoutPayload, toExternalPayload } from './wire-order.ts'
