import type { AddressDraft, PincodeInfo } from '@krishi/storefront-core/address'
import { applyPincodeInfo, isNameOf, placeOfDistrict } from '@krishi/storefront-core/address'

/**
 * What a draft becomes once it is known where its pincode is.
 *
 * @param askedCity The city when the question was asked: one that is another now was typed by the shopper.
 * @param isKept Whether the draft is of an address that was there already, which keeps of its place what still holds.
 */
export function settledDraft(draft: AddressDraft, info: PincodeInfo, askedCity: string, isKept: boolean): AddressDraft {
  const filled = applyPincodeInfo(draft, info)
  const place = placeOfDistrict(info, draft)
  const isSamePlace = place?.provinceId === draft.state
  // The city is the shopper's where it was typed while the answer was on its way, or came with the place.
  const ownsCity = isKept ? isSamePlace && draft.city !== '' : draft.city !== askedCity
  // A town that has the district's name is written as the district is: the address may be of a page in another language.
  const ownCity = place && isNameOf(place, draft.city) ? place.district : draft.city
  return { ...filled, city: ownsCity ? ownCity : filled.city }
}
