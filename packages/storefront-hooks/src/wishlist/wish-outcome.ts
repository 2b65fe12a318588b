import { callEndOf } from '@krishi/storefront-core/contract'
import type { PortErrorCode } from '@krishi/storefront-core/contract'
import type { Failure } from '@krishi/storefront-core/result'
import type { WishIntent } from '@krishi/storefront-core/wishlist'
import type { WishlistEvent } from './wishlist-store.ts'

/** An intent, and what to say when the server has done it. */
export interface Wanted extends WishIntent {
  readonly removal: 'removed' | 'moved'
}

/** What is said once the server has what is wanted; null where it had that before. */
export function doneWith(wanted: Wanted | undefined, wasWished: boolean): WishlistEvent | null {
  if (!wanted || wanted.isWished === wasWished) return null
  return { type: wanted.isWished ? 'added' : wanted.removal, product: wanted.product }
}

/** What is said of a change that did not come about, or of which nobody knows. */
export function unableTo(
  wanted: Wanted | undefined,
  error: Failure<PortErrorCode>,
  end = callEndOf(error.code),
): WishlistEvent {
  if (end !== 'failed') return { type: end, error }
  return { type: wanted?.isWished ? 'unable-to-add' : 'unable-to-remove', error }
}
