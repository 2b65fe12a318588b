export type { FulfilledLine, Fulfillment, Order, OrderRefund } from './order.ts'
export { readTrackInput, trackLookup } from './track-order.ts'
export type { TrackInput, TrackPlace } from './track-order.ts'
