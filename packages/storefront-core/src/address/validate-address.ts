import { isValidPhone, isValidPincode } from '../digits/index.ts'
import type { AddressFieldSettings, AddressFormSettings } from './address-settings.ts'
import { countGraphemes } from '../text/index.ts'
import type { AddressDraft, AddressField, AddressFieldError } from './address.ts'

/** A field that was refused, and why. */
export interface AddressProblem {
  readonly field: AddressField
  readonly error: AddressFieldError
}

type Check = (value: string, settings: AddressFormSettings) => AddressFieldError | null

const longestText = 200

/** In the order in which a shopper is told [28.2]. */
const checks: readonly (readonly [AddressField, Check])[] = [
  ['lastName', required],
  ['mobileNo', (value) => required(value) ?? (isValidPhone(value) ? null : 'invalid')],
  ['flathouseno', (value, settings) => text(value, settings.flathouseno)],
  ['address1', (value, settings) => text(value, settings.address1)],
  ['pinCode', (value) => required(value) ?? (isValidPincode(value) ? null : 'invalid')],
  ['city', required],
  ['district', required],
  ['state', required],
]

/**
 * What is wrong with an address, in the order name, mobile, flat, street, pincode, city, district, state: the first is the
 * one to focus [28.2]. Empty when it can be saved; the one truth for form and server.
 */
export function validateAddress(draft: AddressDraft, settings: AddressFormSettings): readonly AddressProblem[] {
  return checks.flatMap(([field, check]) => {
    const error = check(draft[field], settings)
    return error === null ? [] : [{ field, error }]
  })
}

function required(value: string): AddressFieldError | null {
  return value.trim() === '' ? 'required' : null
}

function text(
  value: string,
  { isMandatory, characterLength = longestText }: AddressFieldSettings,
): AddressFieldError | null {
  if (isMandatory && value.trim() === '') return 'required'
  return countGraphemes(value.trim()) > characterLength ? 'too-long' : null
}
