import type { AddressToKeep, PincodeInfo, ReverseGeocode, SavedAddress } from '@krishi/storefront-core/address'
import type { PortErrorCode } from '@krishi/storefront-core/contract'
import type { Coordinates } from '@krishi/storefront-core/delivery'
import type { Result } from '@krishi/storefront-core/result'
import type { CallOptions } from '../http/index.ts'

/**
 * What address form and address book need from a backend. The book is a signed-in shopper's: to a guest it is
 * 'auth/forbidden' [03.5]. Implementations must pass `describeAddressPort`.
 */
export interface AddressPort {
  /** Where a pincode of six digits is [28.4]. An unknown one fails with the server's sentence for the shopper. */
  pincodeLookup: (pincode: string, options?: CallOptions) => Promise<Result<PincodeInfo, PortErrorCode>>
  /** The pincode nearest to a position [28.5]; 'request/not-found' outside of India. */
  reverseGeocode: (position: Coordinates, options?: CallOptions) => Promise<Result<ReverseGeocode, PortErrorCode>>
  /** The shopper's addresses, the default first, then the newest. */
  list: (options?: CallOptions) => Promise<Result<readonly SavedAddress[], PortErrorCode>>
  /** The default address of orders; null without one. */
  readDefault: (options?: CallOptions) => Promise<Result<SavedAddress | null, PortErrorCode>>
  /** Keeps another address, as it then stands in the book [28.8]; one that is there already stays one. */
  save: (address: AddressToKeep, options?: CallOptions) => Promise<Result<SavedAddress, PortErrorCode>>
  /** Changes the address of that id; 'request/not-found' when it is another shopper's. */
  update: (
    address: AddressToKeep & { readonly id: string },
    options?: CallOptions,
  ) => Promise<Result<SavedAddress, PortErrorCode>>
  /** Deletes an address [28.12]; 'request/not-found' when it is another shopper's, or is gone. */
  remove: (id: string, options?: CallOptions) => Promise<Result<null, PortErrorCode>>
}
