import { useCart } from '@krishi/storefront-hooks/cart'
import { offersOptions, standingOffers, writeCoupon } from '@krishi/storefront-hooks/coupons'
import { useRemote } from '@krishi/storefront-hooks/query'
import { sessionKeys } from '@krishi/storefront-hooks/storage'
import { useShop } from './shop.ts'

/** The coupons that the shop offers to anybody, and the one that the cart of the page has. */
export function useOfferedCoupons() {
  const { storefront } = useShop()
  const { ports, locale, clock, cart, sessionStorage, sharing } = storefront
  const read = useRemote(offersOptions(ports, { locale }))
  const total = useCart(({ view }) => view.totals.totalPrice)
  const applied = useCart(({ coupon }) => coupon?.name ?? '')
  const list = read.status === 'ready' ? read.value : []
  const offers = standingOffers(list, total, applied, clock.now())

  return {
    status: read.status,
    offers,
    retry: () => void (read.status === 'failed' && read.retry()),
    /** Makes an offer the coupon of the tab: the cart shows what it takes off, and the shop judges it again with the order. */
    apply(code: string): void {
      const chosen = offers.find(({ offer }) => offer.name === code)
      if (!chosen) return
      const { offer, standing } = chosen
      writeCoupon(sessionStorage, offer, standing.status === 'active' ? standing.value : 0)
      cart.revalidate()
    },
    remove(): void {
      sessionStorage.remove(sessionKeys.coupon)
      cart.revalidate()
    },
    copy: (code: string): Promise<boolean> =>
      sharing?.copy(code).then(
        () => true,
        () => false,
      ) ?? Promise.resolve(false),
  }
}
