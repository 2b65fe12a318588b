import type { DeliveryEstimate, IpLookup, Location } from '@krishi/storefront-core/contract'
import type { Guard } from '@krishi/storefront-core/shape'
import { hasShape, isText } from '@krishi/storefront-core/shape'
import type { HttpClient } from '../http/index.ts'
import { accept } from '../http/index.ts'
import type { DeliveryPort } from './delivery-port.ts'

const isDegrees: Guard<number> = (value): value is number => Number.isFinite(value)

const toEstimate = accept(hasShape<DeliveryEstimate>({ eta: isText, type: isText }))
const toIpLookup = accept(hasShape<IpLookup>({ ip: isText }))
const toLocation = accept(
  hasShape<Location>({
    city: isText,
    state: isText,
    latitute: isDegrees,
    longitude: isDegrees,
    country: isText,
    pincode: isText,
  }),
)

/** Asks the API for delivery days and places. */
export function createHttpDeliveryPort(client: HttpClient): DeliveryPort {
  return {
    estimatedDelivery: (query, options) => client.call('delivery.estimatedDelivery', { query }, toEstimate, options),
    reverseLookup: ({ latitude, longitude }, options) =>
      client.call('delivery.reverseLookup', { query: { latitude, longitude } }, toLocation, options),
    ipLookup: (options) => client.call('delivery.ipLookup', {}, toIpLookup, options),
    ipToLocation: (body, options) => client.call('delivery.ipToLocation', { body }, toLocation, options),
  }
}
