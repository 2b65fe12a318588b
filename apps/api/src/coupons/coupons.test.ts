import type { Checkout } from '@krishi/storefront-core/checkout'
import type { CheckoutIdResponse, CouponPayloads, PlaceOrderResponse } from '@krishi/storefront-core/contract'
import type { Order } from '@krishi/storefront-core/orders'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { matrixPart } from '../../../../tooling/test-matrix.ts'
import { everyEngine } from '../../test/databases.ts'
import { shareShop } from '../../test/share-shop.ts'
import { address, line, openShopper, payload, type TestShopper } from '../../test/shopper.ts'
import { inTransaction, schema } from '../database/index.ts'
import type { Secrets } from '../session/session-secret.ts'
import { findCoupon } from './find-coupons.ts'
import { redeemCoupon } from './redeem-coupon.ts'

type Discount = CouponPayloads['coupons.validateDiscount']['response']
type Offers = CouponPayloads['coupons.availableDiscounts']['response']

/** How many shoppers redeem one coupon at the same time. */
const atOnce = matrixPart === 'gate' ? 500 : 2_000

describe.each(everyEngine)('coupons on $name', (engine) => {
  const shop = shareShop(engine)
  const tomato = line('tomato', 'TOM-10', 2)

  const usedOf = async (code: string) =>
    (await shop.api.database.select().from(schema.coupons).where(eq(schema.coupons.code, code)))[0]?.used

  function validate(discountCode: string, { quantity = 2, language = 'en' } = {}) {
    return shop.shopper.call<Discount>('/coupons/validate', {
      headers: { 'user-language': language },
      body: {
        mobileNumber: '9876543210',
        discountCode,
        discountType: 'FIXED_AMOUNT',
        cartAmount: 99_999_999,
        userId: '',
        source: 'web',
        cartInfo: [{ productId: tomato.productId, variantId: tomato.variantId, variantPrice: 1, quantity }],
      },
    })
  }

  async function checkoutWith(discountCode: string, shopper: TestShopper = shop.shopper, phone = address.phone) {
    const whole = payload([tomato], null, { ...address, phone })
    const checkoutPayload = { ...whole, cart: { ...whole.cart, discountCode } }
    const answer = await shopper.call<CheckoutIdResponse>('/checkouts', { body: { checkoutPayload, source: 'WEB' } })
    return answer.body.data.checkoutId
  }

  const read = async (id: string) => (await shop.shopper.call<Checkout>(`/checkouts/${id}?language=en`)).body.cart

  it('[26.1] lists the current offers in the shopper’s language, without coupons whose code must be known', async () => {
    const { body } = await shop.shopper.call<Offers>('/coupons?language=hi&source=web')
    expect(body.offers.map(({ name }) => name)).toEqual(['TEN', 'TENTH', 'FROM500', 'ONCE', 'THREE'])
    expect(body.offers[0]).toMatchObject({
      type: 'CODE',
      valueType: 'FIXED_AMOUNT',
      value: 1_000,
      description: { firstLine: 'कोड TEN', secondLine: 'On every order', thirdLine: 'Always' },
      minimumPurchaseRequirements: 0,
      end: null,
      shouldApplyMinimumValue: false,
    })
  })

  it('[26.2] [26.3] takes off by today’s prices, whatever the call says of them', async () => {
    expect((await validate('ten')).body).toMatchObject({ coupon: { name: 'TEN' }, discountAmount: 1_000 })
    // 600 rupees: three packs at 200.
    expect((await validate('TENTH', { quantity: 3 })).body.discountAmount).toBe(6_000)
    expect((await validate('FROM500', { quantity: 3 })).body.discountAmount).toBe(1_000)
    expect((await validate(' leaflet ')).body.discountAmount).toBe(1_000)
  })

  it.each([
    ['NOTHING', 404, 'coupon/unknown'],
    ['LATER', 404, 'coupon/unknown'],
    ['OVER', 422, 'coupon/over'],
    ['FROM500', 422, 'coupon/below-minimum'],
    ['   ', 404, 'coupon/unknown'],
  ])('[26.5] refuses %s with %i %s, in a sentence for the shopper', async (code, status, error) => {
    const refused = await validate(code, { quantity: 1, language: 'ta' })
    expect(refused).toMatchObject({ status, body: { code: error } })
    expect((refused.body as unknown as { message: string }).message).toMatch(/கூப்ப/)
  })

  it('[30.13] [26.6] a checkout keeps its coupon, and what it takes off is worked out each time', async () => {
    const id = await checkoutWith('TEN')
    const before = await read(id)
    expect(before).toMatchObject({ discountCode: 'TEN', discountAmount: 1_000 })
    expect(before.totalNetCost).toBe(before.totalCost + before.shippingCharges - 1_000)
    const change = (discountCode: string) =>
      shop.shopper.call(`/checkouts/${id}/address`, {
        method: 'PUT',
        body: { checkoutPayload: { selectedAddress: address, discountAmount: 99_999, discountCode } },
      })
    await change('FROM500')
    expect(await read(id)).toMatchObject({
      discountCode: 'FROM500',
      discountAmount: 0,
    })
    await change('')
    expect(await read(id)).toMatchObject({ discountCode: '', discountAmount: 0 })
  })

  it('[26.4] [30.14] an order is charged without it, and it counts as used', async () => {
    const before = await usedOf('TEN')
    const id = await checkoutWith('TEN')
    const { totalNetCost } = await read(id)
    const placed = await shop.shopper.placeOrder<PlaceOrderResponse>(id, crypto.randomUUID(), { discountAmount: 1_000 })
    expect(placed).toMatchObject({ status: 200, body: { totalNetCost } })
    const { body: order } = await shop.shopper.call<Order>(`/orders/${placed.body.orderId}?language=en`)
    expect(order).toMatchObject({ discountAmount: 1_000, currentTotalPrice: totalNetCost })
    expect(await usedOf('TEN')).toBe((before ?? 0) + 1)
  })

  it('[26.6] is not used again by a number that has used it, though it comes as somebody new', async () => {
    const phone = '9000000001'
    const first = await shop.shopper.placeOrder(await checkoutWith('ONCE', shop.shopper, phone), crypto.randomUUID())
    expect(first.status).toBe(200)
    const stranger = await openShopper(shop.api)
    const again = await checkoutWith('ONCE', stranger, phone)
    expect(await stranger.placeOrder(again, crypto.randomUUID())).toMatchObject({
      status: 409,
      body: { code: 'coupon/used-up' },
    })
    expect(
      (await stranger.placeOrder(await checkoutWith('ONCE', stranger, '9000000002'), crypto.randomUUID())).status,
    ).toBe(200)
    expect(await usedOf('ONCE')).toBe(2)
  })

  it('[26.6] is not used again by the same number after the secret was rotated', async () => {
    const coupon = await findCoupon(shop.api.database, 'ONCE')
    if (coupon === null) throw new Error('The test shop has no coupon ONCE. Nothing can be redeemed. Add it.')
    const redeem = (shopperId: string, secrets: Secrets) =>
      inTransaction(shop.api.database, (transaction) =>
        redeemCoupon(transaction, coupon, { shopperId, phone: '9000000003' }, secrets),
      )
    expect(await redeem('before', ['old'])).toEqual({ ok: true, value: null })
    expect(await redeem('after', ['new', 'old'])).toMatchObject({ ok: false, error: { code: 'coupon/used-up' } })
  })

  it('[26.6] that ended since the page was shown holds the order back; once the page says so, it is placed without', async () => {
    const id = await checkoutWith('LEAFLET')
    await read(id)
    await shop.api.database
      .update(schema.coupons)
      .set({ endsAt: new Date('2026-01-02T00:00:00Z') })
      .where(eq(schema.coupons.code, 'LEAFLET'))
    const refused = await shop.shopper.placeOrder(id, crypto.randomUUID(), { discountAmount: 1_000 })
    expect(refused).toMatchObject({ status: 422, body: { code: 'coupon/over' } })
    expect(await read(id)).toMatchObject({ discountCode: '', discountAmount: 0 })
    expect((await shop.shopper.placeOrder(id, crypto.randomUUID(), { discountAmount: 0 })).status).toBe(200)
    expect(await usedOf('LEAFLET')).toBe(0)
  })

  it(`is never used more often than its limit by ${atOnce} at once`, { timeout: 240_000 }, async () => {
    const { database } = shop.api
    const coupon = await findCoupon(database, 'THREE')
    if (coupon === null)
      throw new Error('The test shop has no coupon THREE. Nothing can be redeemed. Add it to the catalogue.')
    const redeem = (index: number) =>
      inTransaction(database, (transaction) =>
        redeemCoupon(transaction, coupon, { shopperId: `shopper-${index}`, phone: String(index) }, ['a secret']),
      )
    const outcomes = await Promise.all(Array.from({ length: atOnce }, (_, index) => redeem(index)))
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(3)
    expect(await usedOf('THREE')).toBe(3)
    const { body } = await shop.shopper.call<Offers>('/coupons?language=en&source=web')
    expect(body.offers.map(({ name }) => name)).not.toContain('THREE')
  })
})
