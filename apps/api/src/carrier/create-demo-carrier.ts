import type { ShipmentStatus, TrackingEvent } from '@krishi/storefront-core/orders'
import { ok } from '@krishi/storefront-core/result'
import type { Carrier } from './carrier.ts'

const hourMs = 60 * 60 * 1000

/** What happens to every parcel of the demonstration, and how many hours after it left. */
const way: readonly (readonly [hours: number, status: ShipmentStatus, text: string, place: string])[] = [
  [0, 'confirmed', 'Shipment booked', 'Nagpur'],
  [4, 'picked_up', 'Picked up from the seller', 'Nagpur'],
  [20, 'in_transit', 'Arrived at the sorting hub', 'Hyderabad'],
  [44, 'in_transit', 'Arrived at the delivery office', 'Warangal'],
  [68, 'out_for_delivery', 'Out for delivery', 'Warangal'],
  [74, 'delivered', 'Handed over to the receiver', 'Warangal'],
]

/** A carrier that brings nothing: every parcel comes in three days. For development, where no real one is asked. */
export function createDemoCarrier(now: () => Date): Carrier {
  return {
    track({ sentAt }) {
      const events = way.map(([hours, status, text, place]): TrackingEvent => {
        return { time: new Date(sentAt.getTime() + hours * hourMs).toISOString(), status, text, place }
      })
      return Promise.resolve(ok(events.filter(({ time }) => time <= now().toISOString()).toReversed()))
    },
  }
}
