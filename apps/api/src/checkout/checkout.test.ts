import type { Checkout } from '@krishi/storefront-core/checkout'
import type { CheckoutIdResponse } from '@krishi/storefront-core/contract'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { engines } from '../../test/databases.ts'
import { shareShop } from '../../test/share-shop.ts'
import { address, line, openShopper, payload } from '../../test/shopper.ts'
import { schema } from '../database/index.ts'
import { errorMessage } from '../http/messages.ts'
import { nameUuid } from '../seeding/index.ts'

describe.each(engines)('checkouts on $name', (engine) => {
  const shop = shareShop(engine)

  async function read(id: string, language = 'en') {
    const answer = await shop.shopper.call<Checkout>(`/checkouts/${id}?language=${language}`)
    expect(answer.status).toBe(200)
    return answer.body
  }
  function setVariant(sku: string, change: Partial<typeof schema.variants.$inferInsert>) {
    return shop.api.database
      .update(schema.variants)
      .set(change)
      .where(eq(schema.variants.id, nameUuid('variant', sku)))
  }
  function updateAddress(id: string, selectedAddress: unknown) {
    return shop.shopper.call<CheckoutIdResponse>(`/checkouts/${id}/address`, {
      method: 'PUT',
      headers: { 'api-version': '1.0', userId: 'ignored' },
      body: { checkoutPayload: { selectedAddress, discountAmount: 0, discountCode: '' } },
    })
  }

  it("[29.4] makes a checkout of the payload's lines at the server's own prices", async () => {
    const id = await shop.shopper.checkout([line('tomato', 'TOM-10', 2, 1), line('urea', 'URE-45', 1, 1)])
    const { cart, userIdentity, adjustments } = await read(id, 'hi')
    expect(cart.lineItems.map((each) => [each.productTitle, each.variantTitle, each.quantity, each.newPrice])).toEqual([
      ['टमाटर बीज', '500 ग्राम', 2, 20_000],
      ['Urea', '500 ग्राम', 1, 49_900],
    ])
    expect(cart).toMatchObject({ totalCost: 89_900, shippingCharges: 0, totalNetCost: 89_900, discountAmount: 0 })
    expect(cart.note).toBe('Call before delivery')
    const deliveryAddress = { ...address, address2: 'Dist: बेंगलुरु - near the well', city: 'बेंगलुरु' }
    expect(userIdentity).toMatchObject({ deliveryAddress, phone: '9876543210', userExternalId: null })
    expect(adjustments).toEqual([])
  })

  it.each([
    ['at the threshold', [line('urea', 'URE-45', 1)], 49_900, 7_000, 56_900],
    ['above it', [line('urea', 'URE-45', 2)], 99_800, 0, 99_800],
    ['below it', [line('tomato', 'TOM-10', 1)], 20_000, 7_000, 27_000],
  ])('[25.1] charges delivery on a total %s', async (_name, lines, totalCost, shippingCharges, totalNetCost) => {
    const { cart } = await read(await shop.shopper.checkout(lines))
    expect(cart).toMatchObject({ totalCost, shippingCharges, totalNetCost })
  })

  it('[22.3] takes only lines that are for sale and more than none', async () => {
    const id = await shop.shopper.checkout([
      line('tomato', 'TOM-10', 0),
      line('brinjal', 'BRI-10', 1),
      line('okra', 'OKR-10', 1),
      line('maize', 'MAI-10', 1),
      line('nothing', 'NOT-1', 1),
    ])
    expect((await read(id)).cart.lineItems.map((each) => each.productHandle)).toEqual(['okra'])
  })

  it('adds up lines of one variant and holds the sum against its stock', async () => {
    const { cart, adjustments } = await read(
      await shop.shopper.checkout([line('sprayer', 'SPR-1', 1), line('sprayer', 'SPR-1', 3)]),
    )
    expect(cart.lineItems.map((each) => each.quantity)).toEqual([2])
    expect(adjustments).toEqual([{ kind: 'reduced', productTitle: 'Sprayer', variantTitle: '500 g', quantity: 2 }])
  })

  it.each([
    ['nothing', []],
    ['what is sold out', [line('brinjal', 'BRI-10', 1)]],
    ['what was deleted', [line('nothing', 'NOT-1', 1)]],
  ])('[30.10] refuses a checkout of %s', async (_name, lines) => {
    const answer = await shop.shopper.call('/checkouts', { body: { checkoutPayload: payload(lines), source: 'WEB' } })
    expect(answer).toMatchObject({ status: 422, body: { code: 'checkout/items-not-valid' } })
  })

  it('[30.4] tells what was removed, reduced and priced anew since the checkout was made', async () => {
    const id = await shop.shopper.checkout([line('tomato', 'TOM-50', 5), line('okra', 'OKR-10', 1)])
    await setVariant('TOM-50', { price: 55_000, inventoryQuantity: 4 })
    await setVariant('OKR-10', { inventoryPolicy: 'deny' })
    const { cart, adjustments } = await read(id)
    expect(adjustments).toEqual([
      { kind: 'reduced', productTitle: 'Tomato seed', variantTitle: '50 g', quantity: 4 },
      { kind: 'price-changed', productTitle: 'Tomato seed', variantTitle: '50 g', quantity: 4 },
      { kind: 'removed', productTitle: 'Okra seed', variantTitle: '500 g', quantity: 1 },
    ])
    expect(cart.lineItems).toMatchObject([{ price: 60_000, newPrice: 55_000, quantity: 4, availableQuantity: 4 }])
    expect(cart.totalCost).toBe(220_000)
    await setVariant('OKR-10', { inventoryPolicy: 'continue' })
  })

  it('[29.4] changes the delivery address', async () => {
    const id = await shop.shopper.checkout([line('urea', 'URE-45', 1)], null)
    expect((await read(id)).userIdentity.deliveryAddress).toBeNull()
    expect(await updateAddress(id, address)).toMatchObject({ status: 200, body: { data: { checkoutId: id } } })
    expect((await read(id)).userIdentity.deliveryAddress).toEqual(address)
  })

  it('[28.2] refuses an address that the form would refuse, by field', async () => {
    const id = await shop.shopper.checkout([line('urea', 'URE-45', 1)])
    const wrong = { ...address, lastName: ' ', phone: '12345', zip: '5600', province: 'XX' }
    expect(await updateAddress(id, wrong)).toMatchObject({
      status: 400,
      body: {
        code: 'request/invalid',
        fields: { lastName: 'required', mobileNo: 'invalid', pinCode: 'invalid' },
      },
    })
    const made = await shop.shopper.call('/checkouts', {
      body: { checkoutPayload: payload([line('urea', 'URE-45', 1)], null, wrong), source: 'WEB' },
    })
    expect(made.status).toBe(400)
  })

  const inKolkata = { ...address, zip: '700001', address2: 'Dist: Kolkata', city: 'Kolkata', province: 'WB' }
  it.each([
    ['another state', { ...inKolkata, province: 'KA' }, 'address/place-mismatch', { state: 'elsewhere' }],
    [
      'another district',
      { ...inKolkata, address2: 'Dist: Mysuru' },
      'address/place-mismatch',
      { district: 'elsewhere' },
    ],
    ['no pincode of India', { ...address, zip: '000000' }, 'address/pincode-unknown', { pinCode: 'unknown' }],
    ['a pincode that nobody knows', { ...address, zip: '999999' }, 'address/pincode-unknown', { pinCode: 'unknown' }],
    ['no number of a mobile', { ...address, phone: '0987654321' }, 'phone/invalid', { mobileNo: 'invalid' }],
  ] as const)('[28.4] [03.10] refuses an address with %s, in words', async (_what, wrong, code, fields) => {
    const lines = [line('urea', 'URE-45', 1)]
    const made = await shop.shopper.call('/checkouts', {
      body: { checkoutPayload: payload(lines, null, wrong), source: 'WEB' },
    })
    const refusal = { body: { code, fields, message: errorMessage(code, 'en') } }
    expect(made).toMatchObject(refusal)
    const id = await shop.shopper.checkout(lines)
    expect(await updateAddress(id, wrong)).toMatchObject(refusal)
    expect((await read(id)).userIdentity.deliveryAddress).not.toEqual(wrong)
  })

  it('[28.4] takes a district in any language, and tells it in the language of the page', async () => {
    const id = await shop.shopper.checkout([line('urea', 'URE-45', 1)])
    const hindi = { ...address, address2: 'Dist: बेंगलुरु ग्रामीण - कुएँ के पास', city: 'बेंगलुरु' }
    expect((await updateAddress(id, hindi)).status).toBe(200)
    const placesIn = async (language: string) => {
      const { deliveryAddress } = (await read(id, language)).userIdentity
      return [deliveryAddress?.address2, deliveryAddress?.city]
    }
    expect(await placesIn('hi')).toEqual([hindi.address2, hindi.city])
    expect(await placesIn('kn')).toEqual(['Dist: ಬೆಂಗಳೂರು ಗ್ರಾಮಾಂತರ - कुएँ के पास', 'ಬೆಂಗಳೂರು'])
    expect(await placesIn('en')).toEqual(['Dist: Bengaluru Rural - कुएँ के पास', 'Bengaluru'])
    const elsewhere = await updateAddress(id, { ...hindi, address2: 'Dist: मैसूरु' })
    expect(elsewhere.body).toMatchObject({ code: 'address/place-mismatch' })
  })

  it('[28.4] takes each district that a pincode reaches, and keeps its digits as digits', async () => {
    const id = await shop.shopper.checkout([line('urea', 'URE-45', 1)])
    const rural = { ...address, address2: 'Dist: Bengaluru Rural', phone: '+91 98765-43210', zip: '५६०००१' }
    expect((await updateAddress(id, rural)).status).toBe(200)
    const kept = { ...rural, phone: '9876543210', zip: '560001' }
    expect((await read(id)).userIdentity.deliveryAddress).toEqual(kept)
  })

  it('hides a checkout from everybody but its maker, as if it were not there', async () => {
    const id = await shop.shopper.checkout([line('urea', 'URE-45', 1)])
    const other = await openShopper(shop.api)
    const answers = [
      await other.call(`/checkouts/${id}?language=en`),
      await other.call(`/checkouts/${id}/address`, {
        method: 'PUT',
        body: { checkoutPayload: { selectedAddress: address, discountAmount: 0, discountCode: '' } },
      }),
      await other.placeOrder(id, 'key-of-another'),
      await shop.shopper.call(`/checkouts/${crypto.randomUUID()}?language=en`),
    ]
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
      answers.map(() => [404, 'request/not-found']),
    )
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  })
})
