import type { CallEnd } from '@krishi/storefront-core/contract'
import type en from './messages/en.json'

/** Why something is not known to have been sent. */
export type PostingFailure = CallEnd | 'signed-out' | 'too-often'

/** How sending stands. */
export type SendStatus = 'writing' | 'sending' | 'sent' | PostingFailure

const failureWords: Readonly<Record<PostingFailure, keyof typeof en>> = {
  'not-sent': 'failedOffline',
  'no-answer': 'failedNoAnswer',
  'signed-out': 'failedSignedOut',
  'too-often': 'failedOften',
  failed: 'failedSend',
}

/** The words for a failure; null while there is none. */
export function wordsOfStatus(status: SendStatus): keyof typeof en | null {
  return status in failureWords ? failureWords[status as PostingFailure] : null
}
