import type { Locale } from '../locale/index.ts'

/** How one call of the backend is made: plain data, so that adapters, the server and tests read the same table. */
export interface Operation {
  /** @default GET: the call reads, and changes nothing */
  readonly method?: 'POST' | 'PUT' | 'DELETE'
  /** Below the API's base address; `:name` segments are filled from the request's `path`. */
  readonly path: `/${string}`
  /** A `public` call sends an access token when there is one [06.2]. Every other call needs one: `needsSession` reads it. */
  readonly access?: 'public'
  /** Sent as `api-version`, where the specification names one. */
  readonly apiVersion?: '1.0' | '2.0' | '3.0' | '4.0'
  /** Sends the shopper's id as `userId` [06.2]. */
  readonly sendsUserId?: true
  /** Sends the shop's key besides the token, as calls that configure or report do. */
  readonly sendsApiKey?: true
  /** The body is a form with files, not JSON. */
  readonly isMultipart?: true
  /** Needs an `idempotency-key`: the server answers a repeat with the first answer. */
  readonly idempotent?: true
  /**
   * For calls other than GET: nobody counts on the first time and asking again does no harm, so a lost answer is 'network/timeout', as
   * after GET. After the others it is 'network/unanswered'.
   */
  readonly isRepeatable?: true
  /** A report: the shopper does not wait for it, and it goes out though the page is left at once. */
  readonly isReport?: true
}

/** The parts of a request; absent parts are not sent. */
export interface RequestParts {
  readonly path?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>
  readonly body?: unknown
}

/** A part of the operation table: what one domain calls. */
export type OperationTable = Readonly<Record<string, Operation>>

/** The request of a call that takes nothing. */
export type NoRequest = Readonly<Record<string, never>>

/** The language of texts in the answer. */
export type LanguageQuery = { readonly language: Locale }

/** Which part of a list. */
export type PageQuery = {
  /** From 1. */
  readonly pageNum: number
  readonly pageSize: number
}

/** How a change went; only `Success` is one [06.5]. */
export interface MutationResult {
  readonly result: 'Success' | 'Failure'
}

/** Every refusal of the API: one envelope, a 4xx or 5xx status, a code that never changes its meaning. */
export interface ErrorEnvelope {
  readonly code: string
  /** A sentence for people in the request's `user-language`. */
  readonly message: string
  /** Codes per field of the request. */
  readonly fields?: Readonly<Record<string, string>>
}
