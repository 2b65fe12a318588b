import type { AddressDraft } from '@krishi/storefront-core/address'
import { editPhone, editPincode } from '@krishi/storefront-core/digits'
import type { InputHTMLAttributes } from 'react'
import { TextField } from '../primitives/field/index.ts'
import { SelectField } from '../primitives/select/index.ts'
import type { AddressFormProps } from './address-form.tsx'
import { DistrictChoice } from './district-choice.tsx'
import type en from './messages/en.json'
import { useFieldWords } from './use-field-words.ts'
import { useForeignLang } from './use-foreign-lang.ts'

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

const beforeDistrict: readonly TextInput[] = [
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
  { name: 'flathouseno', label: 'flat', autoComplete: 'address-line1' },
  { name: 'address1', label: 'street', autoComplete: 'address-line2' },
  { name: 'pinCode', label: 'pincode', autoComplete: 'postal-code', inputMode: 'numeric', edit: editPincode },
  { name: 'city', label: 'city', autoComplete: 'address-level2' },
]
const district: TextInput = { name: 'district', label: 'district', autoComplete: 'address-level3' }
const landmark: TextInput = { name: 'address2', label: 'landmark', autoComplete: 'address-line3' }

/** The fields of the form in their order [28.1], for a form of the page's own too. Renders a `<div>`. */
export function AddressFields(props: AddressFieldsProps) {
  const { draft, provinces } = props
  const { status, places = [] } = props.lookup
  const isFound = status === 'filled'
  const { t, source, hints, errorOf } = useFieldWords(props)
  const foreignLang = useForeignLang()
  const required: Partial<Record<keyof AddressDraft, boolean>> = { address2: false, ...props.required }

  /** What all fields have. */
  const fieldOf = (name: keyof AddressDraft, label: keyof typeof en) => ({
    name,
    label: t(label),
    value: draft[name],
    hint: hints[name],
    error: errorOf(name),
    onValueChange: (value: string) => props.onDraftChange({ ...draft, [name]: value }, name),
  })

  function text({ name, label, edit, ...input }: TextInput) {
    const isRequired = required[name] ?? true
    return (
      <TextField
        key={name}
        {...fieldOf(name, label)}
        required={isRequired}
        optional={!isRequired}
        shape={edit && ((typed) => edit(typed, draft[name]))}
        readOnly={isFound && name === 'district'}
        lang={name === 'city' || name === 'district' ? foreignLang(draft[name]) : undefined}
        {...input}
      />
    )
  }

  return (
    <div data-scope="address-form" data-part="fields">
      {beforeDistrict.map(text)}
      {isFound && places.length > 1 ? (
        <DistrictChoice
          {...fieldOf('district', 'district')}
          places={places}
          provinces={provinces}
          hint={t('severalDistricts')}
        />
      ) : (
        text(district)
      )}
      <SelectField
        {...fieldOf('state', 'state')}
        placeholder={t('pleaseSelect')}
        options={provinces.map(({ id, title }) => ({ value: id, label: title }))}
        locked={isFound}
        lockedHint={source}
        required
      />
      {text(landmark)}
      <TextField name="country" label={t('country')} value={t('india')} autoComplete="country-name" readOnly />
    </div>
  )
}
