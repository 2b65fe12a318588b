import { isValidPhone, normalizePhone } from '../digits/index.ts'
import { longestLeadText } from './lead-form.ts'
import type { LeadField, LeadForm, LeadFormId, LeadValues } from './lead-form.ts'

const isTooLong = (text: string) => text.length > longestLeadText

const name: LeadField = { name: 'name', kind: 'text', isWrong: (text) => /[$@]/.test(text) || isTooLong(text) }
const isNoPhone = (text: string) => !isValidPhone(normalizePhone(text))
const phone: LeadField = { name: 'phone', kind: 'phone', isWrong: isNoPhone }
const state: LeadField = { name: 'state', kind: 'state' }
const consent: LeadField = { name: 'consent', kind: 'consent' }
const email: LeadField = {
  name: 'email',
  kind: 'email',
  isWrong: (text) => !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) || isTooLong(text),
}

/** The years from `first` to `last`, as they are sent. */
function years(first: number, last: number): readonly string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String(first + index))
}

const answers = ['Yes', 'No'] as const
const isTractor = ({ product }: LeadValues) => product === 'Used Tractor'
const isHarvester = ({ product }: LeadValues) => product === 'Used Harvester'
const isLoanRunning = ({ loanRunningStatus }: LeadValues) => loanRunningStatus === 'Yes'
const hasNoNoc = (values: LeadValues) => isLoanRunning(values) && values.financierNocStatus === 'No'

const afterLoan = ['financierNocStatus', 'existingLoanStatus'] as const

/** A loan for a used tractor or harvester [33.2]. */
const bank: LeadForm = {
  id: 'bank-lead',
  isGated: false,
  fields: [
    name,
    phone,
    state,
    { name: 'district', kind: 'place' },
    { name: 'product', kind: 'radio', options: ['Used Tractor', 'Used Harvester'] },
    { name: 'tractorModel', kind: 'select', options: years(2014, 2025), isAsked: isTractor },
    { name: 'harvesterModel', kind: 'select', options: years(2018, 2025), isAsked: isHarvester },
    { name: 'loanRunningStatus', kind: 'radio', options: answers },
    { name: 'financierNocStatus', kind: 'radio', options: answers, isAsked: isLoanRunning },
    { name: 'existingLoanStatus', kind: 'radio', options: answers, isAsked: hasNoNoc },
    consent,
  ],
  resets: {
    state: ['district'],
    product: ['tractorModel', 'harvesterModel', 'loanRunningStatus', ...afterLoan],
    loanRunningStatus: afterLoan,
    financierNocStatus: ['existingLoanStatus'],
  },
}

/** The form of a car maker [33.1]. */
const car: LeadForm = {
  id: 'car-lead',
  isGated: true,
  fields: [
    name,
    email,
    { ...phone, name: 'mobileNo' },
    state,
    { name: 'city', kind: 'place' },
    { name: 'dealer', kind: 'select', options: ['Dealer 1', 'Dealer 2', 'Dealer 3', 'Dealer 4'] },
    { name: 'buyerType', kind: 'radio', options: ['Farmer', 'Dealer'] },
    { name: 'carModel', kind: 'radio', options: ['Breeza', 'Ertiga'] },
    consent,
  ],
  resets: { state: ['city'] },
}

/** Somebody who wants to buy much at once. */
const bulk: LeadForm = {
  id: 'bulk-buyer',
  isGated: false,
  fields: [
    name,
    phone,
    state,
    { name: 'product', kind: 'text', isWrong: isTooLong },
    { name: 'quantity', kind: 'text', isWrong: isTooLong },
    consent,
  ],
  resets: {},
}

/** Somebody who wants to sell in this shop. */
const sell: LeadForm = {
  id: 'sell-with-us',
  isGated: false,
  fields: [
    name,
    { name: 'business', kind: 'text', isWrong: isTooLong },
    phone,
    { ...email, isOptional: true },
    state,
    { name: 'goods', kind: 'lines', isWrong: isTooLong },
    consent,
  ],
  resets: {},
}

/** News of a sale [33.4]. */
const subscribe: LeadForm = { id: 'sale-subscribe', isGated: true, fields: [phone], resets: {} }

/** Every form by its id. */
export const leadForms: Readonly<Record<LeadFormId, LeadForm>> = {
  'car-lead': car,
  'bank-lead': bank,
  'bulk-buyer': bulk,
  'sell-with-us': sell,
  'sale-subscribe': subscribe,
}

/** The form of an id that came from elsewhere; null where there is none. */
export function leadFormOf(id: string): LeadForm | null {
  return Object.hasOwn(leadForms, id) ? leadForms[id as LeadFormId] : null
}
