import type { DeliveryEstimate, Location } from '@krishi/storefront-core/contract'
import { defaultSettings } from '@krishi/storefront-core/settings'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { testSeeds } from '../../test/catalogue.ts'
import { engines } from '../../test/databases.ts'
import { shareShop } from '../../test/share-shop.ts'
import { schema } from '../database/index.ts'
import { nameUuid, shopSeeds } from '../seeding/index.ts'

const productId = nameUuid('product', 'tomato')
const variantId = nameUuid('variant', 'TOM-10')

function estimatePath(pincode: string, own: Partial<Record<'productId' | 'variantId', string>> = {}): string {
  return `/delivery/estimate?${new URLSearchParams({ pincode, productId, variantId, ...own }).toString()}`
}

const placePath = (path: string, latitude: number, longitude: number) =>
  `${path}?latitude=${latitude}&longitude=${longitude}`

describe.each(engines)('delivery on $name', (engine) => {
  const shop = shareShop(engine, undefined, { ...testSeeds(), pincodes: shopSeeds().pincodes })
  const estimate = async (pincode: string) => (await shop.shopper.call<DeliveryEstimate>(estimatePath(pincode))).body

  it.each([
    ['560001, beside a warehouse', '560001', { eta: '2-3', type: 'DAY' }],
    ['570001, Mysuru', '570001', { eta: '2-3', type: 'DAY' }],
    ['600001, Chennai', '600001', { eta: '3-4', type: 'DAY' }],
    ['781001, Guwahati', '781001', { eta: '4-6', type: 'DAY' }],
    ['194102, whose own position nobody knows', '194102', { eta: '4-6', type: 'DAY' }],
    ['744101, Port Blair, beyond the last band', '744101', { eta: '', type: 'DAY' }],
    ['682551, where nothing is brought', '682551', { eta: 'Undeliverable Pincode', type: '' }],
    ['999999, which does not exist', '999999', { eta: 'Invalid Pincode', type: '' }],
    ['five digits', '56000', { eta: 'Invalid Pincode', type: '' }],
  ])('[16.4] [16.6] tells the days to %s', async (_name, pincode, answer) => {
    expect(await estimate(pincode)).toEqual(answer)
  })

  it('brings nothing to a pincode that the owner does not serve', async () => {
    const { pincodes } = schema
    const serve = (isServed: boolean) =>
      shop.api.database.update(pincodes).set({ isServed }).where(eq(pincodes.pincode, '570001'))
    await serve(false)
    expect(await estimate('570001')).toEqual({ eta: 'Undeliverable Pincode', type: '' })
    await serve(true)
    expect(await estimate('570001')).toEqual({ eta: '2-3', type: 'DAY' })
  })

  it('[16.6] knows the version of the call, and only packs that there are', async () => {
    const call = (version: string) => shop.shopper.call(estimatePath('560001'), { headers: { 'api-version': version } })
    expect([(await call('1.0')).status, (await call('2.0')).status]).toEqual([200, 400])
    for (const own of [{ variantId: productId }, { productId: variantId }, { variantId: 'a pack' }]) {
      expect((await shop.shopper.call(estimatePath('560001', own))).status).toBe(404)
    }
  })

  it('finds the pincode that lies nearest, in words and in parts', async () => {
    const { body } = await shop.shopper.call<Location>(placePath('/location/reverse', 12.3, 76.65))
    expect(body).toMatchObject({ state: 'Karnataka', country: 'India' })
    expect(body.pincode).toMatch(/^57\d{4}$/)
    const words = await shop.shopper.call(placePath('/geocode/reverse', 12.3, 76.65))
    expect(words.body).toMatchObject({ pincode: body.pincode, displayAddress: expect.stringMatching(/Karnataka$/) })
  })

  it('[28.5] names the place of a position in the language of the call', async () => {
    const inHindi = { headers: { 'user-language': 'hi' } }
    const { body } = await shop.shopper.call(placePath('/location/reverse', 20.259, 74.552), inHindi)
    expect(body).toMatchObject({ city: 'नाशिक', state: 'महाराष्ट्र' })
    const words = await shop.shopper.call(placePath('/geocode/reverse', 20.259, 74.552), inHindi)
    expect(words.body).toMatchObject({ displayAddress: 'नाशिक, महाराष्ट्र' })
  })

  it('finds nothing at sea, abroad or off the map', async () => {
    for (const path of ['/location/reverse', '/geocode/reverse']) {
      expect((await shop.shopper.call(placePath(path, 15, 85))).status).toBe(404)
      expect((await shop.shopper.call(placePath(path, 48.2, 16.4))).status).toBe(404)
      expect((await shop.shopper.call(placePath(path, 91, 16.4))).status).toBe(400)
      expect((await shop.shopper.call(`${path}?latitude=north`)).status).toBe(400)
    }
  })

  it('[16.2] guesses nothing from a network address unless the owner allows it', async () => {
    expect((await shop.shopper.call('/location/ip')).status).toBe(404)
    const body = { userId: '', ipResponse: { ip: '203.0.113.7' } }
    expect((await shop.shopper.call('/location/from-ip', { body })).status).toBe(404)
  })
})

describe.each(engines)('a network address on $name', (engine) => {
  const asked: string[] = []
  const shop = shareShop(engine, () => ({
    settings: { ...defaultSettings, locationConfig: { allowIpLookup: true } },
    locateNetwork: (address) => {
      asked.push(address)
      return Promise.resolve(address === '198.51.100.9' ? null : { latitude: 12.97, longitude: 77.59 })
    },
  }))

  async function ask(path: string, remoteAddress: string, body?: unknown) {
    const environment = { incoming: { socket: { remoteAddress } } }
    const init = body
      ? { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
      : {}
    const answer = await shop.api.app.request(`/api${path}`, init, environment)
    return { status: answer.status, body: (await answer.json()) as unknown }
  }

  it('[16.2] leads to a place where the owner allows it, and only for the caller’s own address', async () => {
    expect(await ask('/location/ip', '203.0.113.7')).toEqual({ status: 200, body: { ip: '203.0.113.7' } })
    const lie = { userId: '', ipResponse: { ip: '198.51.100.9' } }
    expect(await ask('/location/from-ip', '203.0.113.7', lie)).toMatchObject({ body: { pincode: '560001' } })
    expect((await ask('/location/from-ip', '198.51.100.9', lie)).status).toBe(404)
    expect(asked).toEqual(['203.0.113.7', '198.51.100.9'])
  })
})
