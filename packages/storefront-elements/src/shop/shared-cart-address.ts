import type { CartLineReference } from '@krishi/storefront-core/contract'
import { localizePath } from '@krishi/storefront-core/locale'
import { encodeSharedCart } from '@krishi/storefront-core/shared-cart'
import type { Place } from '../loader/place.ts'

/** The page of the shop that has a cart in its address, and asks before it adds what is in it: the shop need not have answered. */
export function sharedCartAddress({ origin, locale }: Place, lines: readonly CartLineReference[]): string {
  return `${origin}${localizePath('/shared-cart', locale)}#${encodeSharedCart(lines)}`
}
