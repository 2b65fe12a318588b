import { ok } from '@krishi/storefront-core/result'
import { linesOf } from '../checkout/checkouts.ts'
import { findOffers } from '../checkout/offers.ts'
import { priceCheckout } from '../checkout/price-checkout.ts'
import { mergeQuantities, resolveLines } from '../checkout/resolve-lines.ts'
import type { OperationRoute } from '../http/operation-route.ts'
import type { Shop } from '../shop.ts'
import { listCoupons, toOffer } from './find-coupons.ts'
import * as schemas from './schemas.ts'

/** What a code takes off a cart at today's prices [26.2, 26.3]. No sum and no price of the request is looked at. */
export function validateDiscountRoute(shop: Shop): OperationRoute<'coupons.validateDiscount'> {
  return {
    name: 'coupons.validateDiscount',
    summary: 'What a coupon takes off a cart.',
    limit: 'write',
    request: { body: schemas.discountRequest },
    response: schemas.discount,
    refusals: ['coupon/unknown', 'coupon/over', 'coupon/used-up', 'coupon/below-minimum'],
    async handle({ body: { discountCode, cartInfo } }, { language }) {
      const { database } = shop
      const quantities = mergeQuantities(cartInfo)
      const offers = await findOffers(database, [...quantities.keys()])
      const { lines } = resolveLines(linesOf(quantities, offers), offers)
      const wanted = { discountCode: discountCode.trim().toUpperCase(), note: '' }
      const price = await priceCheckout(shop, wanted, lines, database)
      const { coupon, couponFailure, totals } = price
      if (coupon === null) return { ok: false, error: couponFailure ?? { code: 'coupon/unknown' } }
      return ok({ coupon: toOffer(coupon, language), discountAmount: totals.discountAmount })
    },
  }
}

/** The coupons that are offered now [26.1]. */
export function availableDiscountsRoute({ database, now }: Shop): OperationRoute<'coupons.availableDiscounts'> {
  return {
    name: 'coupons.availableDiscounts',
    summary: 'The coupons that are offered now.',
    limit: 'read',
    request: { query: schemas.offersQuery },
    response: schemas.offers,
    refusals: [],
    async handle({ query: { language } }) {
      const rows = await listCoupons(database, now())
      return ok({ offers: rows.map((row) => toOffer(row, language)) })
    },
  }
}
