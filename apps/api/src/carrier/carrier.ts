import type { TrackingEvent } from '@krishi/storefront-core/orders'
import type { Result } from '@krishi/storefront-core/result'

/** A parcel as its carrier is asked of it. */
export interface TrackedParcel {
  /** What the carrier's system calls it. */
  readonly reference: string
  readonly trackingNumber: string
  readonly sentAt: Date
}

/** Knows where parcels are. */
export interface Carrier {
  /**
   * The way of a parcel so far, the newest event first; none before the carrier has it. Fails with `carrier/failed` when the carrier is
   * down, too slow, or answers what makes no sense; `serverMessage` is for the log and has nothing of the parcel.
   */
  track: (parcel: TrackedParcel) => Promise<Result<readonly TrackingEvent[], 'carrier/failed'>>
}
