import type { PortErrorCode } from '@krishi/storefront-core/contract'
import type { Coordinates, DeliveryEta } from '@krishi/storefront-core/delivery'
import type { Result } from '@krishi/storefront-core/result'
import type { CallOptions } from '../http/index.ts'

/** What an estimate is for. */
export interface EstimateKey {
  readonly pincode: string
  readonly productId: string
  readonly variantId: string
  /** Absent for a guest. */
  readonly userExternalId?: string
}

/** A place that a position or a network address was found to be in. */
export interface LocatedPlace extends Coordinates {
  readonly city: string
  readonly state: string
  readonly country: string
  readonly pincode: string
}

/** What the delivery estimate needs from a backend. Implementations must pass `describeDeliveryPort`. */
export interface DeliveryPort {
  /** When a variant could arrive at a pincode [16.6]. A pincode that does not exist is an answer and not a failure [16.4]. */
  estimatedDelivery: (key: EstimateKey, options?: CallOptions) => Promise<Result<DeliveryEta, PortErrorCode>>
  /** The place nearest to a position; 'request/not-found' outside of India. */
  reverseLookup: (position: Coordinates, options?: CallOptions) => Promise<Result<LocatedPlace, PortErrorCode>>
  /** The shopper's network address; 'request/not-found' where the owner does not allow to use it. */
  ipLookup: (options?: CallOptions) => Promise<Result<string, PortErrorCode>>
  /** About where that address is; 'request/not-found' where nobody knows. */
  ipToLocation: (
    input: { readonly userId: string; readonly ip: string },
    options?: CallOptions,
  ) => Promise<Result<LocatedPlace, PortErrorCode>>
}
