import type { LeadField } from '@krishi/storefront-core/forms'
import type { LeadFormProps } from './lead-form.types.ts'

const name: LeadField = { name: 'name', kind: 'text' }
const phone: LeadField = { name: 'phone', kind: 'phone' }
const state: LeadField = { name: 'state', kind: 'state' }
const district: LeadField = { name: 'district', kind: 'place' }
const consent: LeadField = { name: 'consent', kind: 'consent' }
const answers = ['Yes', 'No'] as const

/** The fields of a loan form once all of it is asked. */
export const loanFields: readonly LeadField[] = [
  ...[name, phone, state, district],
  { name: 'product', kind: 'radio', options: ['Used Tractor', 'Used Harvester'] },
  { name: 'tractorModel', kind: 'select', options: ['2014', '2015'] },
  { name: 'harvesterModel', kind: 'select', options: ['2018'] },
  { name: 'loanRunningStatus', kind: 'radio', options: answers },
  { name: 'financierNocStatus', kind: 'radio', options: answers },
  { name: 'existingLoanStatus', kind: 'radio', options: answers },
  consent,
]

/** The fields of a car form. */
export const carFields: readonly LeadField[] = [
  name,
  { name: 'email', kind: 'email' },
  { name: 'mobileNo', kind: 'phone' },
  state,
  { name: 'city', kind: 'place' },
  { name: 'dealer', kind: 'select', options: ['Dealer 1', 'Dealer 2'] },
  { name: 'buyerType', kind: 'radio', options: ['Farmer', 'Dealer'] },
  { name: 'carModel', kind: 'radio', options: ['Breeza', 'Ertiga'] },
  consent,
]

/** The fields of the forms for those who buy much, and for those who sell. */
export const tradeFields: readonly LeadField[] = [
  { name: 'business', kind: 'text' },
  { name: 'product', kind: 'text' },
  { name: 'quantity', kind: 'text' },
  { name: 'goods', kind: 'lines' },
  { name: 'email', kind: 'email', isOptional: true },
]

/** A form as a host shows it. */
export function aLeadForm(own: Partial<LeadFormProps> = {}): LeadFormProps {
  return {
    form: 'bank-lead',
    fields: [name, phone, state, district, consent],
    values: {},
    problem: null,
    missing: { field: 'name', kind: 'missing' },
    attempt: 0,
    states: [
      { value: 'Karnataka', label: 'Karnataka' },
      { value: 'Telangana', label: 'Telangana' },
    ],
    places: { status: 'ready', options: [{ value: 'Mysuru', label: 'Mysuru' }] },
    onChange: () => undefined,
    onSubmit: () => undefined,
    ...own,
  }
}
