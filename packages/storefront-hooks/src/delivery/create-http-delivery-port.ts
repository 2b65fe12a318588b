import type { DeliveryEstimate, IpLookup, Location } from '@krishi/storefront-core/contract'
import { readEta } from '@krishi/storefront-core/delivery'
import type { Guard } from '@krishi/storefront-core/shape'
import { hasShape, isText } from '@krishi/storefront-core/shape'
import type { HttpClient } from '../http/index.ts'
import { decode, fieldOf } from '../http/index.ts'
import type { DeliveryPort, LocatedPlace } from './delivery-port.ts'

const isDegrees: Guard<number> = (value): value is number => Number.isFinite(value)

const toEta = decode(hasShape<DeliveryEstimate>({ eta: isText, type: isText }), readEta)
const toIpLookup = fieldOf<IpLookup>({ ip: isText })
const toPlace = decode(
  hasShape<Location>({
    city: isText,
    state: isText,
    latitute: isDegrees,
    longitude: isDegrees,
    country: isText,
    pincode: isText,
  }),
  // The wire spells the latitude in its own way.
  ({ latitute: latitude, ...place }): LocatedPlace => ({ ...place, latitude }),
)

/** Asks the API for delivery days and places. */
export function createHttpDeliveryPort(client: HttpClient): DeliveryPort {
  return {
    estimatedDelivery: (query, options) => client.call('delivery.estimatedDelivery', { query }, toEta, options),
    reverseLookup: ({ latitude, longitude }, options) =>
      client.call('delivery.reverseLookup', { query: { latitude, longitude } }, toPlace, options),
    ipLookup: (options) => client.call('delivery.ipLookup', {}, toIpLookup, options),
    ipToLocation: ({ userId, ip }, options) =>
      client.call('delivery.ipToLocation', { body: { userId, ipResponse: { ip } } }, toPlace, options),
  }
}
