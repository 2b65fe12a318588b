import type { LeadDistrict, PortErrorCode } from '@krishi/storefront-core/contract'
import type { FilledLead } from '@krishi/storefront-core/forms'
import type { Result } from '@krishi/storefront-core/result'
import type { CallOptions } from '../http/index.ts'

/** What lead forms need from a backend [33.5]. Implementations must pass `describeFormsPort`. */
export interface FormsPort {
  /** The states that can be chosen, by their English titles. */
  bankStates: (options?: CallOptions) => Promise<Result<readonly string[], PortErrorCode>>
  /** The districts of a state, named in the shopper's language; none for one that is not known. */
  districts: (
    input: { readonly state: string },
    options?: CallOptions,
  ) => Promise<Result<readonly LeadDistrict[], PortErrorCode>>
  /**
   * Sends a form. The same key again is the same form: it is taken once, so that a form whose answer was lost can be sent again.
   * Another form under that key is 'request/conflict'; one that the rules refuse is 'request/invalid'.
   */
  send: (form: FilledLead, options: SendFormOptions) => Promise<Result<null, PortErrorCode>>
}

/** What sending a form takes besides the form. */
export interface SendFormOptions extends CallOptions {
  /** One for each form that the shopper means to send. */
  readonly idempotencyKey: string
}
