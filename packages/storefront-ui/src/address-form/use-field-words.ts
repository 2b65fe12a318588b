import type { AddressDraft, AddressField } from '@krishi/storefront-core/address'
import { languageOfText } from '@krishi/storefront-core/format'
import { usePlainMessages, useUi } from '../i18n/index.ts'
import { addressErrorKey } from './address-form.errors.ts'
import type { AddressFormProps } from './address-form.tsx'
import en from './messages/en.json'
import { useLookupVoice } from './use-lookup-voice.ts'

type Said = Pick<AddressFormProps, 'draft' | 'errors' | 'provinces' | 'lookup' | 'messages'>

/** What stands at the fields: hints, errors, and what the pincode filled in, which is also announced. */
export function useFieldWords({ draft, errors, provinces, lookup, messages }: Said) {
  const { locale } = useUi()
  const t = usePlainMessages('addressForm', en, messages)
  const { status, filled, isFromLocation = false } = lookup
  const source = t(isFromLocation ? 'fromLocation' : 'fromPincode')
  const filledFrom = (field: 'city' | 'district') => (draft[field] === filled?.[field] ? source : undefined)
  const titleOf = (state: string) => provinces.find(({ id }) => id === state)?.title ?? state
  const hints: Partial<Record<keyof AddressDraft, string | undefined>> = {
    mobileNo: t('mobileHint'),
    address1: t('streetHint'),
    pinCode: status === 'pending' ? t('pincodePending') : isFromLocation ? source : t('pincodeHint'),
    city: filledFrom('city'),
    district: filledFrom('district'),
    address2: t('landmarkHint'),
  }

  function errorOf(field: AddressField): string | undefined {
    const found = errors.find((error) => error.field === field)
    if (found) return t(addressErrorKey(field, found.error))
    if (field !== 'pinCode') return undefined
    if (status === 'unreachable') return t('pincodeUnreachable')
    return status === 'failed' ? (lookup.message ?? t('pincodeUnknown')) : undefined
  }

  /** The language of a place's name where it is not the page's: many towns have their English name alone. */
  function foreignLang(name: string) {
    const lang = languageOfText(name, locale)
    return lang === locale ? undefined : lang
  }

  const place = [draft.city, draft.district, titleOf(draft.state)].filter(Boolean).join(', ')
  useLookupVoice(status, status === 'filled' ? `${source}: ${place}` : errorOf('pinCode'))
  return { t, source, hints, errorOf, titleOf, foreignLang }
}
