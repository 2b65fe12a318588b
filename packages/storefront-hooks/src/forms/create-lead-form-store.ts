import { callEndOf } from '@krishi/storefront-core/contract'
import type { PortErrorCode } from '@krishi/storefront-core/contract'
import { changeLead, checkLead, fillLead, isLeadRefused } from '@krishi/storefront-core/forms'
import type { FilledLead, LeadForm, LeadSender, LeadValues } from '@krishi/storefront-core/forms'
import type { Result } from '@krishi/storefront-core/result'
import { isRecord, isText, parseJson } from '@krishi/storefront-core/shape'
import type { RandomBytes } from '@krishi/storefront-core/text'
import { createStore } from 'zustand/vanilla'
import { intentKey } from '../storage/intent-key.ts'
import { lazySessionKeys } from '../storage/lazy-keys.ts'
import type { SafeStorage } from '../storage/index.ts'
import type { ErrorReporter } from '../telemetry/create-error-reporter.ts'
import type { SendFormOptions } from './forms-port.ts'
import type { LeadFormState, LeadFormStore } from './lead-form-store.ts'

/** The dependencies of a form. */
export interface LeadFormOptions {
  readonly form: LeadForm
  /** Sends the form. Without it nothing is called, and the form counts as sent [33.1]. */
  readonly send: ((form: FilledLead, options: SendFormOptions) => Promise<Result<null, PortErrorCode>>) | null
  readonly sender: () => LeadSender
  /** The draft lives as long as the tab, because a phone may be shared. */
  readonly sessionStorage: SafeStorage
  readonly random: RandomBytes
  readonly errors: Pick<ErrorReporter, 'report'>
}

/** Creates a lead form: draft, checks, sending, and what became of it [33.2] [33.3]. */
export function createLeadFormStore(options: LeadFormOptions): LeadFormStore {
  const { form, send, sender, sessionStorage, random, errors } = options
  const draftKey = lazySessionKeys.formDraft(form.id)
  const store = createStore<LeadFormState>(() => ({ values: {}, problem: null, attempt: 0, status: 'writing' }))
  const sentKey = `${draftKey}:sent`

  function keep(values: LeadValues) {
    store.setState({ values })
    sessionStorage.write(draftKey, JSON.stringify(values))
  }

  async function sendOnce(values: LeadValues): Promise<void> {
    const filled = fillLead(form, values, sender())
    const answer = await send?.(filled, {
      idempotencyKey: intentKey(sessionStorage, random, sentKey, JSON.stringify(filled)),
    })
    if (answer?.ok === false) {
      errors.report(answer.error.code, 'leadForm')
      return store.setState({ status: callEndOf(answer.error.code) })
    }
    sessionStorage.remove(sentKey)
    sessionStorage.remove(draftKey)
    store.setState({ values: {}, problem: null, attempt: 0, status: isLeadRefused(values) ? 'refused' : 'sent' })
  }

  return {
    actions: {
      change(field, text) {
        const { values, problem, status } = store.getState()
        if (status === 'sending') return
        keep(changeLead(form, values, field, text))
        store.setState({ problem: problem?.field === field ? null : problem, status: 'writing' })
      },
      prefill(given) {
        // A field that was emptied stays empty.
        store.setState(({ values }) => ({ values: { ...given, ...values } }))
      },
      async submit() {
        const { values, status, attempt } = store.getState()
        if (status === 'sending') return
        const problem = checkLead(form, values)
        store.setState({ problem, attempt: attempt + 1, status: problem ? 'writing' : 'sending' })
        if (problem === null) await sendOnce(values)
      },
    },
    hydrate() {
      const kept = parseJson(sessionStorage.read(draftKey))
      if (isRecord(kept)) store.setState({ values: draftOf(form, kept) })
    },
    forgetOffline() {
      if (store.getState().status === 'not-sent') store.setState({ status: 'writing' })
    },
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
  }
}

/** What of a kept draft the form has: an earlier version may have had other fields. */
function draftOf({ fields }: LeadForm, kept: Readonly<Record<string, unknown>>): LeadValues {
  const known = fields.flatMap(({ name }) => (isText(kept[name]) ? [[name, kept[name]] as const] : []))
  return Object.fromEntries(known)
}
