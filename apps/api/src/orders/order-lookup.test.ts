import type { OrderLookupResponse, PlaceOrderResponse } from '@krishi/storefront-core/contract'
import { describe, expect, it } from 'vitest'
import { engines } from '../../test/databases.ts'
import { call } from '../../test/open-shop.ts'
import { shareShop } from '../../test/share-shop.ts'
import { address, line, openShopper, type TestShopper } from '../../test/shopper.ts'

const lookUp = (shopper: TestShopper, type: 'MOBILE' | 'ORDERID', input: string) =>
  shopper.call<OrderLookupResponse & { readonly code?: string }>('/order-lookup', { body: { type, input } })

describe.each(engines)('looking up orders on $name', (engine) => {
  const shop = shareShop(engine)

  async function order(shopper: TestShopper, phone: string): Promise<string> {
    const id = await shopper.checkout([line('tomato', 'TOM-10', 1)], { ...address, phone })
    const { body } = await shopper.placeOrder<PlaceOrderResponse>(id, crypto.randomUUID())
    return body.orderName.replace('BH', '')
  }

  it('[31.7] finds an order of the shopper by its number, and the newest by its mobile number', async () => {
    const shopper = await openShopper(shop.api)
    const first = await order(shopper, '9876543210')
    const second = await order(shopper, '9876543210')
    const other = await order(shopper, '9000000001')
    const found = async (type: 'MOBILE' | 'ORDERID', input: string) => (await lookUp(shopper, type, input)).body
    const userExternalId = shopper.guestUserId
    expect(await found('ORDERID', first)).toEqual({ userExternalId, orderId: first })
    expect(await found('MOBILE', '9876543210')).toEqual({ userExternalId, orderId: second })
    expect(await found('MOBILE', '9000000001')).toEqual({ userExternalId, orderId: other })
  })

  it('[31.7] tells nobody of the orders of others: neither the number nor the mobile number says that there is one', async () => {
    const [owner, stranger] = [await openShopper(shop.api), await openShopper(shop.api)]
    const number = await order(owner, '9876500000')
    const answers = [
      await lookUp(stranger, 'ORDERID', number),
      await lookUp(stranger, 'MOBILE', '9876500000'),
      await lookUp(stranger, 'ORDERID', '12'),
      await lookUp(stranger, 'MOBILE', '9111111111'),
    ]
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(answers.map(() => [404, 'order/unknown']))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  })

  it('[31.7] is for whoever has a session, and takes digits', async () => {
    expect((await call(shop.api, '/order-lookup', { body: { type: 'MOBILE', input: '9876543210' } })).status).toBe(401)
    const { status, body } = await lookUp(shop.shopper, 'MOBILE', 'BH12')
    expect([status, body.code]).toEqual([400, 'request/invalid'])
  })

  it('[V14.2.1] is asked for in no address, where a mobile number would stay in logs and histories', async () => {
    expect((await shop.shopper.call('/order-lookup?type=MOBILE&input=9876543210')).status).toBe(404)
    const { status } = await shop.shopper.call('/order-lookup?type=MOBILE&input=9876543210', { body: {} })
    expect(status).toBe(400)
  })
})
