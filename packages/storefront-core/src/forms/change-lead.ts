import { editPhone } from '../digits/index.ts'
import type { LeadFieldName, LeadForm, LeadValues } from './lead-form.ts'

/** The values after a field was changed: a phone number is shaped, and what depended on an earlier choice is emptied [33.2]. */
export function changeLead(form: LeadForm, values: LeadValues, name: LeadFieldName, typed: string): LeadValues {
  const before = values[name] ?? ''
  const isPhone = form.fields.some((field) => field.name === name && field.kind === 'phone')
  const text = isPhone ? editPhone(typed, before) : typed
  if (text === before) return values
  const emptied = (form.resets[name] ?? []).map((field) => [field, ''] as const)
  return { ...values, [name]: text, ...Object.fromEntries(emptied) }
}
