import type { Config } from '@krishi/api/config'
import { refuse } from '@krishi/api/http/envelope'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startShopServer, type ShopServer } from '../../../packages/adapter-shopify/suites/server/start-server.ts'
import { createApiOfTest, createShopOfTest } from './shop-of-test.ts'

const partner = 'https://partner.example'
const own = 'https://shop.example'
const changes: Partial<Config> = {
  mode: 'production',
  payment: { provider: 'none' },
  publicOrigin: own,
  embedOrigins: [partner],
}
const ofTest = createApiOfTest({}, changes)
let shopify: ShopServer
let shop: ReturnType<typeof createShopOfTest>

beforeAll(async () => {
  await ofTest.api.ready()
  shopify = await startShopServer()
  shop = createShopOfTest(ofTest, {
    engine: { name: 'shopify', url: shopify.url, token: 'public', privateToken: 'private', checkoutHosts: [] },
  })
})

afterAll(async () => {
  shopify.close()
  await ofTest.close()
})

interface Call {
  readonly origin?: string | null
  readonly method?: string
  readonly body?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** A call as a page makes it, by default one of a partner. */
async function call(path: string, input: unknown, { origin = partner, headers, ...init }: Call = {}) {
  const answer = await shop.request(
    `${own}/embed/calls${path}`,
    {
      method: 'POST',
      ...(init.method === 'GET' ? {} : { body: JSON.stringify(input) }),
      ...init,
      headers: { 'content-type': 'application/json', ...(origin !== null && { origin }), ...headers },
    },
    { incoming: { socket: { remoteAddress: '203.0.113.7' } } },
  )
  const text = await answer.text()
  return { status: answer.status, headers: answer.headers, text, body: JSON.parse(text) as Record<string, unknown> }
}

const tomato = { handle: 'tomato-hybrid-seeds', locale: 'hi' }

describe('what elements ask of a shop at Shopify', () => {
  it('is answered by its ports on the server, in the name of the shopper and with the token of servers', async () => {
    shopify.calls()
    const { status, body, headers } = await call('/catalog.product', tomato)
    expect([status, shopify.calls()]).toEqual([200, ['Product']])
    expect(body).toMatchObject({ ok: true, value: { handle: tomato.handle } })
    expect(headers.get('cache-control')).toBe('no-store')
    expect(shopify.lastHeaders()).toMatchObject({
      'shopify-storefront-private-token': 'private',
      'shopify-storefront-buyer-ip': '203.0.113.7',
    })
  })

  it('prices a cart', async () => {
    const { body: cards } = await call('/catalog.productCards', { handles: [tomato.handle], locale: 'en' })
    expect(cards).toMatchObject({ ok: true, value: [{ productId: '103', handle: tomato.handle }] })
    const line = { productId: '103', variantId: '102', quantity: 2 }
    const { body: prices } = await call('/cart.price', { lines: [line], locale: 'en' })
    const price = { mapVariant: { 102: { price: 19_950 } } }
    expect(prices).toMatchObject({ ok: true, value: { products: { 103: price } } })
  })

  it('is told beforehand, as far as Shopify can do it', async () => {
    const { status, body, headers } = await call('', null, { method: 'GET' })
    expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=300'])
    expect(body).toEqual(expect.arrayContaining(['catalog.product', 'catalog.productCards', 'cart.price']))
    expect(body).not.toContain('delivery.estimatedDelivery')
  })

  it('[28.4] is told by the shop itself where a pincode is, in the language of the page', async () => {
    shopify.calls()
    const asked = { headers: { 'user-language': 'hi' } }
    const { body } = await call('/address.pincodeLookup', '560001', asked)
    expect(body).toMatchObject({ ok: true, value: { district: 'बेंगलुरु', state: 'कर्नाटक', provinceId: 'KA' } })
    const unknown = { ok: false, error: { code: 'address/pincode-unknown' } }
    expect((await call('/address.pincodeLookup', '999999')).body).toMatchObject(unknown)
    for (const noPincode of ['4110', '560001 ', 560_001, { pincode: '560001' }, null]) {
      const { body: refusal } = await call('/address.pincodeLookup', noPincode)
      expect(refusal).toEqual({ ok: false, error: { code: 'request/invalid' } })
    }
    expect((await call('', null, { method: 'GET' })).body).toContain('address.pincodeLookup')
    expect(shopify.calls()).toEqual([])
  })

  it('says what Shopify cannot do, and passes on what it refuses', async () => {
    const estimate = { pincode: '411001', productId: 'p', variantId: 'v' }
    const { status, body } = await call('/delivery.estimatedDelivery', estimate)
    const unsupported = { ok: false, error: { code: 'port/unsupported' } }
    expect([status, body]).toEqual([200, unsupported])
    expect((await call('/catalog.product', { ...tomato, handle: 'none' })).body).toMatchObject({
      ok: false,
      error: { code: 'request/not-found' },
    })
  })

  it.each([
    'orders.list',
    'checkout.createExternal',
    'coupons.validate',
    'auth.sendOtp',
    'address.list',
    'reviews.own',
  ])('is not %s', async (operation) => {
    shopify.calls()
    const { status, body } = await call(`/${operation}`, {})
    expect([status, body['code'], shopify.calls()]).toEqual([404, 'request/not-found', []])
  })

  it.each([
    'catalog.constructor',
    'catalog.toString',
    'catalog.__proto__',
    'catalog',
    'supports',
    '__proto__.x',
    'a/b',
  ])('is no name that any object has: %s', async (operation) => {
    expect(await call(`/${operation}`, {})).toMatchObject({ status: 404, body: { code: 'request/not-found' } })
  })

  it.each([
    ['no JSON', '{"handle":'],
    ['nothing', ''],
    ['a value that the port cannot read', 'null'],
  ])('is refused with a code and without a stack for %s', async (_, body) => {
    const { status, body: told, text } = await call('/catalog.product', null, { body })
    expect([status, told['code']]).toEqual([400, 'request/invalid'])
    expect(text).not.toMatch(/TypeError|\.ts|at /)
  })

  it('is JSON of limited size, posted', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    expect(await call('/catalog.product', tomato, { headers: form })).toMatchObject({ status: 400 })
    expect(await call('/catalog.product', { ...tomato, more: 'x'.repeat(100_000) })).toMatchObject({
      status: 413,
      body: { code: 'request/too-large' },
    })
    expect(await call('/catalog.product', null, { method: 'GET' })).toMatchObject({ status: 404 })
    expect(await call('/catalog.product', tomato, { method: 'PUT' })).toMatchObject({ status: 404 })
  })
})

