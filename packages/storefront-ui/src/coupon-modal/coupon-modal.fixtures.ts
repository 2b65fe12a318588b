import type { Offer } from '@krishi/storefront-core/contract'
import type { CouponOffer } from './coupon-modal.tsx'

/** ₹120 off carts of ₹499 and more, until a day in November. */
export function anOffer(overrides: Partial<Offer> = {}): Offer {
  const { name = 'KISAN120' } = overrides
  return {
    id: name,
    name,
    type: 'CODE',
    valueType: 'FIXED_AMOUNT',
    value: 12_000,
    description: { firstLine: '', secondLine: '', thirdLine: '' },
    minimumPurchaseRequirements: 49_900,
    end: '2026-11-30T18:29:00Z',
    shouldApplyMinimumValue: false,
    ...overrides,
  }
}

/** An offer that can be applied; give another `standing` for one that cannot. */
export function aCouponOffer(overrides: Partial<CouponOffer> = {}): CouponOffer {
  return {
    offer: anOffer(),
    standing: { status: 'active', value: 12_000 },
    isBest: false,
    isApplied: false,
    ...overrides,
  }
}

/** One of each kind: the best, another, one that the cart is too small for, one that is over. */
export function someCouponOffers(): readonly CouponOffer[] {
  return [
    aCouponOffer({ isBest: true }),
    aCouponOffer({
      offer: anOffer({ name: 'RABI10', minimumPurchaseRequirements: 0, end: null }),
      standing: { status: 'active', value: 8_450 },
    }),
    aCouponOffer({
      offer: anOffer({ name: 'FASAL300', minimumPurchaseRequirements: 1_50_000 }),
      standing: { status: 'below-minimum', missing: 65_500 },
    }),
    aCouponOffer({
      offer: anOffer({ name: 'DIWALI50', end: '2026-11-12T18:29:00Z' }),
      standing: { status: 'expired' },
    }),
  ]
}
