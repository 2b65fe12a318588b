import type { CheckoutPayload, PlaceOrderResponse } from '@krishi/storefront-core/contract'
import type { Checkout } from '@krishi/storefront-core/checkout'
import type { Order } from '@krishi/storefront-core/orders'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { engines } from '../../test/databases.ts'
import { shareShop } from '../../test/share-shop.ts'
import { address, line, openShopper } from '../../test/shopper.ts'
import { openSignedInShopper } from '../../test/sign-in.ts'
import { schema } from '../database/index.ts'
import { nameUuid } from '../seeding/index.ts'

describe.each(engines)('orders on $name', (engine) => {
  let now = new Date('2026-11-21T20:00:00Z')
  const drawn: number[] = []
  const shop = shareShop(engine, () => ({
    now: () => now,
    randomInt: (min, max) => drawn.shift() ?? min + Math.floor(Math.random() * (max - min)),
  }))

  const variantIs = (sku: string) => eq(schema.variants.id, nameUuid('variant', sku))
  async function stockOf(sku: string) {
    const [row] = await shop.api.database.select().from(schema.variants).where(variantIs(sku))
    return row?.inventoryQuantity
  }
  function setVariant(sku: string, change: Partial<typeof schema.variants.$inferInsert>) {
    return shop.api.database.update(schema.variants).set(change).where(variantIs(sku))
  }
  function place(id: string, key: string = crypto.randomUUID(), changes?: Partial<CheckoutPayload['cart']>) {
    return shop.shopper.placeOrder<PlaceOrderResponse>(id, key, changes)
  }

  it('[30.6] places a cash order: stock goes down, the checkout is completed, the order can be read', async () => {
    drawn.push(123_456_789)
    const id = await shop.shopper.checkout([
      line('tomato', 'TOM-10', 2),
      line('urea', 'URE-45', 1),
      line('okra', 'OKR-10', 1),
    ])
    const placed = await place(id)
    expect(placed).toMatchObject({
      status: 200,
      body: { success: true, isDraftComplete: false, orderName: 'BH123456789', totalNetCost: 119_900, url: null },
    })
    expect([await stockOf('TOM-10'), await stockOf('URE-45'), await stockOf('OKR-10')]).toEqual([98, 0, 0])

    const { body: order } = await shop.shopper.call<Order>(`/orders/${placed.body.orderId}?language=hi`)
    expect(order).toMatchObject({
      name: 'BH123456789',
      orderNumber: 123_456_789,
      createdAt: '2026-11-21T20:00:00.000Z',
      cancelledAt: null,
      paymentMode: 'cod',
      totalCost: 119_900,
      shippingCharges: 0,
      currentTotalPrice: 119_900,
      deliveryAddress: { ...address, address2: 'Dist: बेंगलुरु - near the well', city: 'बेंगलुरु' },
      note: 'Call before delivery',
      expectedDelivery: { from: '2026-11-24', to: '2026-11-25' },
      coins: 0,
    })
    expect(order.lineItems.map((each) => [each.productTitle, each.quantity, each.price])).toEqual([
      ['टमाटर बीज', 2, 20_000],
      ['Urea', 1, 49_900],
      ['Okra seed', 1, 30_000],
    ])
    const { body: checkout } = await shop.shopper.call<Checkout>(`/checkouts/${id}?language=en`)
    expect(checkout).toMatchObject({
      isCheckoutCompleted: true,
      orderName: 'BH123456789',
      orderId: placed.body.orderId,
      adjustments: [],
    })
  })

  it('draws another number when one is taken', async () => {
    drawn.push(123_456_789, 123_456_789, 555_555_555)
    const placed = await place(await shop.shopper.checkout([line('urea', 'URE-45', 1)]))
    expect(placed.body.orderName).toBe('BH555555555')
  })

  it('finds an order by its name and by its number, for its owner only', async () => {
    const other = await openShopper(shop.api)
    for (const asked of ['BH555555555', 'bh555555555', '555555555']) {
      expect((await shop.shopper.call<Order>(`/orders/${asked}?language=en`)).body.name).toBe('BH555555555')
      expect((await other.call(`/orders/${asked}?language=en`)).status).toBe(404)
    }
    const { body } = await shop.shopper.call<Order>('/orders/555555555?language=en')
    const stolen = await other.call(`/orders/${body.id}?language=en`)
    const unknown = await other.call(`/orders/${crypto.randomUUID()}?language=en`)
    expect(stolen).toMatchObject({ status: 404, body: { code: 'request/not-found' } })
    expect(stolen.body).toEqual(unknown.body)
  })

  it('[30.12] answers a repeat with the first answer and places one order', async () => {
    const before = await stockOf('TOM-50')
    const id = await shop.shopper.checkout([line('tomato', 'TOM-50', 1)])
    const key = crypto.randomUUID()
    const first = await place(id, key)
    const second = await place(id, key)
    expect(second).toMatchObject({ status: 200, body: first.body })
    expect(await stockOf('TOM-50')).toBe((before ?? 0) - 1)
  })

  it('[30.12] places one order when the same request comes many times at once', async () => {
    const before = await stockOf('TOM-50')
    const id = await shop.shopper.checkout([line('tomato', 'TOM-50', 1)])
    const key = crypto.randomUUID()
    const answers = await Promise.all(Array.from({ length: 20 }, () => place(id, key)))
    const placed = answers.filter((answer) => answer.status === 200)
    const waiting = answers.filter((answer) => answer.status !== 200)
    expect(new Set(placed.map((answer) => answer.body.orderId)).size).toBe(1)
    expect(waiting.map(({ status, body, headers }) => [status, body, headers.get('retry-after')])).toEqual(
      waiting.map(() => [409, expect.objectContaining({ code: 'order/in-progress' }), '1']),
    )
    expect(await stockOf('TOM-50')).toBe((before ?? 0) - 1)
  })

  it('[30.12] places one order when two requests with their own keys order one checkout', async () => {
    const before = await stockOf('TOM-50')
    const id = await shop.shopper.checkout([line('tomato', 'TOM-50', 1)])
    const answers = await Promise.all(Array.from({ length: 10 }, () => place(id)))
    const [placed] = answers.filter((answer) => answer.status === 200)
    const refused = answers.filter((answer) => answer.status !== 200)
    expect(refused).toHaveLength(9)
    expect(refused.map(({ status, body }) => [status, body])).toEqual(
      refused.map(() => [
        409,
        expect.objectContaining({
          code: 'checkout/already-completed',
          fields: { orderId: placed?.body.orderId },
        }),
      ]),
    )
    expect(await stockOf('TOM-50')).toBe((before ?? 0) - 1)
  })

  it('refuses another request under the same key', async () => {
    const key = crypto.randomUUID()
    const id = await shop.shopper.checkout([line('urea', 'URE-45', 1)])
    await place(id, key)
    const other = await place(id, key, { note: 'something else' })
    expect(other).toMatchObject({ status: 422, body: { code: 'order/idempotency-mismatch' } })
  })

  it("keeps one shopper's key apart from another's", async () => {
    const key = crypto.randomUUID()
    const other = await openShopper(shop.api)
    const first = await place(await shop.shopper.checkout([line('urea', 'URE-45', 1)]), key)
    const second = await other.placeOrder(await other.checkout([line('urea', 'URE-45', 1)]), key)
    expect([first.status, second.status]).toEqual([200, 200])
  })

  it.each(['', 'short', 'with space inside', 'x'.repeat(101)])('refuses the idempotency key %j', async (key) => {
    const id = await shop.shopper.checkout([line('urea', 'URE-45', 1)])
    expect(await place(id, key)).toMatchObject({ status: 400, body: { fields: { 'idempotency-key': 'required' } } })
  })

  it('lets a lapsed claim be taken over, so that a server that died blocks nobody', async () => {
    const key = crypto.randomUUID()
    const id = await shop.shopper.checkout([line('urea', 'URE-45', 1)])
    await place(id, key)
    const ofKey = eq(schema.idempotencyRecords.key, key)
    await shop.api.database
      .update(schema.checkouts)
      .set({ orderId: null, status: 'open' })
      .where(eq(schema.checkouts.id, id))
    await shop.api.database.update(schema.idempotencyRecords).set({ status: 'running', answer: null }).where(ofKey)
    expect(await place(id, key)).toMatchObject({ status: 409, body: { code: 'order/in-progress' } })
    now = new Date(now.getTime() + 31_000)
    expect((await place(id, key)).status).toBe(200)
  })

  it('[30.10] refuses an order of which nothing is left, and lets the same key try again', async () => {
    await setVariant('CHI-10', { inventoryQuantity: 1 })
    const key = crypto.randomUUID()
    const id = await shop.shopper.checkout([line('chilli', 'CHI-10', 1)])
    await setVariant('CHI-10', { inventoryQuantity: 0 })
    expect(await place(id, key)).toMatchObject({ status: 422, body: { code: 'checkout/items-not-valid' } })
    await setVariant('CHI-10', { inventoryQuantity: 1 })
    expect((await place(id, key)).status).toBe(200)
    expect(await stockOf('CHI-10')).toBe(0)
  })

  it.each([
    ['less is left', { inventoryQuantity: 1 }],
    ['the price has changed', { price: 19_000 }],
  ])('[30.4] orders nothing that the shopper was not shown: %s', async (_name, change) => {
    await setVariant('CHI-10', { inventoryQuantity: 3, price: 15_000 })
    const id = await shop.shopper.checkout([line('chilli', 'CHI-10', 2)])
    await setVariant('CHI-10', change)
    expect(await place(id)).toMatchObject({ status: 409, body: { code: 'checkout/out-of-stock' } })
    const { body: shown } = await shop.shopper.call<Checkout>(`/checkouts/${id}?language=en`)
    expect(shown.adjustments).toHaveLength(1)
    const placed = await place(id)
    expect(placed).toMatchObject({ status: 200, body: { totalNetCost: shown.cart.totalNetCost } })
  })

  it('takes no figure of the client for its own', async () => {
    const id = await shop.shopper.checkout([line('urea', 'URE-45', 1, -5)])
    const placed = await place(id, crypto.randomUUID(), {
      totalCost: 1,
      totalNetCost: 1,
      shippingCharges: -100,
      discountAmount: 1_000_000,
      specialDiscount: 1_000_000,
      lineItems: [line('urea', 'URE-45', 50, 1)],
    })
    expect(placed.body.totalNetCost).toBe(56_900)
  })

  it('refuses to order without an address, online, or without naming a checkout', async () => {
    const id = await shop.shopper.checkout([line('urea', 'URE-45', 1)], null)
    expect(await place(id)).toMatchObject({ status: 422, body: { code: 'checkout/address-missing' } })
    expect(await place(id, crypto.randomUUID(), { isCOD: false })).toMatchObject({
      status: 400,
      body: { fields: { isCOD: 'unavailable' } },
    })
    expect((await place('', crypto.randomUUID())).status).toBe(404)
  })

  it('refuses another address for a completed checkout', async () => {
    const id = await shop.shopper.checkout([line('urea', 'URE-45', 1)])
    await place(id)
    const answer = await shop.shopper.call(`/checkouts/${id}/address`, {
      method: 'PUT',
      body: { checkoutPayload: { selectedAddress: address, discountAmount: 0, discountCode: '' } },
    })
    expect(answer).toMatchObject({ status: 409, body: { code: 'checkout/already-completed' } })
  })

  it('[03.10] [30.5] a guest does not order into a state that requires a sign-in; one who has signed in does', async () => {
    const inWestBengal = { ...address, zip: '700001', address2: 'Dist: Kolkata', city: 'Kolkata', province: 'WB' }
    const id = await shop.shopper.checkout([line('tomato', 'TOM-10', 1)], inWestBengal)
    expect(await shop.shopper.placeOrder(id, crypto.randomUUID())).toMatchObject({
      status: 403,
      body: { code: 'auth/forbidden' },
    })
    const shopper = await openSignedInShopper(shop.api)
    const own = await shopper.checkout([line('tomato', 'TOM-10', 1)], inWestBengal)
    expect((await shopper.placeOrder(own, crypto.randomUUID())).status).toBe(200)
  })
})
