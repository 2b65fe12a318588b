import type { CoordinatesQuery } from './address.ts'
import type { NoRequest, OperationTable } from './operation.ts'

/** How delivery days and places are looked up. */
export const deliveryOperations = {
  'delivery.estimatedDelivery': { path: '/delivery/estimate', access: 'public', apiVersion: '1.0' },
  'delivery.ipLookup': { path: '/location/ip', access: 'public' },
  'delivery.ipToLocation': { method: 'POST', path: '/location/from-ip', access: 'public', isRepeatable: true },
  'delivery.reverseLookup': { path: '/location/reverse', access: 'public' },
} as const satisfies OperationTable

/** Asks when a variant could arrive [16.6]. */
export interface DeliveryEstimateRequest {
  readonly query: {
    /** Absent for a guest. */
    readonly userExternalId?: string
    readonly pincode: string
    readonly productId: string
    readonly variantId: string
  }
}

/** When a variant could arrive [16.4]. */
export interface DeliveryEstimate {
  /** A count of days, a text, or one of the two special values `Invalid Pincode` and `Undeliverable Pincode`. */
  readonly eta: string
  readonly type: string
}

/** A place, with the spelling of the wire. */
export interface Location {
  readonly city: string
  readonly state: string
  readonly latitute: number
  readonly longitude: number
  readonly country: string
  readonly pincode: string
}

/** What a look-up of the network address found, to be handed to `delivery.ipToLocation`. */
export interface IpLookup {
  readonly ip: string
}

/** What the calls about delivery take and give. */
export interface DeliveryPayloads {
  'delivery.estimatedDelivery': { request: DeliveryEstimateRequest; response: DeliveryEstimate }
  'delivery.ipLookup': { request: NoRequest; response: IpLookup }
  'delivery.ipToLocation': {
    request: { body: { readonly userId: string; readonly ipResponse: IpLookup } }
    response: Location
  }
  'delivery.reverseLookup': { request: { query: CoordinatesQuery }; response: Location }
}
