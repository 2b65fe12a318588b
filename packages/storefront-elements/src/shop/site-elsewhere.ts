import type { CartLineReference } from '@krishi/storefront-core/contract'
import { addCoupon, encodeSharedCart } from '@krishi/storefront-core/shared-cart'
import type { TextStorage } from '@krishi/storefront-hooks/storage'
import type { Place } from '../loader/place.ts'
import type { Connection } from './connection.ts'
import { shopAddress } from './shop-address.ts'

/** A storage of another site, where everything of the shop has names of its own. */
function named(storage: Storage): TextStorage {
  const nameOf = (key: string) => `krishi:${key}`
  return {
    getItem: (key) => storage.getItem(nameOf(key)),
    setItem: (key, text) => storage.setItem(nameOf(key), text),
    removeItem: (key) => storage.removeItem(nameOf(key)),
  }
}

/** Where the shop keeps things on a page of another site, which is told of no place by its position. */
export const siteElsewhere = {
  storage: () => named(localStorage),
  sessionStorage: () => named(sessionStorage),
  device: () => ({}),
} satisfies Connection['environment']

/** The page of the shop that has a cart by its address alone, and asks before it adds what is in it: the shop need not have answered. */
export function sharedCartAddress(place: Place, lines: readonly CartLineReference[]): string {
  return `${shopAddress(place, '/shared-cart')}#${encodeSharedCart(lines)}`
}

/** A link to a cart, with the code of the coupon that it has. */
export function withCoupon(link: string, coupon: string | undefined): string {
  return coupon === undefined ? link : addCoupon(link, coupon)
}
