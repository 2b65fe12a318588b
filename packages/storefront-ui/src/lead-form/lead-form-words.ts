import type { LeadFieldName, LeadFormId, LeadProblem } from '@krishi/storefront-core/forms'
import type { Translate } from '../i18n/index.ts'
import type en from './messages/en.json'

type MessageKey = keyof typeof en
/** The texts of a lead form. */
export type LeadTexts = Translate<MessageKey>

const labels: Readonly<Record<Exclude<LeadFieldName, 'product'>, MessageKey>> = {
  name: 'name',
  email: 'email',
  mobileNo: 'phone',
  phone: 'phone',
  business: 'business',
  state: 'state',
  district: 'district',
  city: 'city',
  dealer: 'dealer',
  buyerType: 'buyerType',
  carModel: 'carModel',
  quantity: 'quantity',
  goods: 'goods',
  tractorModel: 'tractorModel',
  harvesterModel: 'harvesterModel',
  loanRunningStatus: 'loanRunning',
  financierNocStatus: 'financierNoc',
  existingLoanStatus: 'existingLoan',
  consent: 'consent',
}

/** What a field is called. */
export function labelKey(form: LeadFormId, name: LeadFieldName): MessageKey {
  if (name !== 'product') return labels[name]
  return form === 'bank-lead' ? 'loanFor' : 'whichProduct'
}

const missing: Readonly<Record<Exclude<LeadFieldName, 'product'>, MessageKey>> = {
  name: 'nameMissing',
  email: 'emailMissing',
  mobileNo: 'phoneMissing',
  phone: 'phoneMissing',
  business: 'businessMissing',
  state: 'stateMissing',
  district: 'districtMissing',
  city: 'cityMissing',
  dealer: 'dealerMissing',
  buyerType: 'buyerTypeMissing',
  carModel: 'carModelMissing',
  quantity: 'quantityMissing',
  goods: 'goodsMissing',
  tractorModel: 'tractorModelMissing',
  harvesterModel: 'harvesterModelMissing',
  loanRunningStatus: 'loanRunningStatusMissing',
  financierNocStatus: 'financierNocStatusMissing',
  existingLoanStatus: 'existingLoanStatusMissing',
  consent: 'consentMissing',
}

const invalid: Readonly<Partial<Record<LeadFieldName, MessageKey>>> = {
  name: 'nameInvalid',
  email: 'emailInvalid',
  mobileNo: 'phoneInvalid',
  phone: 'phoneInvalid',
  business: 'tooLong',
  quantity: 'tooLong',
  goods: 'tooLong',
}

/** The sentence for what keeps a form from being sent, as the specification words it [33.2] [33.4]. */
export function problemKey(form: LeadFormId, { field, kind }: LeadProblem): MessageKey {
  if (form === 'sale-subscribe') return 'salePhone'
  const isWritten = form === 'bulk-buyer'
  if (field === 'product') {
    if (!isWritten) return 'productMissing'
    return kind === 'missing' ? 'productUnwritten' : 'tooLong'
  }
  return (kind === 'invalid' ? invalid[field] : undefined) ?? missing[field]
}

const options: Readonly<Record<string, MessageKey>> = {
  Yes: 'yes',
  No: 'no',
  'Used Tractor': 'usedTractor',
  'Used Harvester': 'usedHarvester',
  Farmer: 'farmer',
  Dealer: 'dealer',
  Breeza: 'carModelBreeza',
  Ertiga: 'carModelErtiga',
}

/** What a choice is called; a year is its own name. */
export function optionLabel(t: LeadTexts, value: string): string {
  const key = options[value]
  if (key !== undefined) return t(key)
  const [, number] = /^Dealer (\d+)$/.exec(value) ?? []
  return number === undefined ? value : t('dealerNumber', { number })
}
