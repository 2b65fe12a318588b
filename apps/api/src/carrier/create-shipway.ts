import { toEpochMs } from '@krishi/storefront-core/format'
import type { ShipmentStatus, TrackingEvent } from '@krishi/storefront-core/orders'
import { err, ok } from '@krishi/storefront-core/result'
import { z } from 'zod'
import { askProvider, type ProviderConnection } from '../http/ask-provider.ts'
import type { Carrier } from './carrier.ts'

/** What Shipway gives an account. */
export interface ShipwayAccount {
  readonly username: string
  readonly licenceKey: string
}

/** How Shipway is reached; all of it has defaults for the real one. */
export interface ShipwayConnection extends ProviderConnection {
  /** Scheme and host. */
  readonly baseUrl?: string
}

/** Longer than the carrier takes, shorter than a shopper waits for a page that is there already. */
const defaultTimeoutMs = 5_000

/** More events than a parcel has on its way: what has more makes no sense. */
const mostEvents = 200

/** What the codes of Shipway's current status mean. The others are shown in its words. */
const statusOf: Readonly<Record<string, ShipmentStatus>> = {
  SCH: 'confirmed',
  PKP: 'picked_up',
  INT: 'in_transit',
  OOD: 'out_for_delivery',
  UND: 'attempted_delivery',
  DEL: 'delivered',
  RTO: 'failure',
  RTD: 'failure',
  CAN: 'failure',
}

const words = z.string().max(500)

const answer = z.object({
  status: z.literal('Success'),
  response: z.object({
    current_status_code: words,
    scan: z
      .array(z.object({ time: words, location: words.nullish(), status_detail: words.nullish() }))
      .max(mostEvents)
      .default([]),
  }),
})

const failed = (reason: string) =>
  err('carrier/failed', { serverMessage: `Shipway did not tell where a parcel is: ${reason}.` })

/**
 * Asks Shipway, which speaks with the carriers of India, by its documented call for the way of an order. Its times are those of India. Only
 * the newest event has a code; a time that makes no sense leaves its event out.
 */
export function createShipway(
  { username, licenceKey }: ShipwayAccount,
  { baseUrl = 'https://shipway.in', timeoutMs = defaultTimeoutMs, ...connection }: ShipwayConnection = {},
): Carrier {
  const url = new URL('/api/getOrderShipmentDetails', baseUrl)
  const headers = { 'content-type': 'application/json', accept: 'application/json' }
  return {
    async track({ reference }) {
      const body = JSON.stringify({ username, password: licenceKey, order_id: reference })
      const asked = await askProvider({ url, headers, body }, answer, failed, { ...connection, timeoutMs })
      if (!asked.ok) return asked
      const { current_status_code: code, scan } = asked.value.response
      return ok(toEvents(scan, statusOf[code] ?? null))
    },
  }
}

function toEvents(
  scans: z.infer<typeof answer>['response']['scan'],
  current: ShipmentStatus | null,
): readonly TrackingEvent[] {
  const events = scans.flatMap(({ time, location, status_detail: detail }) => {
    const ms = toEpochMs(time)
    if (Number.isNaN(ms)) return []
    return { time: new Date(ms).toISOString(), status: null, text: detail?.trim() ?? '', place: location?.trim() ?? '' }
  })
  const newestFirst = events.toSorted((one, other) => other.time.localeCompare(one.time))
  return newestFirst.map((event, index) => (index === 0 ? { ...event, status: current } : event))
}
