import { normalizePhone } from '../digits/index.ts'
import type { LeadFormPayload } from '../contract/forms.ts'
import { askedFields } from './check-lead.ts'
import type { LeadField, LeadForm, LeadValues } from './lead-form.ts'

/** Whose form it is, as far as that is known. */
export interface LeadSender {
  readonly userId: string
  readonly userExternalId: string
}

/** A form that was filled in. */
export interface FilledLead {
  readonly formId: string
  /** What was written, by the names of all fields of the form; empty where it was not asked. */
  readonly values: Readonly<Record<string, string>>
  readonly sender: LeadSender
}

function sentText({ name, kind }: LeadField, values: LeadValues): string {
  const text = (values[name] ?? '').trim()
  return kind === 'phone' ? normalizePhone(text) : text
}

/** A form as it is sent: every field of it, empty where it was not asked; consent is given by sending [33.2]. */
export function fillLead(form: LeadForm, values: LeadValues, sender: LeadSender): FilledLead {
  const asked = new Set(askedFields(form, values))
  const fields = form.fields.filter(({ kind }) => kind !== 'consent')
  const sent = fields.map((field) => [field.name, asked.has(field) ? sentText(field, values) : ''] as const)
  return { formId: form.id, values: Object.fromEntries(sent), sender }
}

/** A form in the words of the wire: a list of names and values, those of its sender first [33.2]. */
export function toLeadPayload({ formId, values, sender }: FilledLead): LeadFormPayload {
  const { userId, userExternalId } = sender
  const fields = Object.entries({ userId, userExternalId, ...values })
  return { formId, inputData: fields.map(([fieldName, fieldValue]) => ({ fieldName, fieldValue })) }
}

const senderFields: ReadonlySet<string> = new Set(['userId', 'userExternalId'])

/** What a form that was sent holds, as the server keeps it; null where it names a field that the form does not have. */
export function fromLeadPayload(form: LeadForm, { inputData }: LeadFormPayload): LeadValues | null {
  const told = new Map(inputData.map(({ fieldName, fieldValue }) => [fieldName, fieldValue]))
  const own = form.fields.filter(({ kind }) => kind !== 'consent')
  const known = new Set<string>(own.map(({ name }) => name))
  if ([...told.keys()].some((name) => !known.has(name) && !senderFields.has(name))) return null
  const values: LeadValues = Object.fromEntries(own.map(({ name }) => [name, told.get(name) ?? '']))
  const asked = new Set(askedFields(form, values))
  const kept = own.flatMap((field) => {
    const text = asked.has(field) ? sentText(field, values) : ''
    return text === '' ? [] : [[field.name, text] as const]
  })
  return Object.fromEntries(kept)
}
