import { callEndOf } from '@krishi/storefront-core/contract'
import type { PortErrorCode } from '@krishi/storefront-core/contract'

/** What is said of a vote, a follow, a report or a deletion that failed: without an answer it may be done all the same. */
export function refusalWords(code: PortErrorCode): 'refused' | 'noAnswer' {
  return callEndOf(code) === 'no-answer' ? 'noAnswer' : 'refused'
}
