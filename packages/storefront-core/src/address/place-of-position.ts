import { normalizePincode } from '../digits/index.ts'
import type { AddressDraft } from './address.ts'

/** The fields that say where, and not who. */
const placeFields = ['flathouseno', 'address1', 'pinCode', 'city', 'district', 'state', 'address2'] as const

/** Whether nothing is said about the place yet: only then may a position fill it in unasked [28.5]. */
export function isPlaceEmpty(draft: AddressDraft): boolean {
  return placeFields.every((field) => draft[field] === '')
}

/**
 * Empties the fields of the place and fills in the pincode of a position [28.5]. A field that differs from `asked` was typed
 * in while the position was being found, and is kept.
 */
export function applyPosition(draft: AddressDraft, asked: AddressDraft, pincode: string): AddressDraft {
  const emptied = placeFields.map((field) => [field, draft[field] === asked[field] ? '' : draft[field]] as const)
  return { ...draft, ...Object.fromEntries(emptied), pinCode: normalizePincode(pincode) }
}
