import { err, ok } from '@krishi/storefront-core/result'
import { z } from '@hono/zod-openapi'
import { findOffers } from '../checkout/offers.ts'
import type { OperationRoute } from '../http/operation-route.ts'
import type { ApiContext } from '../api-context.ts'
import { applyGatewayPayment } from './apply-gateway-payment.ts'
import { findOwnPayment } from './find-payments.ts'
import { callbackUrlOf, toGatewayPayment } from './to-gateway-payment.ts'
import * as schemas from './schemas.ts'

/**
 * Checks what the provider's window handed to the page [30.7]: its signature, over the order that we know, then the payment
 * itself at the provider. The answer is how far the payment is then, whoever brought it there: not `success` only means that it
 * is not known to be paid yet.
 */
export function verifyCardPaymentRoute(shop: ApiContext): OperationRoute<'checkout.verifyCardPayment'> {
  return {
    name: 'checkout.verifyCardPayment',
    summary: 'Whether a payment is real; if so its order is placed.',
    limit: 'order',
    request: { body: schemas.verifyBody },
    response: schemas.verified,
    refusals: ['request/not-found'],
    async handle({ body }, { shopper }) {
      const { gateway, database } = shop
      const found = await findOwnPayment(database, body.orderId, shopper.guestUserId)
      if (!found || gateway === null || found.payment.gatewayOrderId !== body.orderId) return err('request/not-found')
      const { payment, order } = found
      const unproven = ok({ success: false, shopifyOrderId: '', coins: 0 })
      const claimed = { gatewayOrderId: body.orderId, id: body.paymentId }
      if (!gateway.isPaymentSigned(claimed, body.signature)) return unproven
      const answer = (orderId: string) => ok({ success: true, shopifyOrderId: orderId, coins: order.coins })
      if (payment.status === 'paid') return answer(payment.orderId)
      const paid = await gateway.findPayment(body.paymentId)
      const settled = paid.ok ? await applyGatewayPayment(shop, gateway, payment, paid.value) : paid
      return settled.ok && settled.value.status === 'paid' ? answer(payment.orderId) : unproven
    },
  }
}

/** How far the payment of an order is [31.6]. It changes nothing. */
export function paymentStatusRoute(shop: ApiContext): OperationRoute<'checkout.paymentStatus'> {
  return {
    name: 'checkout.paymentStatus',
    summary: 'How far the payment of an order of this shopper is.',
    limit: 'read',
    request: { path: z.object({ orderId: z.string().max(64) }) },
    response: schemas.paymentStatus,
    refusals: ['request/not-found'],
    async handle({ path }, { shopper, http, language }) {
      const found = await findOwnPayment(shop.database, path.orderId, shopper.guestUserId)
      if (!found) return err('request/not-found')
      const { payment, order } = found
      return ok({
        status: payment.status,
        orderId: payment.orderId,
        orderName: order.name,
        checkoutId: payment.checkoutId,
        coins: order.coins,
        amount: payment.amount,
        payment: toGatewayPayment(shop, payment, callbackUrlOf(shop, http, language)),
      })
    },
  }
}

/** What variants ask for in advance with cash on delivery [25.8]. */
export function advancePaymentRoute({ database }: ApiContext): OperationRoute<'checkout.advancePaymentByProduct'> {
  return {
    name: 'checkout.advancePaymentByProduct',
    summary: 'What the products of a cart ask for in advance.',
    limit: 'read',
    request: { body: schemas.advanceBody },
    response: schemas.advancePayments,
    refusals: [],
    async handle({ body }) {
      const offers = await findOffers(database, [...new Set(body.products.map(({ variantId }) => variantId))])
      const asked = [...offers].flatMap(([id, { variant }]) =>
        variant.advancePayment?.isAdvanceAmountPayable ? [[id, variant.advancePayment] as const] : [],
      )
      return ok({ advancePayments: Object.fromEntries(asked) })
    },
  }
}
