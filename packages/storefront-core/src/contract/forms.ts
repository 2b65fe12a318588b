import type { MutationResult, NoRequest } from './operation.ts'

/** A form that was filled in: its id and its fields by name [33.2]. */
export interface LeadFormPayload {
  readonly formId: string
  readonly inputData: readonly { readonly fieldName: string; readonly fieldValue: string }[]
}

/** The names of the fields of the bank form, as they are sent [33.2]. */
export type BankLeadField =
  | 'userId'
  | 'userExternalId'
  | 'name'
  | 'phone'
  | 'state'
  | 'district'
  | 'product'
  | 'tractorModel'
  | 'harvesterModel'
  | 'loanRunningStatus'
  | 'financierNocStatus'
  | 'existingLoanStatus'

/** The bank form, filled in. */
export interface BankLeadPayload extends LeadFormPayload {
  readonly inputData: readonly { readonly fieldName: BankLeadField; readonly fieldValue: string }[]
}

/** A district to choose: `id` is what is sent, `title` its name in the shopper's language. */
export interface LeadDistrict {
  readonly id: string
  readonly title: string
}

/** What the calls about forms take and give. */
export interface FormPayloads {
  'forms.customForm': { request: { body: LeadFormPayload }; response: MutationResult }
  'forms.bankStates': { request: NoRequest; response: { readonly states: readonly string[] } }
  'forms.districts': {
    request: { query: { readonly state: string } }
    response: { readonly districts: readonly LeadDistrict[] }
  }
  'forms.bankLead': { request: { body: BankLeadPayload }; response: MutationResult }
}
