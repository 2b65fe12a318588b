import { couponLines, couponRows } from './data/coupon-rows.ts'
import { fill, toTranslated } from './localized-tuple.ts'
import type { SeedCoupon } from './types.ts'

/** The coupons of the shop, each from the first instant of 2026 to the last one of its last day in India. */
export function createCoupons(): SeedCoupon[] {
  return couponRows.map(({ code, off, from, isCapped = false, perShopper = null, lastDay, isListed }) => ({
    code,
    valueType: 'percent' in off ? 'PERCENTAGE' : 'FIXED_AMOUNT',
    value: 'percent' in off ? off.percent : off.rupees * 100,
    description: {
      firstLine: toTranslated(fill(couponLines.use, { code })),
      secondLine: toTranslated(fill(couponLines.from, { rupees: from.toLocaleString('en-IN') })),
      thirdLine: toTranslated(fill(couponLines.until, { day: lastDay.split('-').reverse().join('-') })),
    },
    minimumPurchase: from * 100,
    isCapped,
    startsAt: '2026-01-01T00:00:00.000+05:30',
    endsAt: `${lastDay}T23:59:59.999+05:30`,
    perShopperLimit: perShopper,
    totalLimit: null,
    isListed,
  }))
}
