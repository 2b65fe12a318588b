import type { LeadField as Field, LeadFormId } from '@krishi/storefront-core/forms'
import type { ComponentProps } from 'react'
import { Checkbox } from '../primitives/checkbox/index.ts'
import { TextField } from '../primitives/field/index.ts'
import { RadioCard, RadioGroup } from '../primitives/radio-group/index.ts'
import { SelectField } from '../primitives/select/index.ts'
import { labelKey, optionLabel } from './lead-form-words.ts'
import type { LeadTexts } from './lead-form-words.ts'
import type { LeadFormProps } from './lead-form.types.ts'

interface LeadFieldProps {
  readonly field: Field
  readonly form: LeadFormProps
  readonly t: LeadTexts
  readonly error: string | undefined
}

const inputs: Readonly<Partial<Record<Field['kind'], Partial<ComponentProps<typeof TextField>>>>> = {
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', inputMode: 'numeric', autoComplete: 'tel-national', prefix: '+91' },
  lines: { multiline: true },
}

const completions: Readonly<Partial<Record<Field['name'], string>>> = { name: 'name', business: 'organization' }

function hintOf({ name }: Field, form: LeadFormId, t: LeadTexts): string | undefined {
  if (name === 'phone' || name === 'mobileNo') return t(form === 'sale-subscribe' ? 'salePhoneHint' : 'phoneHint')
  if (name === 'quantity') return t('quantityHint')
  return name === 'financierNocStatus' ? t('nocHint') : undefined
}

/** The choice of a district or town, which waits for its state. */
function PlaceField({ field, form, t, error }: LeadFieldProps) {
  const { status, options } = form.places
  const hasState = Boolean(form.values.state)
  const hints = { loading: t('placesLoading'), failed: t('placesFailed'), ready: undefined }
  return (
    <SelectField
      name={field.name}
      label={t(labelKey(form.form, field.name))}
      value={form.values[field.name] ?? ''}
      placeholder={t('pleaseSelect')}
      options={options}
      hint={hasState ? hints[status] : t('stateFirst')}
      error={error}
      required
      onValueChange={(value) => form.onChange(field.name, value)}
    />
  )
}

/** One field of a form, as its kind is filled in. */
export function LeadField(props: LeadFieldProps) {
  const { field, form, t, error } = props
  const { name, kind, options = [] } = field
  const label = t(labelKey(form.form, name))
  const value = form.values[name] ?? ''
  const onValueChange = (text: string) => form.onChange(name, text)
  const shared = { name, label, value, error, onValueChange }
  if (kind === 'place') return <PlaceField {...props} />
  if (kind === 'consent') {
    return (
      <Checkbox
        name={name}
        label={label}
        checked={value !== ''}
        error={error}
        onCheckedChange={(isTicked) => onValueChange(isTicked ? 'yes' : '')}
      />
    )
  }
  if (kind === 'radio') {
    return (
      <RadioGroup
        name={name}
        legend={label}
        value={value}
        hint={hintOf(field, form.form, t)}
        error={error}
        onValueChange={onValueChange}
      >
        {options.map((option) => (
          <RadioCard key={option} value={option} title={optionLabel(t, option)} />
        ))}
      </RadioGroup>
    )
  }
  if (kind === 'select' || kind === 'state') {
    const choices =
      kind === 'state' ? form.states : options.map((option) => ({ value: option, label: optionLabel(t, option) }))
    return <SelectField {...shared} placeholder={t('pleaseSelect')} options={choices} required />
  }
  return (
    <TextField
      {...shared}
      {...inputs[kind]}
      {...(completions[name] && { autoComplete: completions[name] })}
      hint={hintOf(field, form.form, t)}
      required={!field.isOptional}
      optional={field.isOptional ?? false}
    />
  )
}
