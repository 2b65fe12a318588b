import type { ShipmentStatus } from './order-status.ts'

/** What happened to a parcel on its way, as the carrier tells it. */
export interface TrackingEvent {
  /** ISO instant. */
  readonly time: string
  /** Null where the shop has no word for it: `text` says it then. */
  readonly status: ShipmentStatus | null
  /** The carrier's own words. */
  readonly text: string
  /** Where it was; empty where the carrier does not say. */
  readonly place: string
}

/** The way of a parcel, as far as the carrier has told it [31.9]. */
export interface ParcelTracking {
  readonly trackingNumber: string
  /** Who brings it; empty where the shop did not note it. */
  readonly carrier: string
  /** The newest first. */
  readonly events: readonly TrackingEvent[]
  /** ISO instant of the carrier's last answer; null where it has never answered. */
  readonly readAt: string | null
  /** The carrier did not answer this time: `events` are those of `readAt`. */
  readonly isStale: boolean
}
