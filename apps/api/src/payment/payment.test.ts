import type { Checkout } from '@krishi/storefront-core/checkout'
import type {
  PaymentStatusResponse,
  PlaceOrderResponse,
  VerifyCardPaymentResponse,
} from '@krishi/storefront-core/contract'
import type { Order } from '@krishi/storefront-core/orders'
import { count, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { engines } from '../../test/databases.ts'
import { createTestPaying, orderOnline, verify } from '../../test/paying.ts'
import { shareShop } from '../../test/share-shop.ts'
import { address, line, openShopper } from '../../test/shopper.ts'
import { schema } from '../database/index.ts'
import { nameUuid } from '../seeding/index.ts'
import { signText } from './create-razorpay.ts'

const minute = 60_000

/** The answer to a paid order, as the page needs it. */
function paymentOf({ payment }: PlaceOrderResponse) {
  if (payment === null)
    throw new Error('Nothing is to be paid. The test cannot go on. Look at how the order was placed.')
  return payment
}

describe.each(engines)('paying online on $name', (engine) => {
  let now = new Date('2026-11-21T20:00:00Z')
  const paying = createTestPaying()
  const shop = shareShop(engine, () => ({ gateway: paying.gateway, now: () => now }))
  const later = (ms: number) => {
    now = new Date(now.getTime() + ms)
  }

  const variantIs = (sku: string) => eq(schema.variants.id, nameUuid('variant', sku))
  async function stockOf(sku: string) {
    const [row] = await shop.api.database.select().from(schema.variants).where(variantIs(sku))
    return row?.inventoryQuantity
  }
  function setVariant(sku: string, change: Partial<typeof schema.variants.$inferInsert>) {
    return shop.api.database.update(schema.variants).set(change).where(variantIs(sku))
  }
  async function statusOf(orderId: string) {
    return (await shop.shopper.call<PaymentStatusResponse>(`/payments/${orderId}`)).body
  }
  /** What became of a checkout and its money: orders placed, what the provider kept of her. */
  async function outcomeOf(checkoutId: string) {
    const { database } = shop.api
    const [placed] = await database
      .select({ orders: count() })
      .from(schema.orders)
      .where(eq(schema.orders.checkoutId, checkoutId))
    const { body } = await shop.shopper.call<Checkout>(`/checkouts/${checkoutId}?language=en`)
    return { placed: placed?.orders, isCompleted: body.isCheckoutCompleted, orderId: body.orderId }
  }
  async function begin(lines = [line('tomato', 'TOM-10', 1)]) {
    const checkoutId = await shop.shopper.checkout(lines)
    const { status, body } = await orderOnline(shop.shopper, checkoutId)
    expect(status).toBe(200)
    return { checkoutId, orderId: body.shopifyOrderId, body, ...paymentOf(body) }
  }
  beforeEach(async () => {
    paying.onCall = () => {}
    paying.notices.splice(0)
    await setVariant('TOM-10', { inventoryQuantity: 10 })
    await setVariant('CHI-10', { inventoryQuantity: 3, inventoryPolicy: 'deny' })
  })

  it('[30.7] [25.6] keeps the goods, says what is to be paid, and places the order once that is verified', async () => {
    const { checkoutId, orderId, body, ...payment } = await begin()
    expect(payment).toEqual({
      gateway: 'razorpay',
      keyId: paying.sandbox.keys.keyId,
      scriptUrl: '/payment-sandbox/checkout.js',
      gatewayOrderId: body.orderId,
      amount: 27_000,
      currency: 'INR',
      timeoutSeconds: 720,
      callbackUrl: 'http://localhost/api/payments/callback',
    })
    expect(body).toMatchObject({ totalNetCost: 27_000, isDraftComplete: false, url: null })
    expect(await stockOf('TOM-10')).toBe(9)
    expect(await paying.ask(`/v1/orders/${body.orderId}`)).toMatchObject({ amount: 27_000, currency: 'INR' })
    expect((await shop.shopper.call(`/orders/${orderId}?language=en`)).status).toBe(404)
    expect(await statusOf(orderId)).toMatchObject({ status: 'awaiting', orderName: body.orderName, payment })

    const handed = await paying.tap(payment.gatewayOrderId, 'pay')
    expect((await verify<VerifyCardPaymentResponse>(shop.shopper, handed)).body).toEqual({
      success: true,
      shopifyOrderId: orderId,
      coins: 0,
    })
    const { body: order } = await shop.shopper.call<Order>(`/orders/${orderId}?language=en`)
    expect(order).toMatchObject({ name: body.orderName, paymentMode: 'online', currentTotalPrice: 27_000 })
    expect(await outcomeOf(checkoutId)).toEqual({ placed: 1, isCompleted: true, orderId })
    expect(await statusOf(orderId)).toMatchObject({ status: 'paid', payment: null, amount: 27_000 })
    expect(await stockOf('TOM-10')).toBe(9)
  })
})
