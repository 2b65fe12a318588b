import type { CoordinatesQuery } from './address.ts'
import type { NoRequest } from './operation.ts'

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
