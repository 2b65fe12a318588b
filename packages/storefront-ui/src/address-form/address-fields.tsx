import type { AddressDraft, AddressField } from '@krishi/storefront-core/address'
import { editPhone, editPincode } from '@krishi/storefront-core/digits'
import { languageOfText } from '@krishi/storefront-core/format'
import type { InputHTMLAttributes } from 'react'
import { usePlainMessages, useUi } from '../i18n/index.ts'
import { TextField } from '../primitives/field/index.ts'
import { SelectField } from '../primitives/select/index.ts'
import { addressErrorKey } from './address-form.errors.ts'
import type { AddressFormProps } from './address-form.tsx'
import en from './messages/en.json'
import { useLookupVoice } from './use-lookup-voice.ts'

/** Props of the fields without the form around them. */
export type AddressFieldsProps = Pick<
  AddressFormProps,
  'draft' | 'errors' | 'provinces' | 'lookup' | 'required' | 'onDraftChange' | 'messages'
>

interface TextInput {
  readonly name: Exclude<keyof AddressDraft, 'state'>
  readonly label: keyof typeof en
  readonly autoComplete: string
  readonly inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode']
  readonly type?: 'tel' | 'text'
  readonly prefix?: string
  readonly edit?: (typed: string, before: string) => string
}

const person: readonly TextInput[] = [
  { name: 'lastName', label: 'fullName', autoComplete: 'name' },
  {
    name: 'mobileNo',
    label: 'mobile',
    autoComplete: 'tel-national',
    inputMode: 'numeric',
    type: 'tel',
    prefix: '+91',
    edit: editPhone,
  },
]
const street: readonly TextInput[] = [
  { name: 'flathouseno', label: 'flat', autoComplete: 'address-line1' },
  { name: 'address1', label: 'street', autoComplete: 'address-line2' },
]
const pincode: TextInput = {
  name: 'pinCode',
  label: 'pincode',
  autoComplete: 'postal-code',
  inputMode: 'numeric',
  edit: editPincode,
}
const city: TextInput = { name: 'city', label: 'city', autoComplete: 'address-level2' }
const district: TextInput = { name: 'district', label: 'district', autoComplete: 'address-level3' }
const landmark: TextInput = { name: 'address2', label: 'landmark', autoComplete: 'address-line3' }

/** The fields of the form in their order [28.1], for a form of the page's own too. Renders a `<div>`. */
export function AddressFields(props: AddressFieldsProps) {
  const { draft, errors, lookup } = props
  const t = usePlainMessages('addressForm', en, props.messages)
  const { locale } = useUi()
  const { filled, places = [], isFromLocation = false } = lookup
  const isFound = lookup.status === 'filled'
  const source = isFromLocation ? t('fromLocation') : t('fromPincode')
  const filledFrom = (field: 'city' | 'district') =>
    filled !== undefined && draft[field] === filled[field] ? source : undefined
  const titleOf = (state: string) => props.provinces.find(({ id }) => id === state)?.title ?? state
  const isOneState = new Set(places.map(({ provinceId }) => provinceId)).size < 2
  const hints: Partial<Record<keyof AddressDraft, string | undefined>> = {
    mobileNo: t('mobileHint'),
    address1: t('streetHint'),
    pinCode: pincodeHint(),
    city: filledFrom('city'),
    district: filledFrom('district'),
    address2: t('landmarkHint'),
  }

  function pincodeHint(): string {
    if (lookup.status === 'pending') return t('pincodePending')
    return isFromLocation ? t('fromLocation') : t('pincodeHint')
  }

  function errorOf(field: AddressField): string | undefined {
    const found = errors.find((error) => error.field === field)
    if (found) return t(addressErrorKey(field, found.error))
    if (field !== 'pinCode') return undefined
    if (lookup.status === 'unreachable') return t('pincodeUnreachable')
    return lookup.status === 'failed' ? (lookup.message ?? t('pincodeUnknown')) : undefined
  }

  const place = [draft.city, draft.district, titleOf(draft.state)].filter(Boolean).join(', ')
  useLookupVoice(lookup.status, isFound ? `${source}: ${place}` : errorOf('pinCode'))

  /** The language of a place's name where it is not the page's: many towns have their English name alone. */
  function foreignLang(name: string) {
    const lang = languageOfText(name, locale)
    return lang === locale ? undefined : lang
  }

  function text({ name, label, edit, ...input }: TextInput) {
    const isOptional = name === 'address2' || ((name === 'flathouseno' || name === 'address1') && !props.required[name])
    return (
      <TextField
        key={name}
        name={name}
        label={t(label)}
        value={draft[name]}
        hint={hints[name]}
        error={name === 'address2' ? undefined : errorOf(name)}
        required={!isOptional}
        optional={isOptional}
        shape={edit && ((typed) => edit(typed, draft[name]))}
        readOnly={isFound && name === 'district'}
        lang={name === 'city' || name === 'district' ? foreignLang(draft[name]) : undefined}
        onValueChange={(value) => props.onDraftChange({ ...draft, [name]: value }, name)}
        {...input}
      />
    )
  }

  return (
    <div data-scope="address-form" data-part="fields">
      {person.map(text)}
      {street.map(text)}
      {text(pincode)}
      {text(city)}
      {isFound && places.length > 1 ? (
        <SelectField
          name="district"
          label={t('district')}
          value={draft.district}
          placeholder={false}
          options={places.map(({ district: name, provinceId }) => ({
            value: name,
            label: isOneState ? name : `${name}, ${titleOf(provinceId)}`,
            lang: foreignLang(name),
          }))}
          hint={t('severalDistricts')}
          error={errorOf('district')}
          required
          onValueChange={(value) => props.onDraftChange({ ...draft, district: value }, 'district')}
        />
      ) : (
        text(district)
      )}
      <SelectField
        name="state"
        label={t('state')}
        value={draft.state}
        placeholder={t('pleaseSelect')}
        options={props.provinces.map(({ id, title }) => ({ value: id, label: title }))}
        error={errorOf('state')}
        locked={isFound}
        lockedHint={source}
        required
        onValueChange={(value) => props.onDraftChange({ ...draft, state: value }, 'state')}
      />
      {text(landmark)}
      <TextField name="country" label={t('country')} value={t('india')} autoComplete="country-name" readOnly />
    </div>
  )
}
