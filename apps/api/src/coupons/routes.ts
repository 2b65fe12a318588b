import { isCouponOver } from '@krishi/storefront-core/coupons'
import { err, ok } from '@krishi/storefront-core/result'
import { askerOf, findCheckout, linesOf } from '../checkout/checkouts.ts'
import { findOffers } from '../checkout/offers.ts'
import { priceCheckout } from '../checkout/price-checkout.ts'
import { mergeQuantities, resolveLines } from '../checkout/resolve-lines.ts'
import type { OperationRoute } from '../http/operation-route.ts'
import type { ApiContext } from '../api-context.ts'
import { listCoupons, toOffer } from './find-coupons.ts'
import { judgeCoupons } from './judge-coupons.ts'
import * as schemas from './schemas.ts'

/** What a code takes off a cart at today's prices [26.2, 26.3]. No sum and no price of the request is looked at. */
export function validateDiscountRoute(shop: ApiContext): OperationRoute<'coupons.validateDiscount'> {
  return {
    name: 'coupons.validateDiscount',
    summary: 'What a coupon takes off a cart.',
    limit: 'write',
    request: { body: schemas.discountRequest },
    response: schemas.discount,
    refusals: ['coupon/unknown', 'coupon/over', 'coupon/used-up', 'coupon/below-minimum'],
    async handle({ body: { discountCode, cartInfo, mobileNumber: phone } }, { language, shopper }) {
      const { database } = shop
      const quantities = mergeQuantities(cartInfo)
      const offers = await findOffers(database, [...quantities.keys()])
      const { lines } = resolveLines(linesOf(quantities, offers), offers)
      const wanted = { discountCode: discountCode.trim().toUpperCase(), note: '' }
      const asker = { shopperId: shopper.guestUserId, phone, checkoutId: null }
      const { coupon, couponFailure, totals } = await priceCheckout(shop, wanted, lines, database, { asker })
      if (coupon === null) return err(couponFailure ?? 'coupon/unknown')
      return ok({ coupon: toOffer(coupon, language), discountAmount: totals.discountAmount })
    },
  }
}

/** The coupons that are offered now, without those that this shopper has used up [26.1, 26.2]. */
export function availableDiscountsRoute(shop: ApiContext): OperationRoute<'coupons.availableDiscounts'> {
  return {
    name: 'coupons.availableDiscounts',
    summary: 'The coupons that are offered to this shopper now.',
    limit: 'read',
    request: { query: schemas.offersQuery },
    response: schemas.offers,
    refusals: [],
    async handle({ query: { language, checkoutId } }, { shopper: { guestUserId } }) {
      const { database } = shop
      const checkout = checkoutId === undefined ? null : await findCheckout(database, checkoutId, guestUserId)
      const asker = checkout ? askerOf(checkout) : { shopperId: guestUserId, phone: '', checkoutId: null }
      const rows = await listCoupons(database)
      const standings = await judgeCoupons(database, shop, rows, asker, 0)
      const isOver = standings.map(isCouponOver)
      return ok({ offers: rows.filter((_, index) => !isOver[index]).map((row) => toOffer(row, language)) })
    },
  }
}
