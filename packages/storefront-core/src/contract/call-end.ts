import type { PortErrorCode } from './error-codes.ts'

/**
 * How a call ended that did not succeed. A shopper does something else after each, so each has words of its own [30.12]:
 * `not-sent` nothing was sent, since there is no connection; `no-answer` no answer was heard, so that a change may have been made or
 * not; `failed` the server, or what stands in front of it, did not do it.
 */
export type CallEnd = 'not-sent' | 'no-answer' | 'failed'

const ends: Readonly<Partial<Record<PortErrorCode, CallEnd>>> = {
  'network/offline': 'not-sent',
  'network/unanswered': 'no-answer',
  'network/timeout': 'no-answer',
}

/** How a call ended that failed with `code`. */
export function callEndOf(code: PortErrorCode): CallEnd {
  return ends[code] ?? 'failed'
}
