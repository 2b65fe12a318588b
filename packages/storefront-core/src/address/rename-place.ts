import type { DeliveryAddress } from './address.ts'
import { decodeAddress, encodeLines } from './address-draft.ts'

/**
 * An address with other names of its town and its district.
 *
 * @param nameOf What a place is to be called; it is asked for town and district, and gives back what it does not know.
 */
export function renamePlace<Address extends DeliveryAddress>(
  address: Address,
  nameOf: (name: string) => string,
): Address {
  const draft = decodeAddress(address)
  const district = nameOf(draft.district)
  const { address2 } = district === draft.district ? address : encodeLines({ ...draft, district })
  return { ...address, city: nameOf(address.city), address2 }
}