describe('who may ask', () => {
  const preflight = (origin: string, method: string, path = '/catalog.product') =>
    shop.request(`${own}/embed/calls${path}`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': method, 'access-control-request-headers': 'content-type' },
    })

  it('is a listed origin, by POST, without cookies', async () => {
    const { status, headers } = await preflight(partner, 'POST')
    expect([status, headers.get('access-control-allow-origin')]).toEqual([204, partner])
    expect(headers.get('access-control-allow-methods')).toBe('POST')
    expect(headers.get('vary')).toContain('Origin')
    expect(headers.has('access-control-allow-credentials')).toBe(false)
    expect((await preflight(partner, 'PUT')).headers.has('access-control-allow-origin')).toBe(false)
  })

  it('reads answers and refusals at a listed origin, and at no other', async () => {
    const answers = [
      await call('/catalog.product', tomato),
      await call('/catalog.product', null),
      await call('', null, { method: 'GET' }),
    ]
    for (const { headers } of answers) {
      expect(headers.get('access-control-allow-origin')).toBe(partner)
      expect(headers.get('vary')?.toLowerCase()).toContain('origin')
      expect(headers.has('access-control-allow-credentials')).toBe(false)
    }
    for (const origin of ['https://other.example', 'null', 'https://partner.example.evil.example']) {
      const { status, headers } = await call('/catalog.product', tomato, { origin })
      expect([status, headers.has('access-control-allow-origin')]).toEqual([403, false])
    }
  })

  it('is the shop itself, with or without the name of its origin', async () => {
    expect((await call('/catalog.product', tomato, { origin: own })).status).toBe(200)
    expect((await call('/catalog.product', tomato, { origin: null })).status).toBe(200)
  })

  it('may read the settings of the shop', async () => {
    const answer = await shop.request(`${own}/settings/web/en/now.json`, { headers: { origin: partner } })
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, partner])
  })

  it('makes no difference by cookie or token, sets none, and is told no key', async () => {
    shopify.calls()
    const headers = { cookie: 'krishi-session=stolen', authorization: 'Bearer stolen' }
    const { status, headers: told, text } = await call('/catalog.product', tomato, { headers })
    expect([status, told.has('set-cookie'), text.includes('private')]).toEqual([200, false, false])
    expect(JSON.stringify(shopify.lastHeaders())).not.toContain('stolen')
  })
})

describe('a shop on its own API', () => {
  it('answers no such calls', async () => {
    const answer = await createShopOfTest(ofTest).request(`${own}/embed/calls/catalog.product`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(tomato),
    })
    expect(answer.status).toBe(404)
  })
})

describe('too many calls', () => {
  it('are counted as those of the API, by network and by origin; the page can read why it is refused', async () => {
    const counted: string[] = []
    const { api } = ofTest
    const guards: typeof api.guards = {
      ...api.guards,
      limit: (limitOf) => (c, next) => (counted.push(limitOf(c.req.path)), next()),
      limitOrigins: (c) => Promise.resolve(refuse(c, 'request/rate-limited', { retryAfter: 7 })),
    }
    const engine = { name: 'shopify', url: shopify.url, token: 't', privateToken: null, checkoutHosts: [] } as const
    const busy = createShopOfTest(ofTest, { engine, api: { ...api, guards } })
    shopify.calls()
    const { status, headers } = await busy.request(`${own}/embed/calls/catalog.product`, {
      method: 'POST',
      headers: { origin: partner, 'content-type': 'application/json' },
      body: JSON.stringify(tomato),
    })
    expect([status, headers.get('access-control-allow-origin')]).toEqual([429, partner])
    expect([headers.get('retry-after'), headers.get('access-control-expose-headers')]).toEqual(['7', 'retry-after'])
    expect([counted, shopify.calls()]).toEqual([['call'], []])
  })
})
