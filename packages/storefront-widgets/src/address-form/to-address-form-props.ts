import { placesOf, provinceName } from '@krishi/storefront-core/address'
import { complianceOf } from '@krishi/storefront-core/compliance'
import type { Locale } from '@krishi/storefront-core/locale'
import type { Settings } from '@krishi/storefront-core/settings'
import type { useAddressDraft } from '@krishi/storefront-hooks/address'
import type { AddressFormProps, PincodeLookupView } from '@krishi/storefront-ui/address-form'

type Form = Pick<
  ReturnType<typeof useAddressDraft>,
  'draft' | 'lookup' | 'location' | 'remember' | 'setRemember' | 'isKept' | 'forget'
>

type FieldsForm = Pick<Form, 'draft' | 'lookup' | 'location'>
type FieldsFacts = Pick<AddressFormProps, 'draft' | 'lookup' | 'provinces' | 'required'>

/** What the fields of an address show: the draft, where the look-up stands, what the settings ask for. */
export function toAddressFieldsProps(
  { draft, lookup, location }: FieldsForm,
  settings: Settings,
  locale: Locale,
): FieldsFacts {
  const isFromLocation = location.status === 'found' && location.place.pincode === draft.pinCode
  return {
    draft,
    lookup: { ...toLookup(lookup), ...(isFromLocation && { isFromLocation }) },
    provinces: settings.provinces.map((province) => ({ ...province, title: provinceName(province, locale) })),
    required: {
      flathouseno: settings.formSettings.flathouseno.isMandatory,
      address1: settings.formSettings.address1.isMandatory,
    },
  }
}

/** What the address form shows: its fields, and whether this device remembers them. */
export function toAddressFormProps(
  form: Form,
  settings: Settings,
  locale: Locale,
): FieldsFacts & Pick<AddressFormProps, 'remember'> {
  const { addressKeptDays } = complianceOf(settings)
  return {
    ...toAddressFieldsProps(form, settings, locale),
    remember: {
      checked: form.remember,
      onCheckedChange: form.setRemember,
      keptDays: addressKeptDays,
      onForget: addressKeptDays !== null && form.isKept ? form.forget : undefined,
    },
  }
}

function toLookup(lookup: Form['lookup']): PincodeLookupView {
  switch (lookup.status) {
    case 'idle':
      return { status: 'idle' }
    case 'loading':
      return { status: 'pending' }
    case 'found': {
      const { city, district } = lookup.info
      return { status: 'filled', filled: { city, district }, places: placesOf(lookup.info) }
    }
    case 'failed':
      // Where nobody knows pincodes, the shopper writes the place.
      if (lookup.error.code === 'port/unsupported') return { status: 'idle' }
      return lookup.error.code.startsWith('network/')
        ? { status: 'unreachable' }
        : { status: 'failed', message: lookup.error.serverMessage }
  }
}
