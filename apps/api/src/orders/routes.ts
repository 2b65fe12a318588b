import { err, ok } from '@krishi/storefront-core/result'
import { checkoutBody } from '../checkout/schemas.ts'
import type { OperationRoute } from '../http/operation-route.ts'
import type { ApiContext } from '../api-context.ts'
import { callbackUrlOf } from '../payment/to-gateway-payment.ts'
import { hashBody } from './idempotency.ts'
import { placeOrder } from './place-order.ts'
import * as schemas from './schemas.ts'
import { settleIntent } from './settle-intent.ts'

const couponRefusals = ['coupon/unknown', 'coupon/over', 'coupon/used-up', 'coupon/below-minimum'] as const

/** Places the order of a checkout [30.6], or answers what is to be paid first [30.7]. Lines, prices and address are those of the checkout. */
export function placeOrderRoute(shop: ApiContext): OperationRoute<'checkout.placeOrder'> {
  return {
    name: 'checkout.placeOrder',
    summary: 'Places the order of a checkout, once for each idempotency key.',
    limit: 'order',
    request: { body: checkoutBody },
    response: schemas.placeOrderResponse,
    refusals: [
      'auth/forbidden',
      'request/not-found',
      'checkout/items-not-valid',
      'checkout/address-missing',
      'checkout/out-of-stock',
      'checkout/already-completed',
      ...couponRefusals,
      'coins/changed',
      'order/idempotency-mismatch',
      'order/in-progress',
      'order/withdrawn',
      'network/server',
    ],
    async handle({ body }, { shopper, idempotencyKey, http, language }) {
      const { checkoutId, cart } = body.checkoutPayload
      if (checkoutId === null) return err('request/invalid', { fields: { checkoutId: 'required' } })
      const intent = { ownerId: shopper.guestUserId, key: idempotencyKey, bodyHash: hashBody(body) }
      const { discountAmount } = cart
      const placed = await placeOrder(shop, intent, {
        checkoutId,
        discountAmount,
        isGuest: shopper.userId === null,
        paymentMode: cart.isCOD ? 'cod' : 'online',
        callbackUrl: callbackUrlOf(shop, http, language),
      })
      // The payment provider cannot be reached: the same request can be tried again.
      if (!placed.ok && placed.error.code === 'network/server') {
        return { ok: false, error: { code: placed.error.code, status: 503, retryAfter: 2 } }
      }
      return placed
    },
  }
}

/** What became of an order whose answer was lost, by the key under which it was sent [30.12]. */
export function settleOrderRoute(shop: ApiContext): OperationRoute<'checkout.settleOrder'> {
  return {
    name: 'checkout.settleOrder',
    summary: 'What became of an order, by its idempotency key; one that did not come about is closed.',
    limit: 'write',
    request: { body: schemas.settleOrderBody },
    response: schemas.settleOrderResponse,
    refusals: [],
    async handle({ body }, { shopper: { guestUserId: ownerId }, idempotencyKey: key }) {
      return ok(await settleIntent(shop, { ownerId, key }, body))
    },
  }
}
