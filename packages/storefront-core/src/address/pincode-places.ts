import type { AddressDraft, PincodeInfo, PincodePlace } from './address.ts'

/** What is known of the pincode of an address: where it is, that there is none, or null where nobody could be asked. */
export type KnownPincode = PincodeInfo | 'unknown' | null

/** The places that a pincode reaches, the most likely first. More than one is a choice of the shopper [28.4]. */
export function placesOf({ district, provinceId, otherPlaces }: PincodeInfo): readonly PincodePlace[] {
  return [{ district, provinceId }, ...otherPlaces]
}

/** The place of a pincode that has a district, in that state where two states have one of its name; undefined without one. */
export function placeOfDistrict(
  info: PincodeInfo,
  { district, state }: Pick<AddressDraft, 'district' | 'state'>,
): PincodePlace | undefined {
  const named = placesOf(info).filter((place) => isSameName(place.district, district))
  return named.find(({ provinceId }) => provinceId === state) ?? named[0]
}

function isSameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.trim().toLowerCase()
}
