import { isValidPhone, isValidPincode } from '../digits/index.ts'
import type { AddressFieldSettings, AddressFormSettings } from './address-settings.ts'
import { countGraphemes } from '../text/index.ts'
import type { AddressDraft, AddressField, AddressFieldError } from './address.ts'
import { placeOfDistrict, placesOf } from './pincode-places.ts'
import type { KnownPincode } from './pincode-places.ts'

/** A field that was refused, and why. */
export interface AddressProblem {
  readonly field: AddressField
  readonly error: AddressFieldError
}

interface Facts {
  readonly draft: AddressDraft
  readonly settings: AddressFormSettings
  readonly pincode: KnownPincode
}

type Check = (value: string, facts: Facts) => AddressFieldError | null

const longestText = 200

/** In the order in which a shopper is told [28.2]. */
const checks: readonly (readonly [AddressField, Check])[] = [
  ['lastName', required],
  ['mobileNo', (value) => required(value) ?? (isValidPhone(value) ? null : 'invalid')],
  ['flathouseno', (value, { settings }) => text(value, settings.flathouseno)],
  ['address1', (value, { settings }) => text(value, settings.address1)],
  ['pinCode', (value, { pincode }) => required(value) ?? pincodeError(value, pincode)],
  ['city', required],
  ['district', (value, facts) => required(value) ?? districtError(facts)],
  ['state', (value, facts) => required(value) ?? stateError(facts)],
]

/**
 * What is wrong with an address, in the order name, mobile, flat, street, pincode, city, district, state: the first is the
 * one to focus [28.2]. Empty when it can be saved; the one truth for form and server.
 *
 * @param pincode What is known of its pincode. District and state must be among those that it reaches [28.4].
 */
export function validateAddress(
  draft: AddressDraft,
  settings: AddressFormSettings,
  pincode: KnownPincode = null,
): readonly AddressProblem[] {
  return checks.flatMap(([field, check]) => {
    const error = check(draft[field], { draft, settings, pincode })
    return error === null ? [] : [{ field, error }]
  })
}

function pincodeError(value: string, pincode: KnownPincode): AddressFieldError | null {
  if (!isValidPincode(value)) return 'invalid'
  return pincode === 'unknown' ? 'unknown' : null
}

function districtError({ draft, pincode }: Facts): AddressFieldError | null {
  if (pincode === null || pincode === 'unknown') return null
  return placeOfDistrict(pincode, draft) ? null : 'elsewhere'
}

function stateError({ draft, pincode }: Facts): AddressFieldError | null {
  if (pincode === null || pincode === 'unknown') return null
  const place = placeOfDistrict(pincode, draft)
  const possible = place ? [place] : placesOf(pincode)
  return possible.some(({ provinceId }) => provinceId === draft.state) ? null : 'elsewhere'
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
