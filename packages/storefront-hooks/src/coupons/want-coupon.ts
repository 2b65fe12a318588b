import { couponOf } from '@krishi/storefront-core/shared-cart'
import type { Storefront } from '../storefront/create-storefront.ts'
import { readCoupon } from './stored-coupon.ts'
import { writeCoupon } from './write-coupon.ts'

/**
 * Makes the coupon that a link to a cart wants the one of this tab, where the shop offers it: the cart shows what it takes off, and a checkout
 * begins with it. A tab that has one keeps it, and a code that is not offered, such as that of a link that anybody wrote, changes nothing.
 *
 * @param fragment Of the link.
 */
export async function wantCoupon(
  { ports, locale, sessionStorage, cart }: Pick<Storefront, 'ports' | 'locale' | 'sessionStorage' | 'cart'>,
  fragment: string,
): Promise<void> {
  const code = couponOf(fragment)
  if (code === '' || readCoupon(sessionStorage) !== null) return
  const offers = await ports.coupons.available({ locale })
  const offer = offers.ok ? offers.value.find(({ name }) => name === code) : undefined
  // Another code may have been applied while the offers were on their way.
  if (offer === undefined || readCoupon(sessionStorage) !== null) return
  // What it takes off is worked out from its rule, with every change of the cart.
  writeCoupon(sessionStorage, offer, 0)
  cart.revalidate()
}
