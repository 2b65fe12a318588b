import type { AlertRequest } from '@krishi/storefront-core/alerts'
import type { PlaceOrderResponse } from '@krishi/storefront-core/contract'
import { err, ok } from '@krishi/storefront-core/result'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { engines, type TestDatabase } from '../../test/databases.ts'
import { logInto } from '../../test/log-into.ts'
import { openShop } from '../../test/open-shop.ts'
import { anAlertRequest, createTestPush } from '../../test/push.ts'
import { shareShop } from '../../test/share-shop.ts'
import { address, line, openShopper, type TestShopper } from '../../test/shopper.ts'
import { aNumber, openBrowser, signIn } from '../../test/sign-in.ts'
import { schema } from '../database/index.ts'
import { sendParcel } from '../orders/send-parcel.ts'
import { nameUuid } from '../seeding/index.ts'

const { orders, parcels, payments, pushSubscriptions, refundEntries, variants } = schema
const minute = 60_000
const tomato = nameUuid('variant', 'TOM-10')

describe.each(engines)('what browsers are told on $name', (engine) => {
  let now = new Date('2026-11-26T10:00:00Z')
  const lines: string[] = []
  const push = createTestPush()
  const dependencies = () => ({ push, logger: logInto(lines), now: () => now })
  let location: TestDatabase
  const shop = shareShop(engine, (given) => {
    location = given
    return dependencies()
  })

  beforeEach(async () => {
    await shop.api.database.delete(pushSubscriptions)
    await setPrice(20_000)
    push.sent.length = 0
    lines.length = 0
    push.answer = () => Promise.resolve(ok(null))
    now = new Date(now.getTime() + 60 * minute)
  })

  const setPrice = (price: number) => shop.api.database.update(variants).set({ price }).where(eq(variants.id, tomato))
  const later = (ms: number) => (now = new Date(now.getTime() + ms))

  async function ask(shopper: TestShopper, changes: Partial<AlertRequest> = {}) {
    expect((await shopper.call('/alerts', { body: anAlertRequest(changes) })).status).toBe(200)
  }

  async function order(shopper: TestShopper, phone = '9876543210') {
    const id = await shopper.checkout([line('tomato', 'TOM-10', 1)], { ...address, phone })
    const { body } = await shopper.placeOrder<PlaceOrderResponse>(id, crypto.randomUUID())
    return { id: body.shopifyOrderId, name: body.orderName }
  }

  const change = (id: string, values: Partial<typeof orders.$inferInsert>) =>
    shop.api.database.update(orders).set(values).where(eq(orders.id, id))

  async function refund(orderId: string) {
    const [row] = await shop.api.database.select().from(orders).where(eq(orders.id, orderId))
    const common = { id: crypto.randomUUID(), amount: 20_000, createdAt: now }
    const gatewayPaymentId = `pay_${common.id}`
    await shop.api.database.insert(payments).values({
      ...common,
      orderId,
      checkoutId: row?.checkoutId ?? '',
      paymentMode: 'online',
      status: 'paid',
      currency: 'INR',
      gatewayPaymentId,
      reservedUntil: now,
      checkedAt: now,
    })
    await shop.api.database.insert(refundEntries).values({ ...common, gatewayPaymentId, paymentId: common.id })
  }

  /** The titles of what one more round sends. */
  async function round(api = shop.api): Promise<readonly string[]> {
    const before = push.sent.length
    await api.sendAlerts()
    return push.sent.slice(before).map(({ message }) => message.title)
  }

  it('is how each order stands, each event once', async () => {
    const shopper = await openShopper(shop.api)
    await ask(shopper)
    const { id, name } = await order(shopper)
    expect(await round()).toEqual(['Your order has been placed'])
    expect(push.sent[0]?.message).toEqual({
      title: 'Your order has been placed',
      body: `Order ${name}`,
      lang: 'en',
      path: `/orders/${name.replace('BH', '')}`,
      tag: `order-${id}`,
    })
    expect(await round()).toEqual([])
    await sendParcel(shop.api.database, { orderId: id, carrier: 'India Post', trackingNumber: null }, now)
    expect(await round()).toEqual(['Your order has been shipped'])
    await shop.api.database.update(parcels).set({ shipmentStatus: 'out_for_delivery' }).where(eq(parcels.orderId, id))
    expect(await round()).toEqual(['Your order is out for delivery'])
    await change(id, { fulfillmentStatus: 'delivered' })
    expect(await round()).toEqual(['Your order has been delivered'])
    await refund(id)
    expect(await round()).toEqual(['Your order has been refunded'])
    await change(id, { cancelledAt: now })
    expect(await round()).toEqual(['Your order has been cancelled'])
    expect(await round()).toEqual([])
  })

  it('is not what an order had come to before, and nothing once it is turned off', async () => {
    const shopper = await openShopper(shop.api)
    const { id } = await order(shopper)
    const request = anAlertRequest()
    await ask(shopper, request)
    expect(await round()).toEqual([])
    await ask(shopper, { ...request, isOn: false })
    await change(id, { fulfillmentStatus: 'delivered' })
    expect(await round()).toEqual([])
    await ask(shopper, request)
    await change(id, { cancelledAt: now })
    expect(await round()).toEqual(['Your order has been cancelled'])
  })

  it.each([
    ['hi', 'आपका ऑर्डर हो गया है', '/hi/orders/'],
    ['te', 'మీ ఆర్డర్ నమోదైంది', '/te/orders/'],
    ['ta', 'உங்கள் ஆர்டர் பதிவாகிவிட்டது', '/ta/orders/'],
    ['kn', 'ನಿಮ್ಮ ಆರ್ಡರ್ ಆಗಿದೆ', '/kn/orders/'],
    ['bn', 'আপনার অর্ডার হয়ে গেছে', '/bn/orders/'],
  ] as const)('is in the language that the shopper reads: %s', async (language, title, path) => {
    const shopper = await openShopper(shop.api)
    await ask(shopper, { language })
    await order(shopper)
    expect(await round()).toEqual([title])
    expect(push.sent[0]?.message).toMatchObject({ lang: language, path: expect.stringContaining(path) })
  })

  it('[31.7] is of orders that the shopper may read, and of nobody else’s', async () => {
    const [guest, stranger] = [await openShopper(shop.api), await openShopper(shop.api)]
    const number = aNumber()
    const { shopper: account } = await signIn(shop.api, await openBrowser(shop.api), number)
    const { shopper: other } = await signIn(shop.api, await openBrowser(shop.api))
    const request = anAlertRequest()
    await ask(stranger)
    await ask(account, request)
    await order(guest, number)
    await order(other, number)
    await shop.api.sendAlerts()
    expect(push.sent.map(({ endpoint }) => endpoint)).toEqual([request.endpoint])
  })

  it('is that a price fell below what it was when the shopper asked, once', async () => {
    const shopper = await openShopper(shop.api)
    const request = anAlertRequest({ variantId: tomato, language: 'hi' })
    await ask(shopper, request)
    expect(await round()).toEqual([])
    await setPrice(25_000)
    expect(await round()).toEqual([])
    await setPrice(18_000)
    expect(await round()).toEqual(['दाम घट गया है'])
    expect(push.sent[0]?.message).toMatchObject({
      body: expect.stringMatching(/^टमाटर.*: ₹180$/),
      path: `/hi/products/tomato?variant=${tomato}`,
    })
    await setPrice(15_000)
    expect(await round()).toEqual([])
    await ask(shopper, request)
    await setPrice(14_000)
    expect(await round()).toHaveLength(1)
  })

  it('is no price of what cannot be bought', async () => {
    const chilli = nameUuid('variant', 'CHI-10')
    const shopper = await openShopper(shop.api)
    await ask(shopper, { variantId: chilli })
    const set = (values: Partial<typeof variants.$inferInsert>) =>
      shop.api.database.update(variants).set(values).where(eq(variants.id, chilli))
    await set({ price: 100, inventoryQuantity: 0 })
    expect(await round()).toEqual([])
    await set({ inventoryQuantity: 1 })
    expect(await round()).toHaveLength(1)
  })

  it('goes on from another server, once', async () => {
    const shopper = await openShopper(shop.api)
    await ask(shopper)
    await order(shopper)
    const other = location.databaseUrl === null ? shop.api : await openShop(location, dependencies())
    await Promise.all([shop.api.sendAlerts(), other.sendAlerts()])
    expect(push.sent).toHaveLength(1)
    if (other !== shop.api) await other.close()
  })

  it('is tried again with longer and longer pauses, and given up in the end', async () => {
    const shopper = await openShopper(shop.api)
    await ask(shopper)
    await order(shopper)
    let tries = 0
    push.answer = () => {
      tries += 1
      return Promise.resolve(err('push/failed', { serverMessage: 'status 503' }))
    }
    for (const wait of [1, 5, 30, 120, 480]) {
      const before = tries
      await shop.api.sendAlerts()
      later(wait * minute - 1)
      await shop.api.sendAlerts()
      expect(tries).toBe(before + 1)
      later(1)
    }
    await shop.api.sendAlerts()
    expect(tries).toBe(6)
    later(24 * 60 * minute)
    await shop.api.sendAlerts()
    expect(tries).toBe(6)
    expect(lines.filter((text) => text.includes('an alert given up'))).toHaveLength(1)
  })

  it('is sent again where the server died before it noted that it was sent', async () => {
    const shopper = await openShopper(shop.api)
    await ask(shopper)
    await order(shopper)
    push.answer = () => Promise.reject(new Error('killed'))
    await expect(shop.api.sendAlerts()).rejects.toThrow('killed')
    push.answer = () => Promise.resolve(ok(null))
    expect(await round()).toEqual([])
    later(5 * minute)
    expect(await round()).toHaveLength(1)
  })

  it('does not keep others from being told', async () => {
    const [one, other] = [await openShopper(shop.api), await openShopper(shop.api)]
    for (const shopper of [one, other]) {
      await ask(shopper)
      await order(shopper)
    }
    const answers = [err('push/failed'), ok(null)] as const
    let calls = 0
    push.answer = () => Promise.resolve(answers[calls++] ?? ok(null))
    await shop.api.sendAlerts()
    expect(push.sent).toHaveLength(1)
  })

  it('ends where the browser takes no more', async () => {
    const shopper = await openShopper(shop.api)
    await ask(shopper)
    await order(shopper)
    push.answer = () => Promise.resolve(err('push/gone'))
    await shop.api.sendAlerts()
    expect(await shop.api.database.$count(pushSubscriptions)).toBe(0)
  })
})
