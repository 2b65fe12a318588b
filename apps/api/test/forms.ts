import { fillLead, leadForms, toLeadPayload } from '@krishi/storefront-core/forms'
import type { LeadFormId, LeadValues } from '@krishi/storefront-core/forms'

/** A form as a browser sends it. Its user is made up: the server must ignore it. */
export function aLead(form: LeadFormId, values: LeadValues) {
  return toLeadPayload(fillLead(leadForms[form], values, { userId: 'somebody else', userExternalId: '' }))
}

/** An application for a loan that the rules take. */
export const aLoan: LeadValues = {
  ...{ name: 'Savitri', phone: '9876543210', state: 'Karnataka', district: 'Mysuru', product: 'Used Tractor' },
  ...{ tractorModel: '2014', loanRunningStatus: 'No' },
}

/** What calls about forms look like. */
export const formCalls = {
  'forms.bankStates': { path: '/forms/bank-states' },
  'forms.districts': { path: '/forms/districts?state=Karnataka' },
  'forms.customForm': {
    path: '/forms/custom',
    body: aLead('sale-subscribe', { phone: '9876543210' }),
    headers: { 'idempotency-key': 'a-form-of-the-test' },
  },
  'forms.bankLead': {
    path: '/forms/bank-lead',
    body: aLead('bank-lead', aLoan),
    headers: { 'idempotency-key': 'a-loan-of-the-test' },
  },
}
