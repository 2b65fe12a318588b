import type { Checkout } from '@krishi/storefront-core/checkout'
import type {
  CheckoutIdResponse,
  CouponPayloads,
  GuestToken,
  PlaceOrderResponse,
} from '@krishi/storefront-core/contract'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { engines } from '../../test/databases.ts'
import { call, testConfig } from '../../test/open-shop.ts'
import { createTestPaying, paymentOf } from '../../test/paying.ts'
import { shareShop } from '../../test/share-shop.ts'
import { address, line, openShopper, payload, type TestShopper } from '../../test/shopper.ts'
import { schema } from '../database/index.ts'

type Offers = CouponPayloads['coupons.availableDiscounts']['response']

const partner = 'https://partner.example'

describe.each(engines)('a coupon that is used up, on $name', (engine) => {
  const shop = shareShop(engine, (location) => ({
    gateway: createTestPaying().gateway,
    config: { ...testConfig(location), embedOrigins: [partner] },
  }))
  const tomato = line('tomato', 'TOM-10', 2)

  async function checkoutWith(shopper: TestShopper, phone: string, discountCode = 'ONCE') {
    const whole = payload([tomato], null, { ...address, phone })
    const checkoutPayload = { ...whole, cart: { ...whole.cart, discountCode } }
    const answer = await shopper.call<CheckoutIdResponse>('/checkouts', { body: { checkoutPayload, source: 'WEB' } })
    return answer.body.data.checkoutId
  }

  async function read(shopper: TestShopper, id: string) {
    return (await shopper.call<Checkout>(`/checkouts/${id}?language=en`)).body
  }

  async function offered(shopper: TestShopper, checkoutId?: string) {
    const query = checkoutId === undefined ? '' : `&checkoutId=${checkoutId}`
    const { body } = await shopper.call<Offers>(`/coupons?language=en&source=web${query}`)
    return body.offers.map(({ name }) => name)
  }

  const validate = (shopper: TestShopper, mobileNumber: string) =>
    shopper.call('/coupons/validate', {
      body: {
        mobileNumber,
        discountCode: 'ONCE',
        discountType: 'FIXED_AMOUNT',
        cartAmount: 1,
        userId: '',
        source: 'web',
        cartInfo: [{ productId: tomato.productId, variantId: tomato.variantId, variantPrice: 1, quantity: 2 }],
      },
    })

  const order = (shopper: TestShopper, id: string, discountAmount: number) =>
    shopper.placeOrder<PlaceOrderResponse & { code: string }>(id, crypto.randomUUID(), { discountAmount })

  /** Whoever has ordered with ONCE already. */
  async function aUser(phone: string) {
    const shopper = await openShopper(shop.api)
    expect((await order(shopper, await checkoutWith(shopper, phone), 1_000)).status).toBe(200)
    return shopper
  }

  it('[26.1] [26.2] is neither offered nor taken again, by the shopper nor by the number', async () => {
    const phone = '9000000101'
    const shopper = await aUser(phone)
    expect(await offered(shopper)).not.toContain('ONCE')
    expect(await validate(shopper, '9000000102')).toMatchObject({ status: 409, body: { code: 'coupon/used-up' } })

    const stranger = await openShopper(shop.api)
    expect(await offered(stranger)).toContain('ONCE')
    expect(await offered(stranger, await checkoutWith(stranger, phone, ''))).not.toContain('ONCE')
    expect(await offered(stranger, await checkoutWith(stranger, '9000000102', ''))).toContain('ONCE')
    expect(await validate(stranger, phone)).toMatchObject({ status: 409, body: { code: 'coupon/used-up' } })
    expect((await validate(stranger, '9000000102')).status).toBe(200)
  })

  it('is offered to a page of another origin, which learns nothing of a checkout that it names', async () => {
    const phone = '9000000107'
    await aUser(phone)
    const stranger = await openShopper(shop.api)
    const id = await checkoutWith(stranger, phone, '')
    expect(await offered(stranger, id)).not.toContain('ONCE')
    const headers = { origin: partner }
    const { body: guest } = await call<GuestToken>(shop.api, '/embed/token', { method: 'POST', headers })
    const { body } = await call<Offers>(shop.api, `/coupons?language=en&source=web&checkoutId=${id}`, {
      headers: { ...headers, authorization: `Bearer ${guest.token}` },
    })
    expect(body.offers.map(({ name }) => name)).toContain('ONCE')
  })

  it('[26.2] [26.6] is taken off the price, which says why, and the order goes on without it', async () => {
    const phone = '9000000103'
    await aUser(phone)
    const stranger = await openShopper(shop.api)
    const id = await checkoutWith(stranger, phone)
    const { cart, coupon } = await read(stranger, id)
    expect(coupon).toEqual({ name: 'ONCE', standing: { status: 'used-up' } })
    expect(cart).toMatchObject({ discountCode: '', discountAmount: 0 })
    expect(cart.totalNetCost).toBe(cart.totalCost + cart.shippingCharges)
    const placed = await order(stranger, id, 0)
    expect(placed).toMatchObject({ status: 200, body: { totalNetCost: cart.totalNetCost } })
  })

  it('[26.2] refuses an order once: the next try, at the amount that is shown then, is placed', async () => {
    const phone = '9000000104'
    const stranger = await openShopper(shop.api)
    const id = await checkoutWith(stranger, phone)
    expect((await read(stranger, id)).cart.discountAmount).toBe(1_000)
    await aUser(phone)
    expect(await order(stranger, id, 1_000)).toMatchObject({ status: 409, body: { code: 'coupon/used-up' } })
    const { cart } = await read(stranger, id)
    expect(cart).toMatchObject({ discountCode: '', discountAmount: 0 })
    expect((await order(stranger, id, cart.discountAmount)).status).toBe(200)
  })

  it('[26.2] is still the shopper’s own where it is kept by an order that waits to be paid', async () => {
    const phone = '9000000105'
    const stranger = await openShopper(shop.api)
    const id = await checkoutWith(stranger, phone)
    const pay = () =>
      stranger.placeOrder<PlaceOrderResponse>(id, crypto.randomUUID(), { discountAmount: 1_000, isCOD: false })
    await read(stranger, id)
    const first = await pay()
    const { gatewayOrderId } = paymentOf(first.body)
    expect((await read(stranger, id)).cart).toMatchObject({ discountCode: 'ONCE', discountAmount: 1_000 })
    expect(await offered(stranger, id)).toContain('ONCE')
    expect(paymentOf((await pay()).body).gatewayOrderId).toBe(gatewayOrderId)
    // Nobody else with the same number.
    const other = await openShopper(shop.api)
    expect((await read(other, await checkoutWith(other, phone))).coupon?.standing.status).toBe('used-up')
  })

  it('[26.2] a repeat of an order without it asks for the same payment', async () => {
    const phone = '9000000106'
    await aUser(phone)
    const stranger = await openShopper(shop.api)
    const id = await checkoutWith(stranger, phone)
    await read(stranger, id)
    const pay = () =>
      stranger.placeOrder<PlaceOrderResponse>(id, crypto.randomUUID(), { discountAmount: 0, isCOD: false })
    const first = await pay()
    const { gatewayOrderId } = paymentOf(first.body)
    expect(paymentOf((await pay()).body).gatewayOrderId).toBe(gatewayOrderId)
  })

  it('[26.2] that all have used up is offered to nobody', async () => {
    const stranger = await openShopper(shop.api)
    await shop.api.database.update(schema.coupons).set({ used: 3 }).where(eq(schema.coupons.code, 'THREE'))
    expect(await offered(stranger)).not.toContain('THREE')
    const id = await checkoutWith(stranger, '9000000107', 'THREE')
    expect((await read(stranger, id)).coupon).toEqual({ name: 'THREE', standing: { status: 'used-up' } })
  })
})
