import type { SavedAddress } from '@krishi/storefront-core/address'
import type { ChoosableAddress } from '@krishi/storefront-ui/pincode-modal'

/** A saved address as far as it is needed to choose it. */
export function toChoosable({ id, name, address1, city, zip }: SavedAddress): ChoosableAddress {
  return { id, name, line: address1, city, pincode: zip }
}
