import type { CallEnd } from '@krishi/storefront-core/contract'
import type en from './messages/en.json'

type Words = Readonly<Record<CallEnd, keyof typeof en>>

/** The words for what a checkout asked of the shop, by how the call ended [30.12]. */
export const failureWords = {
  address: { 'not-sent': 'notSent', 'no-answer': 'addressNoAnswer', failed: 'unableToSaveAddress' },
  coins: { 'not-sent': 'notSent', 'no-answer': 'changeNoAnswer', failed: 'unableToChangeCoins' },
  couponToApply: { 'not-sent': 'notSent', 'no-answer': 'changeNoAnswer', failed: 'unableToApplyCoupon' },
  couponToRemove: { 'not-sent': 'notSent', 'no-answer': 'changeNoAnswer', failed: 'unableToRemoveCoupon' },
  creation: { 'not-sent': 'notSent', 'no-answer': 'checkoutUnmade', failed: 'checkoutFailed' },
} as const satisfies Readonly<Record<string, Words>>
