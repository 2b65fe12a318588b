export { changeLead } from './change-lead.ts'
export { askedFields, checkLead, isLeadRefused } from './check-lead.ts'
export { leadFormIds, longestLeadText } from './lead-form.ts'
export type {
  LeadField,
  LeadFieldKind,
  LeadFieldName,
  LeadForm,
  LeadFormId,
  LeadProblem,
  LeadValues,
} from './lead-form.ts'
export { leadFormOf, leadForms } from './lead-forms.ts'
export { fillLead, fromLeadPayload, toLeadPayload } from './lead-payload.ts'
export type { FilledLead, LeadSender } from './lead-payload.ts'
