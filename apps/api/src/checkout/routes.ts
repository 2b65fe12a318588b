import { isConsentMissing } from '@krishi/storefront-core/compliance'
import { isCouponOver } from '@krishi/storefront-core/coupons'
import { err, ok } from '@krishi/storefront-core/result'
import { tidyName } from '@krishi/storefront-core/text'
import { z } from '@hono/zod-openapi'
import { addressRefusals, checkAddress } from '../address/check-address.ts'
import { localizeAddress } from '../address/localize-place.ts'
import { localize } from '../catalog/localize.ts'
import { locale } from '../catalog/schemas.ts'
import type { OperationRoute } from '../http/operation-route.ts'
import { findWallet } from '../loyalty/find-wallet.ts'
import type { ApiContext } from '../api-context.ts'
import {
  askerOf,
  changeAddress,
  consentMissing,
  findCheckout,
  insertCheckout,
  linesOf,
  recordQuote,
} from './checkouts.ts'
import { findOffers } from './offers.ts'
import { paymentChoices } from '../payment/amount-due.ts'
import { withOwnReservation } from '../payment/awaiting-order.ts'
import { toOrderLine, toSoldLine } from './order-lines.ts'
import { priceCheckout } from './price-checkout.ts'
import { mergeQuantities, quoteOf, resolveLines } from './resolve-lines.ts'
import * as schemas from './schemas.ts'

const byId = z.object({ checkoutId: z.string().max(64) })

/** Makes a checkout of the cart's lines at today's prices [29.4]; no sum of the payload is looked at. */
export function createCheckoutRoute(shop: ApiContext): OperationRoute<'checkout.createCheckout'> {
  return {
    name: 'checkout.createCheckout',
    summary: 'Makes a checkout of a cart.',
    limit: 'write',
    request: { body: schemas.checkoutBody },
    response: schemas.checkoutIdResponse,
    refusals: ['checkout/items-not-valid', ...addressRefusals],
    async handle({ body: { checkoutPayload } }, { shopper }) {
      const { database, now, settings } = shop
      const { deliveryAddress: given } = checkoutPayload.userIdentity
      const checked = given ? await checkAddress(given, shop) : ok(null)
      if (!checked.ok) return checked
      if (isConsentMissing(settings, checkoutPayload.consent)) return consentMissing
      const quantities = mergeQuantities(checkoutPayload.cart.lineItems)
      const offers = await findOffers(database, [...quantities.keys()])
      const lines = linesOf(quantities, offers)
      const resolved = resolveLines(lines, offers)
      if (resolved.lines.length === 0) return err('checkout/items-not-valid')
      const quote = quoteOf(resolved.lines)
      const checkoutId = await insertCheckout(
        database,
        shopper.guestUserId,
        checkoutPayload,
        { lines, quote, deliveryAddress: checked.value },
        now(),
      )
      return ok({ data: { checkoutId } })
    },
  }
}

/**
 * The checkout with today's prices and stock, and what changed since it was made [30.4, 30.13]. What it answers is
 * remembered: an order of anything else is refused.
 */
export function abandonedCheckoutRoute(shop: ApiContext): OperationRoute<'checkout.abandonedCheckout'> {
  return {
    name: 'checkout.abandonedCheckout',
    summary: 'A checkout of this shopper, at today’s prices and stock.',
    limit: 'read',
    request: { path: byId, query: z.object({ language: locale }) },
    response: schemas.checkout,
    refusals: ['request/not-found'],
    async handle({ path, query: { language } }, { shopper }) {
      const { database } = shop
      const row = await findCheckout(database, path.checkoutId, shopper.guestUserId)
      if (!row) return err('request/not-found')
      const variantIds = row.lines.map((line) => line.variantId)
      const offers = await withOwnReservation(database, row.id, await findOffers(database, variantIds))
      const { lines, adjustments } = resolveLines(row.lines, offers)
      const isCompleted = row.status === 'completed'
      const wallet = isCompleted ? null : await findWallet(database, shop, row, shopper.userId === null)
      const price = await priceCheckout(shop, row, lines, database, { asker: askerOf(row), wallet })
      const { totals, coins, loyaltyPoints, asked } = price
      if (!isCompleted) await recordQuote(database, row.id, { quote: quoteOf(lines), quotedCoins: coins.coins })
      return ok({
        id: row.id,
        isCheckoutCompleted: isCompleted,
        orderName: row.orderName,
        orderId: row.orderId,
        cart: {
          lineItems: lines.map((line) => toOrderLine(toSoldLine(line), language)),
          note: totals.note,
          totalCost: totals.totalPrice,
          shippingCharges: totals.shippingCharges,
          discountCode: asked === null || isCouponOver(asked.standing) ? '' : asked.name,
          discountAmount: totals.discountAmount,
          specialDiscount: totals.specialDiscount,
          productDiscount: totals.productDiscount,
          totalNetCost: totals.payable,
          ...paymentChoices(shop, price),
        },
        userIdentity: {
          deliveryAddress: row.deliveryAddress && localizeAddress(row.deliveryAddress, language),
          phone: row.phone,
          email: row.email,
          userExternalId: shopper.userId,
        },
        ...(loyaltyPoints && { loyaltyPoints }),
        ...(asked && !isCompleted && { coupon: asked }),
        adjustments: isCompleted
          ? []
          : adjustments.map(({ kind, quantity, productTitle, variantTitle }) => ({
              kind,
              quantity,
              productTitle: tidyName(localize(productTitle, language).text),
              variantTitle: localize(variantTitle, language).text,
            })),
      })
    },
  }
}

/** Changes where an open checkout is delivered to [29.4]. */
export function updateCheckoutAddressRoute(shop: ApiContext): OperationRoute<'checkout.updateCheckoutAddress'> {
  return {
    name: 'checkout.updateCheckoutAddress',
    summary: 'Changes the delivery address of an open checkout.',
    limit: 'write',
    request: { path: byId, body: schemas.updateAddressBody },
    response: schemas.checkoutIdResponse,
    refusals: ['request/not-found', 'checkout/already-completed', ...addressRefusals],
    async handle({ path, body: { checkoutPayload } }, { shopper }) {
      const checked = await checkAddress(checkoutPayload.selectedAddress, shop)
      if (!checked.ok) return checked
      const row = await findCheckout(shop.database, path.checkoutId, shopper.guestUserId)
      if (!row) return err('request/not-found')
      const isChanged = await changeAddress(shop.database, row.id, {
        ...checkoutPayload,
        selectedAddress: checked.value,
      })
      if (!isChanged) return err('checkout/already-completed')
      return ok({ data: { checkoutId: row.id } })
    },
  }
}
