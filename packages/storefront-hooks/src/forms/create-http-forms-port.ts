import type { LeadDistrict } from '@krishi/storefront-core/contract'
import { toLeadPayload } from '@krishi/storefront-core/forms'
import { hasShape, isListOf, isText } from '@krishi/storefront-core/shape'
import type { HttpClient } from '../http/index.ts'
import { fieldOf } from '../http/index.ts'
import { change } from '../http/told-success.ts'
import type { FormsPort } from './forms-port.ts'

const toStates = fieldOf<{ states: readonly string[] }>({ states: isListOf(isText) })

const isDistrict = hasShape<LeadDistrict>({ id: isText, title: isText })

const toDistricts = fieldOf<{ districts: readonly LeadDistrict[] }>({ districts: isListOf(isDistrict) })

/** Sends forms through the API. */
export function createHttpFormsPort(client: HttpClient): FormsPort {
  return {
    bankStates: (options) => client.call('forms.bankStates', {}, toStates, options),
    districts: (query, options) => client.call('forms.districts', { query }, toDistricts, options),
    send(form, options) {
      const name = form.formId === 'bank-lead' ? 'forms.bankLead' : 'forms.customForm'
      return change(client, name, { body: toLeadPayload(form) }, options)
    },
  }
}
