import type { BankLeadPayload, LeadDistrict, LeadFormPayload } from '@krishi/storefront-core/contract'
import { mutationOutcome } from '@krishi/storefront-core/contract'
import { err, ok } from '@krishi/storefront-core/result'
import { hasShape, isListOf, isRecord, isText } from '@krishi/storefront-core/shape'
import type { HttpClient } from '../http/index.ts'
import { accept, decode } from '../http/index.ts'
import type { FormsPort } from './forms-port.ts'

const toStates = decode(hasShape<{ states: readonly string[] }>({ states: isListOf(isText) }), ({ states }) => states)

const isDistrict = hasShape<LeadDistrict>({ id: isText, title: isText })

const toDistricts = decode(
  hasShape<{ districts: readonly LeadDistrict[] }>({ districts: isListOf(isDistrict) }),
  ({ districts }) => districts,
)

const toOutcome = accept(isRecord)

/** Sends forms through the API. */
export function createHttpFormsPort(client: HttpClient): FormsPort {
  return {
    bankStates: (options) => client.call('forms.bankStates', {}, toStates, options),
    districts: (query, options) => client.call('forms.districts', { query }, toDistricts, options),
    async send(payload, options) {
      const body = payload
      const answer = isBankLead(body)
        ? await client.call('forms.bankLead', { body }, toOutcome, options)
        : await client.call('forms.customForm', { body }, toOutcome, options)
      if (!answer.ok) return answer
      return mutationOutcome(answer.value) === 'success' ? ok(null) : err('network/server')
    },
  }
}

function isBankLead(payload: LeadFormPayload): payload is BankLeadPayload {
  return payload.formId === 'bank-lead'
}
