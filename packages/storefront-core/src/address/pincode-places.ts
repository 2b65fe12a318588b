import type { AddressDraft, PincodeInfo, PincodePlace } from './address.ts'

/** What is known of the pincode of an address: where it is, that there is none, or null where nobody could be asked. */
export type KnownPincode = PincodeInfo | 'unknown' | null

/** The places that a pincode reaches, the most likely first. More than one is a choice of the shopper [28.4]. */
export function placesOf({ district, provinceId, names, otherPlaces }: PincodeInfo): readonly PincodePlace[] {
  return [{ district, provinceId, ...(names && { names }) }, ...otherPlaces]
}

/**
 * The place of a pincode that has a district, in whatever language that is named, and in that state where two states have one
 * of its name; undefined without one.
 */
export function placeOfDistrict(
  info: PincodeInfo,
  { district, state }: Pick<AddressDraft, 'district' | 'state'>,
): PincodePlace | undefined {
  const named = placesOf(info).filter((place) => isNameOf(place, district))
  return named.find(({ provinceId }) => provinceId === state) ?? named[0]
}

/** Whether a text is a name of a district in any language. */
export function isNameOf({ district, names = [] }: PincodePlace, text: string): boolean {
  const key = placeNameKey(text)
  return [district, ...names].some((name) => placeNameKey(name) === key)
}

/** What the spellings of one place name have in common: without its case, its outer spaces and what joins letters unseen. */
export function placeNameKey(name: string): string {
  return name
    .normalize('NFC')
    .replace(/[\u200c\u200d]/g, '')
    .trim()
    .toLowerCase()
}
