import { decodeAddress, fromWireAddress, validateAddress } from '@krishi/storefront-core/address'
import type { AddressField, AddressFieldError, WireAddress } from '@krishi/storefront-core/address'
import { err, ok, type Result } from '@krishi/storefront-core/result'
import type { ApiContext } from '../api-context.ts'
import { findPincode } from './find-pincode.ts'
import { localizeAddress, localizePincode } from './localize-place.ts'

/** Why an address to deliver to is refused; the code has the sentence for what is wrong first. */
export const addressRefusals = ['phone/invalid', 'address/pincode-unknown', 'address/place-mismatch'] as const

type AddressRefusal = (typeof addressRefusals)[number] | 'request/invalid'

/**
 * An address to deliver to, its phone and pincode as digits; refused with what is wrong by field of the form. The same check as
 * the form's [28.2]: its pincode decides what its district and its state can be [28.4]. Its places may be named in any language of
 * the shop, and are kept by their English names.
 */
export async function checkAddress<Address extends WireAddress>(
  address: Address,
  { database, settings }: Pick<ApiContext, 'database' | 'settings'>,
): Promise<Result<Address, AddressRefusal>> {
  const draft = decodeAddress(fromWireAddress(address))
  const pincode = await findPincode(database, settings, draft.pinCode)
  const problems = validateAddress(draft, settings.formSettings, pincode ? localizePincode(pincode, 'en') : 'unknown')
  const [first] = problems
  if (!first) return ok(localizeAddress({ ...address, zip: draft.pinCode, phone: draft.mobileNo }, 'en'))
  return err(codeOf(first), { fields: Object.fromEntries(problems.map(({ field, error }) => [field, error])) })
}

function codeOf({ field, error }: { readonly field: AddressField; readonly error: AddressFieldError }): AddressRefusal {
  if (error === 'unknown') return 'address/pincode-unknown'
  if (error === 'elsewhere') return 'address/place-mismatch'
  return field === 'mobileNo' && error === 'invalid' ? 'phone/invalid' : 'request/invalid'
}
