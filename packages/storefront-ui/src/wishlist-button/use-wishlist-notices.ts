import type { CallEnd } from '@krishi/storefront-core/contract'
import { usePlainMessages } from '../i18n/index.ts'
import type { MessageOverrides } from '../i18n/index.ts'
import en from './messages/en.json'

/** What there is to say of a wishlist. */
export type WishlistNotice =
  | 'added'
  | 'removed'
  | 'moved'
  | 'unable-to-add'
  | 'unable-to-remove'
  | Exclude<CallEnd, 'failed'>
  | 'undo'

/** The words for each notice. */
export const wishlistWords: Readonly<Record<WishlistNotice, keyof typeof en>> = {
  added: 'added',
  removed: 'removed',
  moved: 'movedToCart',
  'unable-to-add': 'unableToAdd',
  'unable-to-remove': 'unableToRemove',
  'not-sent': 'notSent',
  'no-answer': 'noAnswer',
  undo: 'undo',
}

/** The words for a toast about the wishlist, in the shopper's language [20.1, 20.5]. */
export function useWishlistNotices(messages?: MessageOverrides<typeof en>): (notice: WishlistNotice) => string {
  const t = usePlainMessages('wishlistButton', en, messages)
  return (notice) => t(wishlistWords[notice])
}
