import { isAddressRefusal } from '@krishi/storefront-core/address'
import type { Failure } from '@krishi/storefront-core/result'

/** Why an address was not taken: the server's sentence where it is about the address, else the usual one [28.9]. */
export function addressFailure(error: Failure, usual: string): string {
  return isAddressRefusal(error) || error.code === 'address/too-many' ? (error.serverMessage ?? usual) : usual
}
