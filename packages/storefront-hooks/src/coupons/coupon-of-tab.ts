import type { Checkout } from '@krishi/storefront-core/checkout'
import type { PortErrorCode } from '@krishi/storefront-core/contract'
import { isCouponOver } from '@krishi/storefront-core/coupons'
import type { Result } from '@krishi/storefront-core/result'
import { err } from '@krishi/storefront-core/result'
import { sessionKeys } from '../storage/index.ts'
import type { CouponStoreOptions } from './create-coupon-store.ts'
import { readCoupon } from './stored-coupon.ts'

/** The coupon that a tab keeps, in step with checkout and cart. */
export interface CouponOfTab {
  /** Forgets the coupon where the server says that it is over. */
  takeIn: (checkout: Checkout) => void
  /**
   * Runs `write`, which stores another coupon or none, and tells checkout and cart; where the checkout does not take it, what was
   * stored before is stored again.
   */
  change: (checkout: Checkout, write: () => void) => Promise<Result<string, PortErrorCode>>
}

/** Creates the coupon of a tab. `onChange` is called whenever another one may be stored. */
export function createCouponOfTab(
  { checkout, cart, sessionStorage }: Pick<CouponStoreOptions, 'checkout' | 'cart' | 'sessionStorage'>,
  onChange: () => void,
): CouponOfTab {
  return {
    takeIn({ coupon }) {
      const isOver = coupon !== undefined && isCouponOver(coupon.standing)
      if (isOver && readCoupon(sessionStorage)?.name === coupon.name) {
        sessionStorage.remove(sessionKeys.coupon)
        cart.revalidate()
      }
      onChange()
    },
    async change({ id, userIdentity: { deliveryAddress } }, write) {
      const before = sessionStorage.read(sessionKeys.coupon)
      write()
      const carried = deliveryAddress
        ? await checkout.updateAddress(id, deliveryAddress)
        : err('checkout/address-missing')
      if (!carried.ok) {
        if (before === null) sessionStorage.remove(sessionKeys.coupon)
        else sessionStorage.write(sessionKeys.coupon, before)
      }
      onChange()
      cart.revalidate()
      return carried
    },
  }
}
