import type { AddressDraft } from '@krishi/storefront-core/address'
import { usePlainMessages } from '../i18n/index.ts'
import { addressErrorKey } from './address-form.errors.ts'
import type { AddressFormProps } from './address-form.tsx'
import en from './messages/en.json'
import { provinceTitle } from './province-title.ts'
import { useLookupVoice } from './use-lookup-voice.ts'

type FieldFacts = Pick<AddressFormProps, 'draft' | 'errors' | 'provinces' | 'lookup' | 'messages'>

/** The hints and errors at the fields, and where a filled field comes from. What a pincode came to is announced, too. */
export function useFieldWords({ draft, errors, provinces, lookup, messages }: FieldFacts) {
  const t = usePlainMessages('addressForm', en, messages)
  const { status, filled, isFromLocation = false } = lookup
  const source = t(isFromLocation ? 'fromLocation' : 'fromPincode')
  const filledFrom = (field: 'city' | 'district') => (draft[field] === filled?.[field] ? source : undefined)
  const hints: Partial<Record<keyof AddressDraft, string | undefined>> = {
    mobileNo: t('mobileHint'),
    address1: t('streetHint'),
    pinCode: pincodeHint(),
    city: filledFrom('city'),
    district: filledFrom('district'),
    address2: t('landmarkHint'),
  }

  function pincodeHint(): string {
    if (status === 'pending') return t('pincodePending')
    return isFromLocation ? source : t('pincodeHint')
  }

  function errorOf(field: keyof AddressDraft): string | undefined {
    const found = errors.find((error) => error.field === field)
    if (found) return t(addressErrorKey(found.field, found.error))
    if (field !== 'pinCode') return undefined
    if (status === 'unreachable') return t('pincodeUnreachable')
    return status === 'failed' ? (lookup.message ?? t('pincodeUnknown')) : undefined
  }

  const place = [draft.city, draft.district, provinceTitle(provinces, draft.state)].filter(Boolean).join(', ')
  useLookupVoice(status, status === 'filled' ? `${source}: ${place}` : errorOf('pinCode'))
  return { t, source, hints, errorOf }
}
