import type { Checkout } from '@krishi/storefront-core/checkout'
import type { Offer } from '@krishi/storefront-core/contract'
import type { CouponStanding } from '@krishi/storefront-core/coupons'
import { bestOffer, couponStanding } from '@krishi/storefront-core/coupons'
import type { Locale } from '@krishi/storefront-core/locale'
import type { Paise } from '@krishi/storefront-core/money'
import { useEffect } from 'react'
import { useStore } from 'zustand/react'
import { useEffectEvent } from '../react-compat.ts'
import { checkoutOf } from '../checkout/use-checkout.ts'
import type { Query, Remote } from '../query/index.ts'
import { defineQuery, useRemote, valueOf } from '../query/index.ts'
import type { Storefront } from '../storefront/create-storefront.ts'
import { useStorefront } from '../storefront/use-storefront.ts'
import type { CouponEvent, CouponState, CouponStore } from './coupon-store.ts'
import type { CouponsPort } from './coupons-port.ts'
import { createCouponStore } from './create-coupon-store.ts'

const stores = new WeakMap<Storefront, CouponStore>()

function couponsOf(storefront: Storefront): CouponStore {
  const { ports } = storefront
  const store =
    stores.get(storefront) ??
    createCouponStore({ ...storefront, port: ports.coupons, checkout: checkoutOf(storefront).actions })
  stores.set(storefront, store)
  return store
}

/** The coupons that are offered now, for a checkout or to anybody; judged again by each caller, since carts and clocks go on [26.1]. */
export function offersOptions(
  { coupons }: { readonly coupons: CouponsPort },
  asked: { readonly locale: Locale; readonly checkoutId?: string },
): Query<readonly Offer[]> {
  return defineQuery<readonly Offer[]>({
    queryKey: ['coupons.availableDiscounts', asked.checkoutId, asked.locale],
    queryFn: ({ signal }) => valueOf(coupons.available(asked, { signal })),
    staleTime: 60_000,
  })
}

/** An offer and how it stands with a checkout. */
export interface StandingOffer {
  readonly offer: Offer
  readonly standing: CouponStanding
  readonly isBest: boolean
  readonly isApplied: boolean
}

/** What `useCoupons` gives. */
export interface CouponView extends CouponState {
  readonly offers: Remote<readonly StandingOffer[]>
  apply: (code: string) => void
  remove: () => void
  forgive: () => void
}

/** Coupons on the page of a checkout [26.1 to 26.6]. */
export function useCoupons(checkout: Checkout, onEvent: (event: CouponEvent) => void): CouponView {
  const storefront = useStorefront()
  const { ports, locale, clock } = storefront
  const store = couponsOf(storefront)
  const offers = useRemote(offersOptions(ports, { locale, checkoutId: checkout.id }))
  const told = useEffectEvent(onEvent)
  useEffect(() => store.takeIn(checkout), [store, checkout])
  useEffect(() => store.onEvent((event) => told(event)), [store])

  const { totalCost, discountCode } = checkout.cart
  return {
    ...useStore(store),
    offers:
      offers.status === 'ready'
        ? { ...offers, value: standingOffers(offers.value, totalCost, discountCode, clock.now()) }
        : offers,
    apply: (code) => void store.actions.apply(code, checkout),
    remove: () => void store.actions.remove(checkout),
    forgive: store.actions.forgive,
  }
}

/**
 * How offers stand with a cart.
 *
 * @param applied The code that the cart has; empty without one.
 * @param now In ms since 1970.
 */
export function standingOffers(
  list: readonly Offer[],
  cartTotal: Paise,
  applied: string,
  now: number,
): readonly StandingOffer[] {
  const best = bestOffer(list, cartTotal, now)
  return list.map((offer) => ({
    offer,
    standing: couponStanding(offer, cartTotal, now),
    isBest: offer === best,
    isApplied: offer.name === applied,
  }))
}

/** How long the page stands before a coupon that its address asks for is applied, in ms [26.4]. */
const autoApplyMs = 300

/** Applies the coupon that the address of the page asks for, once, shortly after the page is there [26.4, 30.11]. */
export function useAutoApply(code: string | null, apply: CouponView['apply']): void {
  const { clock } = useStorefront()
  const applyNow = useEffectEvent(apply)
  useEffect(() => (code === null ? undefined : clock.after(autoApplyMs, () => applyNow(code))), [clock, code])
}
