import type { FilledLead } from '@krishi/storefront-core/forms'
import { checkLead, fromLeadPayload, leadFormOf, toLeadPayload } from '@krishi/storefront-core/forms'
import { err, ok } from '@krishi/storefront-core/result'
import { provinces } from '@krishi/storefront-core/settings'
import type { MemoryBackend } from '../memory/create-memory-backend.ts'
import type { FormsPort } from './forms-port.ts'

/** Takes forms into memory, where a test or a story can read them. */
export interface MemoryFormsPort extends FormsPort {
  readonly sent: readonly FilledLead[]
}

/** Takes the forms of a shop in memory. */
export function createMemoryFormsPort(backend: MemoryBackend): MemoryFormsPort {
  const kept = new Map<string, FilledLead>()
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
    send: (filled, { idempotencyKey, ...options }) =>
      backend.answer('forms.send', options, () => {
        if (!isRight(filled)) return err('request/invalid')
        const before = kept.get(idempotencyKey)
        if (before && JSON.stringify(before) !== JSON.stringify(filled)) return err('request/conflict')
        kept.set(idempotencyKey, filled)
        return ok(null)
      }),
  }
}

function isRight(filled: FilledLead): boolean {
  const form = leadFormOf(filled.formId)
  const values = form && fromLeadPayload(form, toLeadPayload(filled))
  return form !== null && values !== null && checkLead(form, { ...values, consent: 'yes' }) === null
}
