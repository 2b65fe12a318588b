export { LeadForm } from './lead-form.tsx'
export type { LeadFormProps, LeadOutcome, LeadPlaces } from './lead-form.types.ts'
