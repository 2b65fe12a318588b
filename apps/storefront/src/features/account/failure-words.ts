import type { CallEnd } from '@krishi/storefront-core/contract'
import type en from './messages/en.json'

type Words = Readonly<Record<CallEnd, keyof typeof en>>

/** The words for what an account asked of the shop, by how the call ended [30.12]. */
export const failureWords = {
  book: { 'not-sent': 'notSent', 'no-answer': 'changeNoAnswer', failed: 'unableToChangeAddress' },
  deletion: { 'not-sent': 'notSent', 'no-answer': 'deleteNoAnswer', failed: 'deleteFailed' },
  signOut: { 'not-sent': 'signOutOffline', 'no-answer': 'signOutNoAnswer', failed: 'signOutFailed' },
  signOutElsewhere: {
    'not-sent': 'notSent',
    'no-answer': 'signOutElsewhereNoAnswer',
    failed: 'somethingWrongTryAgain',
  },
} as const satisfies Readonly<Record<string, Words>>
