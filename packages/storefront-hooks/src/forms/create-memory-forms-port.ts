import type { LeadFormPayload } from '@krishi/storefront-core/contract'
import { checkLead, fromLeadPayload, leadFormOf } from '@krishi/storefront-core/forms'
import { err, ok } from '@krishi/storefront-core/result'
import { provinces } from '@krishi/storefront-core/settings'
import type { MemoryBackend } from '../memory/create-memory-backend.ts'
import type { FormsPort } from './forms-port.ts'

/** Takes forms into memory, where a test or a story can read them. */
export interface MemoryFormsPort extends FormsPort {
  readonly sent: readonly LeadFormPayload[]
}

/** Takes the forms of a shop in memory. */
export function createMemoryFormsPort(backend: MemoryBackend): MemoryFormsPort {
  const kept = new Map<string, LeadFormPayload>()
  return {
    get sent() {
      return [...kept.values()]
    },
    bankStates: (options) => backend.answer('forms.bankStates', options, () => ok(provinces.map(({ title }) => title))),
    districts: ({ state }, options) =>
      backend.answer('forms.districts', options, () => {
        const found = backend.shop().pincodes.filter((place) => place.state === state)
        return ok([...new Set(found.map(({ district }) => district))].map((id) => ({ id, title: id })))
      }),
    send: (payload, { idempotencyKey, ...options }) =>
      backend.answer('forms.send', options, () => {
        if (!isRight(payload)) return err('request/invalid')
        const before = kept.get(idempotencyKey)
        if (before && JSON.stringify(before) !== JSON.stringify(payload)) return err('request/conflict')
        kept.set(idempotencyKey, payload)
        return ok(null)
      }),
  }
}

function isRight(payload: LeadFormPayload): boolean {
  const form = leadFormOf(payload.formId)
  const values = form && fromLeadPayload(form, payload)
  return form !== null && values !== null && checkLead(form, { ...values, consent: 'yes' }) === null
}
