import type { OrderPayloads, PlaceOrderResponse } from '@krishi/storefront-core/contract'
import { orderStatus, unsentLines, type Order, type TrackingEvent } from '@krishi/storefront-core/orders'
import { err, ok, type Result } from '@krishi/storefront-core/result'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { engines } from '../../test/databases.ts'
import { shareShop } from '../../test/share-shop.ts'
import { address, line, openShopper, type TestShopper } from '../../test/shopper.ts'
import { aNumber, openBrowser, openSignedInShopper, signIn } from '../../test/sign-in.ts'
import { askCarrier, bringUpToDate, type Carrier } from '../carrier/index.ts'
import { schema } from '../database/index.ts'
import { openDemoAccounts } from '../demo-account/open-demo-accounts.ts'
import { sendParcel } from './send-parcel.ts'

type List = OrderPayloads['orders.list']['response']
type Active = OrderPayloads['orders.active']['response']
type Shipment = OrderPayloads['orders.shipmentData']['response']

const { parcels } = schema
const minute = 60_000
const event = (status: TrackingEvent['status'], time = '2026-11-25T05:00:00.000Z'): TrackingEvent => {
  return { time, status, text: 'Seen <b>there</b>', place: 'Nagpur' }
}

/** A carrier in the hands of the test. */
const phone: { says: Result<readonly TrackingEvent[], 'carrier/failed'>; asked: string[] } = {
  says: ok([]),
  asked: [],
}
const carrier: Carrier = {
  track({ trackingNumber }) {
    phone.asked.push(trackingNumber)
    return Promise.resolve(phone.says)
  },
}

