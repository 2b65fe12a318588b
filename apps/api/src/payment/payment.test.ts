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
import { createTestPaying, orderOnline, paymentOf, verify } from '../../test/paying.ts'
import { shareShop } from '../../test/share-shop.ts'
import { address, line, openShopper } from '../../test/shopper.ts'
import { openBrowser, signIn, type TestBrowser } from '../../test/sign-in.ts'
import { schema } from '../database/index.ts'
import { nameUuid } from '../seeding/index.ts'

const minute = 60_000

describe.each(engines)('paying online on $name', (engine) => {
  let now = new Date('2026-11-21T20:00:00Z')
  const paying = createTestPaying()
  const shop = shareShop(engine, () => ({ gateway: paying.gateway, now: () => now }))
  let browser: TestBrowser
  /** Time passes; the page renews the session. */
  async function later(ms: number) {
    now = new Date(now.getTime() + ms)
    browser = await openBrowser(shop.api, browser.cookie)
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
    return (await browser.shopper.call<PaymentStatusResponse>(`/payments/${orderId}`)).body
  }
  /** What became of a checkout and its money: orders placed, what the provider kept. */
  async function outcomeOf(checkoutId: string) {
    const { database } = shop.api
    const [placed] = await database
      .select({ orders: count() })
      .from(schema.orders)
      .where(eq(schema.orders.checkoutId, checkoutId))
    const { body } = await browser.shopper.call<Checkout>(`/checkouts/${checkoutId}?language=en`)
    return { placed: placed?.orders, isCompleted: body.isCheckoutCompleted, orderId: body.orderId }
  }
  async function begin(lines = [line('tomato', 'TOM-10', 1)]) {
    const checkoutId = await browser.shopper.checkout(lines)
    const { status, body } = await orderOnline(browser.shopper, checkoutId)
    expect(status).toBe(200)
    return { checkoutId, orderId: body.shopifyOrderId, body, ...paymentOf(body) }
  }
  beforeEach(async () => {
    paying.onCall = () => {}
    browser = await openBrowser(shop.api)
    // What the test before has left.
    await later(16 * minute)
    await shop.api.runPaymentMaintenance()
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
    expect((await browser.shopper.call(`/orders/${orderId}?language=en`)).status).toBe(404)
    expect(await statusOf(orderId)).toMatchObject({ status: 'awaiting', orderName: body.orderName, payment })

    const handed = await paying.tap(payment.gatewayOrderId, 'pay')
    expect((await verify<VerifyCardPaymentResponse>(browser.shopper, handed)).body).toEqual({
      success: true,
      shopifyOrderId: orderId,
      coins: 0,
    })
    const { body: order } = await browser.shopper.call<Order>(`/orders/${orderId}?language=en`)
    expect(order).toMatchObject({ name: body.orderName, paymentMode: 'online', currentTotalPrice: 27_000 })
    expect(await outcomeOf(checkoutId)).toEqual({ placed: 1, isCompleted: true, orderId })
    expect(await statusOf(orderId)).toMatchObject({ status: 'paid', payment: null, amount: 27_000 })
    expect(await stockOf('TOM-10')).toBe(9)
  })

  it('[30.12] another tap, tab or try of a checkout pays the same order', async () => {
    const checkoutId = await browser.shopper.checkout([line('tomato', 'TOM-10', 1)])
    const answers = await Promise.all(Array.from({ length: 8 }, () => orderOnline(browser.shopper, checkoutId)))
    answers.push(await orderOnline(browser.shopper, checkoutId))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map(({ body }) => paymentOf(body).gatewayOrderId)).size).toBe(1)
    expect(await stockOf('TOM-10')).toBe(9)
    expect((await outcomeOf(checkoutId)).placed).toBe(1)
  })

  it('[30.8] [30.12] a repeat is answered as things are then: less time, then complete, then anew', async () => {
    const checkoutId = await browser.shopper.checkout([line('tomato', 'TOM-10', 1)])
    const key = crypto.randomUUID()
    const { body: first } = await orderOnline(browser.shopper, checkoutId, key)
    await later(minute)
    const { body: second } = await orderOnline(browser.shopper, checkoutId, key)
    expect(second).toEqual({ ...first, payment: { ...first.payment, timeoutSeconds: 660 } })

    await later(20 * minute)
    await shop.api.runPaymentMaintenance()
    expect(await stockOf('TOM-10')).toBe(10)
    const { body: third } = await orderOnline(browser.shopper, checkoutId, key)
    expect(third.shopifyOrderId).not.toBe(first.shopifyOrderId)
    await verify(browser.shopper, await paying.tap(paymentOf(third).gatewayOrderId, 'pay'))
    const { body: fourth } = await orderOnline(browser.shopper, checkoutId, key)
    expect(fourth).toMatchObject({ isDraftComplete: true, payment: null, orderName: third.orderName })
    expect(await orderOnline(browser.shopper, checkoutId)).toMatchObject({
      status: 409,
      body: { code: 'checkout/already-completed', fields: { orderId: third.shopifyOrderId } },
    })
  })

  it('[30.4] a reservation is available to its own shopper, and to nobody else', async () => {
    const { checkoutId, orderId, gatewayOrderId } = await begin([line('chilli', 'CHI-10', 3)])
    expect(await stockOf('CHI-10')).toBe(0)
    const { body } = await browser.shopper.call<Checkout>(`/checkouts/${checkoutId}?language=en`)
    expect(body).toMatchObject({ adjustments: [], isCheckoutCompleted: false, cart: { lineItems: [{ quantity: 3 }] } })
    const other = await openShopper(shop.api)
    expect((await other.call(`/payments/${orderId}`)).status).toBe(404)
    const again = await orderOnline(browser.shopper, checkoutId)
    expect(paymentOf(again.body).gatewayOrderId).toBe(gatewayOrderId)
    await later(16 * minute)
    await shop.api.runPaymentMaintenance()
    await setVariant('CHI-10', { inventoryQuantity: 1 })
    const after = await browser.shopper.call<Checkout>(`/checkouts/${checkoutId}?language=en`)
    expect(after.body.cart.lineItems).toMatchObject([{ quantity: 1 }])
  })

  it.each([
    ['the shopper pays on delivery instead', { isCOD: true, discountAmount: 0 }, null],
    ['the address changes', { isCOD: false, discountAmount: 0 }, { ...address, address1: '1 - New Street' }],
  ])('[30.6] gives the goods back when %s, and what was paid too late is refunded', async (_name, changes, to) => {
    const { checkoutId, orderId, gatewayOrderId } = await begin([line('chilli', 'CHI-10', 3)])
    if (to) {
      const checkoutPayload = { selectedAddress: to, discountAmount: 0, discountCode: '' }
      await browser.shopper.call(`/checkouts/${checkoutId}/address`, { method: 'PUT', body: { checkoutPayload } })
    }
    const { status, body } = await browser.shopper.placeOrder<PlaceOrderResponse>(
      checkoutId,
      crypto.randomUUID(),
      changes,
    )
    expect(status).toBe(200)
    expect(body.shopifyOrderId).not.toBe(orderId)
    expect(await statusOf(orderId)).toMatchObject({ status: 'expired', payment: null })
    expect(await stockOf('CHI-10')).toBe(0)
    if (body.payment) await verify(browser.shopper, await paying.tap(body.payment.gatewayOrderId, 'pay'))

    const late = await paying.tap(gatewayOrderId, 'pay')
    expect((await verify<VerifyCardPaymentResponse>(browser.shopper, late)).body.success).toBe(false)
    expect((await statusOf(orderId)).status).toBe('refunding')
    await shop.api.runPaymentMaintenance()
    expect((await statusOf(orderId)).status).toBe('refunded')
    expect(await outcomeOf(checkoutId)).toMatchObject({ isCompleted: true, orderId: body.shopifyOrderId })
    expect(await stockOf('CHI-10')).toBe(0)
  })

  it('a coupon is used by an order that is paid, and not by one that is given up', async () => {
    const usedOnce = async (code: string) => {
      const [row] = await shop.api.database.select().from(schema.coupons).where(eq(schema.coupons.code, code))
      return row?.used
    }
    const checkoutPayload = { selectedAddress: address, discountAmount: 0, discountCode: 'ONCE' }
    const withCoupon = async () => {
      const id = await browser.shopper.checkout([line('tomato', 'TOM-10', 1)])
      await browser.shopper.call(`/checkouts/${id}/address`, { method: 'PUT', body: { checkoutPayload } })
      return id
    }
    const { body } = await orderOnline(browser.shopper, await withCoupon())
    expect([paymentOf(body).amount, await usedOnce('ONCE')]).toEqual([26_000, 1])
    await later(16 * minute)
    await shop.api.runPaymentMaintenance()
    expect(await usedOnce('ONCE')).toBe(0)
    const again = await orderOnline(browser.shopper, await withCoupon())
    expect([paymentOf(again.body).amount, await usedOnce('ONCE')]).toEqual([26_000, 1])
    // Paid late, when the coupon counts for another order: it is not granted twice.
    const late = await paying.tap(paymentOf(body).gatewayOrderId, 'pay')
    await verify(browser.shopper, late)
    expect((await statusOf(body.shopifyOrderId)).status).toBe('refunding')
  })

  it('[25.8] takes the advance of a cash order first, and the rest on delivery', async () => {
    const advance = {
      isAdvanceAmountPayable: true,
      advAmount: 0,
      type: 'percentage',
      value: 10,
      condition: '',
    } as const
    await setVariant('TOM-10', { advancePayment: advance })
    const checkoutId = await browser.shopper.checkout([line('tomato', 'TOM-10', 2)])
    const { body: checkout } = await browser.shopper.call<Checkout>(`/checkouts/${checkoutId}?language=en`)
    expect(checkout.cart.advancePaymentDetails).toEqual({ isAdvanceAmountPayable: true, advTotalAmount: 4_000 })
    const asked = await browser.shopper.call('/advance-payments', {
      body: { products: [line('tomato', 'TOM-10', 2), line('urea', 'URE-45', 1)] },
    })
    expect(asked.body).toEqual({ advancePayments: { [nameUuid('variant', 'TOM-10')]: advance } })
    const { body } = await browser.shopper.placeOrder<PlaceOrderResponse>(checkoutId, crypto.randomUUID(), {
      discountAmount: 0,
    })
    expect([paymentOf(body).amount, body.totalNetCost]).toEqual([4_000, 47_000])
    await verify(browser.shopper, await paying.tap(paymentOf(body).gatewayOrderId, 'pay'))
    const { body: order } = await browser.shopper.call<Order>(`/orders/${body.shopifyOrderId}?language=en`)
    expect(order).toMatchObject({
      paymentMode: 'cod',
      currentTotalPrice: 47_000,
      isAdvAmountAvailable: true,
      advAmount: 4_000,
    })
    await setVariant('TOM-10', { advancePayment: null })
  })

  it('[25.3] [25.4] names in checkout and order what products and paying online take off', async () => {
    await setVariant('TOM-10', {
      discountProperties: { type: 'percentage', value: 10 },
      dynamicPrepaid: { roundingType: 'none', value: 5 },
    })
    const checkoutId = await browser.shopper.checkout([line('tomato', 'TOM-10', 2)])
    const { body: checkout } = await browser.shopper.call<Checkout>(`/checkouts/${checkoutId}?language=en`)
    expect(checkout.cart).toMatchObject({
      totalCost: 40_000,
      specialDiscount: 4_000,
      productDiscount: 4_000,
      prepaidDiscount: 1_800,
      totalNetCost: 43_000,
    })
    const { body } = await orderOnline(browser.shopper, checkoutId)
    expect(paymentOf(body).amount).toBe(41_200)
    await verify(browser.shopper, await paying.tap(paymentOf(body).gatewayOrderId, 'pay'))
    const { body: order } = await browser.shopper.call<Order>(`/orders/${body.shopifyOrderId}?language=en`)
    expect(order).toMatchObject({
      specialDiscount: 5_800,
      specialDiscounts: { productDiscount: 4_000, coinsDiscount: 0, prepaidDiscount: 1_800 },
      currentTotalPrice: 41_200,
    })
    expect(order.lineItems[0]).not.toHaveProperty('specialDiscounts')
    await setVariant('TOM-10', { discountProperties: null, dynamicPrepaid: null })
  })

  it('[25.4] tells what paying online saves, and charges it', async () => {
    await setVariant('TOM-10', { dynamicPrepaid: { roundingType: 'ceil', value: 5 } })
    const checkoutId = await browser.shopper.checkout([line('tomato', 'TOM-10', 1)])
    const { body } = await browser.shopper.call<Checkout>(`/checkouts/${checkoutId}?language=en`)
    expect(body.cart).toMatchObject({
      isOnlineDisabled: false,
      isCodDisabled: false,
      prepaidDiscount: 1_000,
      totalNetCost: 27_000,
    })
    expect(paymentOf((await orderOnline(browser.shopper, checkoutId)).body).amount).toBe(26_000)
    await setVariant('TOM-10', { dynamicPrepaid: null })
  })

  it('[30.9] a provider that cannot be asked is said so, and the same request works later', async () => {
    const checkoutId = await browser.shopper.checkout([line('tomato', 'TOM-10', 1)])
    const key = crypto.randomUUID()
    paying.onCall = () => {
      throw new Error('no line')
    }
    const refused = await orderOnline(browser.shopper, checkoutId, key)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2'])
    paying.onCall = () => {}
    expect((await orderOnline(browser.shopper, checkoutId, key)).status).toBe(200)
    expect(await stockOf('TOM-10')).toBe(9)
  })

  it('an order on its way moves to the account that is signed in to', async () => {
    const guest = await openBrowser(shop.api)
    const id = await guest.shopper.checkout([line('tomato', 'TOM-10', 1)])
    const { body } = await orderOnline(guest.shopper, id)
    const { shopper } = await signIn(shop.api, guest)
    const verified = await verify(shopper, await paying.tap(paymentOf(body).gatewayOrderId, 'pay'))
    expect(verified.body).toMatchObject({ success: true, shopifyOrderId: body.shopifyOrderId })
  })
})
