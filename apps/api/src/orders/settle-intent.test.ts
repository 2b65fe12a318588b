import type { PlaceOrderResponse, SettleOrderResponse } from '@krishi/storefront-core/contract'
import { count, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { engines } from '../../test/databases.ts'
import { createTestPaying, orderOnline, paymentOf, verify } from '../../test/paying.ts'
import { shareShop } from '../../test/share-shop.ts'
import { line, openShopper, type TestShopper } from '../../test/shopper.ts'
import { schema } from '../database/index.ts'

describe.each(engines)('[30.12] what became of an order on $name', (engine) => {
  let now = new Date('2026-11-21T20:00:00Z')
  const paying = createTestPaying()
  const shop = shareShop(engine, () => ({ gateway: paying.gateway, now: () => now }))
  let shopper: TestShopper
  beforeEach(async () => {
    paying.onCall = () => {}
    shopper = await openShopper(shop.api)
  })

  const begin = () => shopper.checkout([line('urea', 'URE-45', 1)])
  async function settle(key: string, checkoutId: string, giveUpPayment = false) {
    const body = { checkoutId, giveUpPayment }
    const headers = { 'idempotency-key': key }
    return (await shopper.call<SettleOrderResponse>('/orders/settle', { body, headers })).body
  }
  async function ordersOf(checkoutId: string) {
    const { orders } = schema
    const [row] = await shop.api.database
      .select({ orders: count() })
      .from(orders)
      .where(eq(orders.checkoutId, checkoutId))
    return row?.orders
  }

  it('is not told to another shopper, whose question closes nothing', async () => {
    const checkoutId = await begin()
    const key = crypto.randomUUID()
    await shopper.placeOrder(checkoutId, key)
    const owner = shopper
    shopper = await openShopper(shop.api)
    expect(await settle(key, checkoutId)).toEqual({ status: 'none', order: null })
    shopper = owner
    expect(await settle(key, checkoutId)).toMatchObject({ status: 'placed' })
  })

  it('is open while the server is at it, and nothing once the server has died', async () => {
    const checkoutId = await begin()
    const key = crypto.randomUUID()
    const running = { ownerId: shopper.guestUserId, key, bodyHash: 'x', claim: crypto.randomUUID(), answer: null }
    const leaseUntil = new Date(now.getTime() + 30_000)
    await shop.api.database
      .insert(schema.idempotencyRecords)
      .values({ ...running, status: 'running', leaseUntil, createdAt: now })
    expect(await settle(key, checkoutId)).toEqual({ status: 'placing', order: null })
    now = new Date(now.getTime() + 31_000)
    expect(await settle(key, checkoutId)).toEqual({ status: 'none', order: null })
    expect(await shopper.placeOrder(checkoutId, key)).toMatchObject({ status: 409, body: { code: 'order/withdrawn' } })
    expect(await ordersOf(checkoutId)).toBe(0)
  })

  it('is known by its checkout when its key is forgotten', async () => {
    const checkoutId = await begin()
    const key = crypto.randomUUID()
    const { body } = await shopper.placeOrder<PlaceOrderResponse>(checkoutId, key)
    await shop.api.database.delete(schema.idempotencyRecords).where(eq(schema.idempotencyRecords.key, key))
    expect(await settle(key, checkoutId)).toMatchObject({ status: 'placed', order: { orderName: body.orderName } })
  })

  it('settles a race of the request and the question in one way, whichever comes first', async () => {
    for (let race = 0; race < 10; race += 1) {
      const checkoutId = await begin()
      const key = crypto.randomUUID()
      const [placed, settled] = await Promise.all([shopper.placeOrder(checkoutId, key), settle(key, checkoutId)])
      const last = settled.status === 'placing' ? await settle(key, checkoutId) : settled
      expect([last.status, placed.status, await ordersOf(checkoutId)]).toEqual(
        last.status === 'placed' ? ['placed', 200, 1] : ['none', 409, 0],
      )
    }
  })

  it('is an order where it has been paid, although it was to be given up', async () => {
    const checkoutId = await begin()
    const key = crypto.randomUUID()
    const { body } = await orderOnline(shopper, checkoutId, key)
    await paying.tap(paymentOf(body).gatewayOrderId, 'lose')
    expect(await settle(key, checkoutId, true)).toMatchObject({
      status: 'placed',
      order: { orderName: body.orderName },
    })
  })

  it('stays to be paid where the provider cannot say whether it was', async () => {
    const checkoutId = await begin()
    const key = crypto.randomUUID()
    await orderOnline(shopper, checkoutId, key)
    paying.onCall = () => {
      throw new TypeError('no line to the provider')
    }
    expect(await settle(key, checkoutId, true)).toMatchObject({ status: 'to-pay' })
  })

  it('gives money back that comes after it was given up, and orders again from its own page', async () => {
    const checkoutId = await begin()
    const key = crypto.randomUUID()
    const { body } = await orderOnline(shopper, checkoutId, key)
    const { gatewayOrderId } = paymentOf(body)
    expect(await settle(key, checkoutId, true)).toEqual({ status: 'none', order: null })
    await verify(shopper, await paying.tap(gatewayOrderId, 'pay'))
    const { payments } = schema
    const [late] = await shop.api.database.select().from(payments).where(eq(payments.gatewayOrderId, gatewayOrderId))
    expect(late?.status).toBe('refunding')
    expect((await shopper.placeOrder(checkoutId, crypto.randomUUID())).status).toBe(200)
  })
})