describe.each(engines)('orders and their parcels on $name', (engine) => {
  let nowMs = Date.parse('2026-11-25T06:00:00.000Z')
  const now = () => new Date(nowMs)
  const shop = shareShop(engine, () => ({ carrier, now }))

  async function order(shopper: TestShopper, lines = [line('tomato', 'TOM-10', 2)], mobile = '9876543210') {
    const id = await shopper.checkout(lines, { ...address, phone: mobile })
    const { body } = await shopper.placeOrder<PlaceOrderResponse>(id, crypto.randomUUID())
    return body
  }

  async function send(orderId: string, trackingNumber: string | null, positions?: readonly number[]) {
    const parcel = { orderId, carrier: 'India Post', trackingNumber, ...(positions && { positions }) }
    return sendParcel(shop.api.database, parcel, now())
  }

  const read = async (shopper: TestShopper, name: string) =>
    (await shopper.call<Order>(`/orders/${name}?language=en`)).body
  const list = async (shopper: TestShopper, pageNum = 1) =>
    (await shopper.call<List>(`/orders?pageNum=${pageNum}&pageSize=2&language=hi`)).body
  const active = async (shopper: TestShopper) =>
    (await shopper.call<Active>('/active-orders?language=en&userExternalId=me&status=active')).body.orders
  const shipment = (shopper: TestShopper, number: string) => shopper.call<Shipment>(`/shipments/${number}`)
  /** What the timer does that many minutes from now. */
  const askAll = (minutes: number) =>
    askCarrier({ database: shop.api.database, carrier, now: () => new Date(nowMs + minutes * minute) })

  it('[31.4] lists the orders of the shopper page by page, the newest first', async () => {
    const shopper = await openShopper(shop.api)
    const names: string[] = []
    for (const quantity of [1, 2, 3]) {
      names.unshift((await order(shopper, [line('tomato', 'TOM-10', quantity)])).orderName)
      nowMs += minute
    }
    const [first, second] = [await list(shopper), await list(shopper, 2)]
    expect([...first.orders, ...second.orders].map(({ name }) => name)).toEqual(names)
    expect([first.isEndReached, second.isEndReached]).toEqual([false, true])
    expect((await list(await openShopper(shop.api))).orders).toEqual([])
  })

  it('[31.1] [31.2] shows what was sent, what was not, and how the order stands', async () => {
    const shopper = await openShopper(shop.api)
    const placed = await order(shopper, [line('tomato', 'TOM-10', 2), line('okra', 'OKR-10', 1)])
    const { shopifyOrderId: id, orderName } = placed
    expect(await send(id, null, [0])).not.toBeNull()
    const partly = await read(shopper, orderName)
    expect(orderStatus(partly)).toBe('partial')
    expect(partly.fulfillments).toMatchObject([
      { status: 'success', carrier: 'India Post', lineItems: [{ quantity: 2 }] },
    ])
    expect(unsentLines(partly).map(({ productHandle }) => productHandle)).toEqual(['okra'])
    expect(await send(id, 'T-REST')).not.toBeNull()
    expect(await send(id, 'T-NOTHING')).toBeNull()
    expect(await send(crypto.randomUUID(), 'T-NOBODY')).toBeNull()
    const whole = await read(shopper, orderName)
    expect([orderStatus(whole), unsentLines(whole)]).toEqual(['fulfilled', []])
  })

  it('[31.9] tells the way of a parcel to its shopper alone, and asks the carrier once in five minutes', async () => {
    const shopper = await openShopper(shop.api)
    const { shopifyOrderId: id, orderName } = await order(shopper)
    await send(id, 'T-OWN')
    phone.says = ok([event('in_transit')])
    phone.asked = []
    const told = (await shipment(shopper, 'T-OWN')).body
    expect(told).toMatchObject({ carrier: 'India Post', isStale: false, readAt: now().toISOString() })
    expect(told.events).toEqual([event('in_transit')])
    expect(told.data).toBe('<ol><li>25 Nov 2026 10:30 AM, Seen &lt;b&gt;there&lt;/b&gt;, Nagpur</li></ol>')
    await shipment(shopper, 'T-OWN')
    expect(phone.asked).toHaveLength(1)
    expect(orderStatus(await read(shopper, orderName))).toBe('in_transit')
    const news = (who: TestShopper) => who.call<string>('/order-tracking', { body: { shipwayOrderId: orderName } })
    expect((await news(shopper)).body).toBe('25 Nov 2026 10:30 AM, Seen <b>there</b>, Nagpur')
    const stranger = await openShopper(shop.api)
    expect([(await shipment(stranger, 'T-OWN')).status, (await news(stranger)).status]).toEqual([404, 404])
  })

  it('[31.9] keeps what the carrier told before when it fails or forgets, and asks again later', async () => {
    const shopper = await openShopper(shop.api)
    const { shopifyOrderId: id, orderName } = await order(shopper)
    await send(id, 'T-DOWN')
    phone.says = err('carrier/failed')
    expect((await shipment(shopper, 'T-DOWN')).body).toMatchObject({
      isStale: true,
      readAt: null,
      events: [],
      data: '',
    })
    expect((await read(shopper, orderName)).name).toBe(orderName)
    phone.says = ok([event('in_transit')])
    nowMs += minute
    await shipment(shopper, 'T-DOWN')
    nowMs += 6 * minute
    phone.says = err('carrier/failed')
    expect((await shipment(shopper, 'T-DOWN')).body).toMatchObject({ isStale: true, events: [event('in_transit')] })
    phone.says = ok([])
    nowMs += minute
    expect((await shipment(shopper, 'T-DOWN')).body).toMatchObject({ isStale: false, events: [event('in_transit')] })
  })

  it('[31.9] leaves a carrier that failed alone, twice as long each time and half an hour at most', async () => {
    const shopper = await openShopper(shop.api)
    const { shopifyOrderId: id } = await order(shopper)
    await send(id, 'T-PAUSE')
    /** The minutes at which it was asked, when the parcel was looked at in each of these. */
    async function askedAt(minutes: readonly number[]): Promise<readonly number[]> {
      const asked: number[] = []
      for (const at of minutes) {
        const [parcel] = await shop.api.database.select().from(parcels).where(eq(parcels.trackingNumber, 'T-PAUSE'))
        if (!parcel) throw new Error('The parcel was not sent, so nobody can be asked of it. Send it first.')
        phone.asked = []
        const then = new Date(nowMs + at * minute)
        const { isStale } = await bringUpToDate({ database: shop.api.database, carrier, now: () => then }, parcel)
        expect(isStale).toBe(!phone.says.ok)
        if (phone.asked.length > 0) asked.push(at)
      }
      return asked
    }
    phone.says = err('carrier/failed')
    const looks = [0, 0.5, 1, 1.5, 2, 3, 4, 7, 8, 15, 16, 31, 32, 61, 62, 91, 92]
    expect(await askedAt(looks)).toEqual([0, 1, 2, 4, 8, 16, 32, 62, 92])
    phone.says = ok([event('delivered')])
    expect(await askedAt([122])).toEqual([122])
  })

  it('[31.9] asks of every parcel under way by a timer, each by one server, and stops where the carrier is down', async () => {
    const shopper = await openShopper(shop.api)
    const { shopifyOrderId: id, orderName } = await order(shopper)
    await send(id, 'T-TIMER')
    phone.says = err('carrier/failed')
    phone.asked = []
    await askAll(0)
    expect(phone.asked).toHaveLength(1)
    expect(orderStatus(await read(shopper, orderName))).toBe('fulfilled')
    phone.says = ok([event('out_for_delivery')])
    await Promise.all([askAll(31), askAll(31)])
    expect(orderStatus(await read(shopper, orderName))).toBe('out_for_delivery')
    expect(phone.asked.filter((number) => number === 'T-TIMER')).toHaveLength(1)
    phone.asked = []
    await askAll(32)
    expect(phone.asked).toEqual([])
  })

  it('[31.1] [27.4] marks an order delivered when all of it has come, and never asks of it again', async () => {
    const shopper = await openSignedInShopper(shop.api)
    const lines = [line('tomato', 'TOM-10', 2), line('okra', 'OKR-10', 1)]
    const { shopifyOrderId: id, orderName } = await order(shopper, lines)
    await send(id, 'T-A', [0])
    phone.says = ok([event('delivered')])
    nowMs += minute
    await shipment(shopper, 'T-A')
    expect((await read(shopper, orderName)).fulfillmentStatus).toBe('partial')
    expect((await active(shopper)).map(({ name }) => name)).toEqual([orderName])
    await send(id, 'T-B')
    await shipment(shopper, 'T-B')
    expect((await read(shopper, orderName)).fulfillmentStatus).toBe('delivered')
    expect(await active(shopper)).toEqual([])
    phone.says = ok([event('in_transit')])
    nowMs += 6 * minute
    phone.asked = []
    await askAll(60 * 24)
    expect((await shipment(shopper, 'T-A')).body.events).toEqual([event('delivered')])
    expect(phone.asked.filter((number) => ['T-A', 'T-B'].includes(number))).toEqual([])
  })

  it('[31.8] tells whoever is signed in what is on its way, and a guest nothing', async () => {
    const [member, guest] = [await openSignedInShopper(shop.api), await openShopper(shop.api)]
    const { orderName } = await order(member)
    await order(guest)
    expect(await active(member)).toEqual([
      {
        name: orderName,
        orderNumber: Number(orderName.slice(2)),
        lineItems: [{ name: expect.stringMatching(/\S/), productImageUrl: expect.stringMatching(/^\/img\//) }],
      },
    ])
    expect(await active(guest)).toEqual([])
    const { orders } = schema
    await shop.api.database.update(orders).set({ cancelledAt: now() }).where(eq(orders.name, orderName))
    expect(await active(member)).toEqual([])
  })

  it('[31.7] shows what a guest had brought to a mobile number to whoever proves it by a code, and to nobody else', async () => {
    const number = aNumber()
    const { orderName } = await order(await openShopper(shop.api), undefined, number)
    const digits = orderName.slice(2)
    const { shopper } = await signIn(shop.api, await openBrowser(shop.api), number)
    const { shopper: other } = await signIn(shop.api, await openBrowser(shop.api))
    const lookUp = (who: TestShopper, type: string, input: string) =>
      who.call('/order-lookup', { body: { type, input } })
    expect((await lookUp(shopper, 'ORDERID', digits)).body).toMatchObject({ orderId: digits })
    expect((await lookUp(shopper, 'MOBILE', number)).body).toMatchObject({ orderId: digits })
    expect((await list(shopper)).orders.map(({ name }) => name)).toEqual([orderName])
    expect((await read(shopper, orderName)).name).toBe(orderName)
    expect((await lookUp(other, 'ORDERID', digits)).status).toBe(404)
    expect((await list(other)).orders).toEqual([])
    // An order of another account stays with it, whoever holds the number that it goes to.
    const { orderName: ofOther } = await order(other, undefined, number)
    expect((await lookUp(shopper, 'ORDERID', ofOther.slice(2))).status).toBe(404)
  })

  it('gives the accounts of a demo orders in every state, once', async () => {
    const number = aNumber()
    await openDemoAccounts(shop.api.database, [number, number], now())
    const { shopper } = await signIn(shop.api, await openBrowser(shop.api), number)
    const all = (await shopper.call<List>('/orders?pageNum=1&pageSize=20&language=en')).body.orders
    expect(all.map(orderStatus)).toEqual(['order placed', 'in_transit', 'cancelled', 'delivered', 'delivered'])
    expect(all.map((each) => unsentLines(each).length > 0)).toEqual([true, true, true, false, false])
  })
})
