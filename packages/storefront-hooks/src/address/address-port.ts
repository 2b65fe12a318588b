import type { PincodeInfo } from '@krishi/storefront-core/address'
import type { PortErrorCode } from '@krishi/storefront-core/contract'
import type { Result } from '@krishi/storefront-core/result'
import type { CallOptions } from '../http/index.ts'

/** What the address form needs from a backend. Implementations must pass `describeAddressPort`. */
export interface AddressPort {
  /** Where a pincode of six digits is [28.4]. An unknown one fails with the server's sentence for the shopper. */
  pincodeLookup(pincode: string, options?: CallOptions): Promise<Result<PincodeInfo, PortErrorCode>>
}
