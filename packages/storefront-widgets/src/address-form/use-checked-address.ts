import { validateAddress } from '@krishi/storefront-core/address'
import type { AddressDraft, KnownPincode } from '@krishi/storefront-core/address'
import type { Settings } from '@krishi/storefront-core/settings'
import type { AddressFormActions, PincodeLookup } from '@krishi/storefront-hooks/address'
import type { AddressFormErrors } from '@krishi/storefront-ui/address-form'
import { useState } from 'react'

/** What a pincode fills in, and mends with that. */
const filledByPincode: readonly (keyof AddressDraft)[] = ['city', 'district', 'state']

/** The checks of an address form over time: what was refused when, and what has been mended since [28.2]. */
export function useCheckedAddress(
  form: Pick<AddressFormActions, 'change'> & { readonly lookup: PincodeLookup },
  { formSettings }: Pick<Settings, 'formSettings'>,
) {
  const [errors, setErrors] = useState<AddressFormErrors>([])
  const [attempt, setAttempt] = useState(0)

  /** What would be refused of a draft, the first in order first. */
  function problemsOf(draft: AddressDraft): AddressFormErrors {
    return validateAddress(draft, formSettings, knownPincode(form.lookup))
  }

  /** Checks a draft that is submitted; returns what is refused, the first in order first. */
  function check(draft: AddressDraft): AddressFormErrors {
    const refused = problemsOf(draft)
    setErrors(refused)
    setAttempt(attempt + 1)
    return refused
  }

  /** The shopper is at work on a field: what was said about it no longer holds. */
  function forget(field: keyof AddressDraft): void {
    setErrors((known) => known.filter((error) => error.field !== field))
  }

  /** Takes what was typed into a field. */
  function change(draft: AddressDraft, field: keyof AddressDraft): void {
    forget(field)
    if (field === 'pinCode') filledByPincode.forEach(forget)
    form.change(field, draft[field])
  }

  return { errors, attempt, problemsOf, check, forget, change }
}

/** What the look-up says of the pincode; null while, or where, nobody could be asked: then the server judges alone. */
function knownPincode(lookup: PincodeLookup): KnownPincode {
  if (lookup.status === 'found') return lookup.info
  return lookup.status === 'failed' && lookup.error.code === 'address/pincode-unknown' ? 'unknown' : null
}
