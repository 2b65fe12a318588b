import type { CallEnd } from '@krishi/storefront-core/contract'
import type { LeadFieldName, LeadProblem, LeadValues } from '@krishi/storefront-core/forms'
import type { StoreApi } from 'zustand/vanilla'

/** What became of a form: it is written, it is on its way, it was taken, or it was not. */
export type LeadStatus = 'writing' | 'sending' | 'sent' | 'refused' | CallEnd

/** A form as state. */
export interface LeadFormState {
  readonly values: LeadValues
  /** What the last attempt to send lacked, until that field changes. */
  readonly problem: LeadProblem | null
  /** How often the shopper has tried to send: each time the focus moves to what is missing. */
  readonly attempt: number
  readonly status: LeadStatus
}

/** What a shopper does with a form. */
export interface LeadFormActions {
  change: (field: LeadFieldName, text: string) => void
  /** Fills fields that are empty, such as the name of whoever is signed in; what was written stays. */
  prefill: (values: LeadValues) => void
  /** Checks the form in its order, and sends it unless something is missing or it is on its way [33.2]. */
  submit: () => Promise<void>
}

/** One form in one storefront. */
export interface LeadFormStore extends Pick<StoreApi<LeadFormState>, 'getState' | 'getInitialState' | 'subscribe'> {
  readonly actions: LeadFormActions
  /** Reads the draft that the device keeps. */
  hydrate: () => void
  /** Takes back that nothing was sent for lack of a network: it is there again. */
  forgetOffline: () => void
}
