import type { LeadField, LeadForm, LeadProblem, LeadValues } from './lead-form.ts'

/** The fields that are asked for, given what was answered before. */
export function askedFields({ fields }: LeadForm, values: LeadValues): readonly LeadField[] {
  return fields.filter(({ isAsked }) => isAsked?.(values) ?? true)
}

function problemOf({ name, isOptional, isWrong, options }: LeadField, values: LeadValues): LeadProblem | null {
  const text = (values[name] ?? '').trim()
  if (text === '') return isOptional ? null : { field: name, kind: 'missing' }
  const isUnknown = options !== undefined && !options.includes(text)
  return isUnknown || isWrong?.(text) ? { field: name, kind: 'invalid' } : null
}

/** The first thing that keeps a form from being sent, in the order of its fields; null when nothing does [33.2]. */
export function checkLead(form: LeadForm, values: LeadValues): LeadProblem | null {
  for (const field of askedFields(form, values)) {
    const problem = problemOf(field, values)
    if (problem) return problem
  }
  return null
}

/** Whether the bank takes no application like this one: its financier gave no NOC and the loan is not closed [33.3]. */
export function isLeadRefused({ existingLoanStatus }: LeadValues): boolean {
  return existingLoanStatus === 'No'
}
