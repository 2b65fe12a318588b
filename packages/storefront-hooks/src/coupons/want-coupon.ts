import type { Storefront } from '../storefront/create-storefront.ts'
import { readCoupon } from './stored-coupon.ts'
import { writeCoupon } from './write-coupon.ts'

/**
 * Makes a coupon that the shop offers the one of this tab: the cart shows what it takes off, and a checkout begins with it. A tab that has
 * one keeps it, and a code that is not offered, such as that of a link that anybody wrote, changes nothing.
 *
 * @param code Empty for none.
 */
export async function wantCoupon(
  { ports, locale, sessionStorage, cart }: Pick<Storefront, 'ports' | 'locale' | 'sessionStorage' | 'cart'>,
  code: string,
): Promise<void> {
  if (code === '' || readCoupon(sessionStorage) !== null) return
  const offers = await ports.coupons.available({ locale })
  const offer = offers.ok ? offers.value.find(({ name }) => name === code) : undefined
  if (offer === undefined) return
  // What it takes off is worked out from its rule, with every change of the cart.
  writeCoupon(sessionStorage, offer, 0)
  cart.revalidate()
}
