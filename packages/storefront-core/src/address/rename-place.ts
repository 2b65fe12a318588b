import type { DeliveryAddress } from './address.ts'
import { decodePlace, encodePlace } from './address-draft.ts'

/**
 * An address with other names of its town and its district.
 *
 * @param nameOf What a place is to be called; it is asked for town and district, and gives back what it does not know.
 */
export function renamePlace<Address extends Pick<DeliveryAddress, 'address2' | 'city'>>(
  address: Address,
  nameOf: (name: string) => string,
): Address {
  const place = decodePlace(address.address2)
  const district = nameOf(place.district)
  const address2 = district === place.district ? address.address2 : encodePlace({ ...place, district })
  return { ...address, city: nameOf(address.city), address2 }
}
