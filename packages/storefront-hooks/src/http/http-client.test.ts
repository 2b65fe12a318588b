import { cartOperations, needsSession, shopOperations } from '@krishi/storefront-core/contract'
import type { Operation, OperationName, PortErrorCode } from '@krishi/storefront-core/contract'
import type { Result } from '@krishi/storefront-core/result'
import { ok } from '@krishi/storefront-core/result'
import { isRecord } from '@krishi/storefront-core/shape'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aSession } from '../memory/fixtures.ts'
import { createFakeClock } from '../testing/create-fake-clock.ts'
import { aServer } from '../testing/a-server.ts'
import { accept } from './accept.ts'
import type { HttpClientOptions } from './http-client.ts'
import { createHttpClient, createTableClient } from './http-client.ts'

const toRecord = accept(isRecord)

function aClient(own: Partial<HttpClientOptions> = {}, create = createHttpClient) {
  const server = aServer()
  const clock = createFakeClock()
  const session = aSession()
  const client = create({
    baseUrl: '/api',
    fetch: server.fetch,
    clock,
    locale: 'te',
    getSession: () => Promise.resolve(ok(session)),
    onUnauthorized: () => Promise.resolve(ok(null)),
    ...own,
  })
  const menu = (signal?: AbortSignal) =>
    client.call('catalog.menu', { query: { language: 'te' } }, toRecord, { signal })
  return { server, clock, client, session, menu }
}

const sessionCalls = Object.entries<Operation>(shopOperations)
  .filter(([, operation]) => needsSession(operation))
  .map(([name, operation]) => [name as OperationName, operation] as const)

const noSession = () => Promise.resolve(ok(null))

describe('http client', () => {
  it('[06.2] [01.6] sends token, language and source with every call', async () => {
    const { server, menu, session } = aClient()
    server.answers(200, { menu: [] })
    await menu()
    expect(server.requests).toMatchObject([
      {
        method: 'GET',
        url: '/api/menu?language=te',
        headers: { authorization: `Bearer ${session.accessToken}`, 'user-language': 'te', source: 'WEB' },
      },
    ])
  })

  it('makes the calls of a part of the table, and throws at another', async () => {
    const { server, client, menu } = aClient({}, (options) => createTableClient(cartOperations, options))
    server.answers(200, {})
    const body = { availableProductsInCart: [], language: 'te' } as const
    await client.call('cart.priceAvailability', { body }, toRecord)
    expect(server.requests).toMatchObject([{ method: 'POST', url: '/api/cart/price-availability' }])
    await expect(menu()).rejects.toThrow('catalog.menu lacks an address')
  })

  it('[06.2] sends the version and the shopper’s id where the table lists them', async () => {
    const { server, client, session } = aClient()
    server.answers(200, {})
    await client.call(
      'checkout.updateCheckoutAddress',
      {
        path: { checkoutId: 'a/b' },
        body: { checkoutPayload: { selectedAddress: {} as never, discountAmount: 0, discountCode: '' } },
      },
      toRecord,
    )
    expect(server.requests[0]).toMatchObject({
      method: 'PUT',
      url: '/api/checkouts/a%2Fb/address',
      headers: { 'api-version': '1.0', userid: session.user.guestUserId, 'content-type': 'application/json' },
    })
  })

  it('[24.6] sends a constant in place of the id before there is a session', async () => {
    const { server, client } = aClient({ getSession: noSession })
    server.answers(200, {})
    const body = { lineItems: [], bundleLineItems: [], shippingCharges: 0, cartValue: 0, nextTarget: 0 }
    await client.call('cart.crossSell', { query: { pageNum: 1, pageSize: 6, language: 'en' }, body }, toRecord)
    expect(server.requests[0]?.headers['userid']).toBe('guest')
  })

  it('[30.12] sends the key of an intent', async () => {
    const { server, client } = aClient()
    server.answers(200, {})
    const payload = { source: 'WEB' } as never
    await client.call('checkout.placeOrder', { body: { checkoutPayload: payload, source: 'WEB' } }, toRecord, {
      idempotencyKey: 'key-1',
    })
    expect(server.requests[0]?.headers['idempotency-key']).toBe('key-1')
  })

  it.each<[what: string, name: OperationName, body: unknown, isKept: boolean]>([
    ['a wish', 'wishlist.create', { productId: 'product-1' }, true],
    ['a wish that is taken back', 'wishlist.remove', { id: 'wish-1' }, true],
    ['what is asked to be told of', 'notifyMe.upsert', { variantId: 'variant-1' }, true],
    ['a language', 'auth.userPreference', { language: 'te' }, true],
    ['the device of a sign-in', 'auth.deviceLogin', { deviceId: 'device-1' }, true],
    ['a session that begins', 'auth.sessionStart', { deviceId: 'device-1' }, true],
    ['posts that were seen', 'community.viewPosts', { postIds: ['post-1'] }, true],
    ['a body that a browser would refuse', 'telemetry.errorReport', { events: ['అ'.repeat(10_000)] }, false],
    ['a picture', 'reviews.uploadPicture', { picture: 'x' }, false],
    ['what is only read', 'cart.priceAvailability', { lineItems: [] }, false],
    ['a page', 'catalog.menu', undefined, false],
  ])('knows whether %s goes on when its page is left', async (_what, name, body, isKept) => {
    const { server, client } = aClient()
    server.answers(200, {})
    await client.call(name, { path: { id: 'wish-1' }, query: {}, body } as never, toRecord)
    expect(server.requests[0]?.keepalive).toBe(isKept)
  })

  it('[03.4] skips a call that needs a token when there is none, and makes the others without', async () => {
    const { server, client, menu } = aClient({ getSession: noSession })
    server.answers(200, {})
    const skipped = await client.call('address.pincodeLookup', { path: { pincode: '570001' } }, toRecord)
    expect(skipped).toEqual({ ok: false, error: { code: 'auth/required' } })
    expect(server.requests).toHaveLength(0)
    expect((await menu()).ok).toBe(true)
    expect(server.requests[0]?.headers).not.toHaveProperty('authorization')
  })

  it('gives the reason why no session could be opened', async () => {
    const { client } = aClient({ getSession: () => Promise.resolve({ ok: false, error: { code: 'network/offline' } }) })
    const answer = await client.call('address.pincodeLookup', { path: { pincode: '570001' } }, toRecord)
    expect(answer).toEqual({ ok: false, error: { code: 'network/offline' } })
  })

  it('renews a refused token once and asks again', async () => {
    const renewed = aSession({ accessToken: 'token-2' })
    const { server, menu } = aClient({ onUnauthorized: () => Promise.resolve(ok(renewed)) })
    server.answers(401, { code: 'session/invalid', message: 'Again.' })
    server.answers(200, { menu: [] })
    expect(await menu()).toEqual({ ok: true, value: { menu: [] } })
    expect(server.requests.map(({ headers }) => headers['authorization'])).toEqual(['Bearer token-1', 'Bearer token-2'])
  })

  it('asks twice at most when the new token is refused as well', async () => {
    const { server, menu } = aClient({ onUnauthorized: () => Promise.resolve(ok(aSession())) })
    server.answers(401, {})
    server.answers(401, {})
    expect(await menu()).toMatchObject({ ok: false, error: { code: 'auth/required' } })
    expect(server.requests).toHaveLength(2)
  })

  it.each<[string, number, unknown, Result<unknown, PortErrorCode>]>([
    [
      'a code, a sentence and the fields',
      422,
      { code: 'request/invalid', message: 'Check the form.', fields: { zip: 'required' } },
      { ok: false, error: { code: 'request/invalid', serverMessage: 'Check the form.', fields: { zip: 'required' } } },
    ],
    [
      'a code that is not known, by its status',
      409,
      { code: 'checkout/some-new-code', message: 'No.' },
      { ok: false, error: { code: 'request/conflict', serverMessage: 'No.' } },
    ],
    ['a page of a proxy', 502, '<html>', { ok: false, error: { code: 'network/server' } }],
    ['a page of a captive portal', 200, '<html>', { ok: false, error: { code: 'network/malformed' } }],
    ['another shape', 200, [1], { ok: false, error: { code: 'network/malformed' } }],
    ['nothing', 200, '', { ok: false, error: { code: 'network/malformed' } }],
  ])('turns %s into a code', async (_what, status, body, expected) => {
    const { server, menu } = aClient()
    server.answers(status, body)
    expect(await menu()).toEqual(expected)
  })

  it.each(sessionCalls)('[03.4] does not make the call %s without a token', async (name, { path }) => {
    const { server, client } = aClient({ getSession: noSession })
    const values = Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, key = '']) => [key, 'x']))
    const request = { path: values, query: {}, body: {} } as never
    expect(await client.call(name, request, toRecord)).toEqual({ ok: false, error: { code: 'auth/required' } })
    expect(server.requests).toEqual([])
  })

  it('says that the network is gone, also when it goes while a read is under way', async () => {
    let isOffline = false
    const { menu } = aClient({
      isOffline: () => isOffline,
      fetch() {
        isOffline = true
        return Promise.reject(new TypeError('Failed to fetch'))
      },
    })
    expect(await menu()).toEqual({ ok: false, error: { code: 'network/offline' } })
  })

  it('[30.12] says that the server did not answer a read whose connection broke while the device was online', async () => {
    const { menu } = aClient({ fetch: () => Promise.reject(new TypeError('Failed to fetch')) })
    expect(await menu()).toEqual({ ok: false, error: { code: 'network/timeout' } })
  })

  it('gives up after the time-out', async () => {
    const { server, clock, menu } = aClient({ timeoutMs: 3_000 })
    const answer = menu()
    await clock.advance(2_999)
    expect(server.requests[0]?.signal.aborted).toBe(false)
    await clock.advance(1)
    expect(await answer).toEqual({ ok: false, error: { code: 'network/timeout' } })
    expect(server.requests[0]?.signal.aborted).toBe(true)
  })

  it('[19.5] gives a picture two minutes', async () => {
    const { clock, client } = aClient()
    const answer = client.call('reviews.uploadPicture', { body: { formFile: new Blob() } }, toRecord)
    await clock.advance(119_999)
    expect(clock.waiting()).toBe(1)
    await clock.advance(1)
    expect(await answer).toEqual({ ok: false, error: { code: 'network/timeout' } })
  })

  it('takes a call back before and while it runs, and leaves no timer behind', async () => {
    const { clock, menu } = aClient()
    expect(await menu(AbortSignal.abort())).toEqual({ ok: false, error: { code: 'network/aborted' } })
    const controller = new AbortController()
    const answer = menu(controller.signal)
    await clock.advance(10)
    controller.abort()
    expect(await answer).toEqual({ ok: false, error: { code: 'network/aborted' } })
    expect(clock.waiting()).toBe(0)
  })

  it('never throws, whatever a server answers', async () => {
    const anyAnswer = fc.record({
      status: fc.integer({ min: 200, max: 599 }),
      body: fc.oneof(fc.jsonValue(), fc.string()),
    })
    await fc.assert(
      fc.asyncProperty(anyAnswer, async ({ status, body }) => {
        const { server, menu } = aClient()
        server.answers(status === 204 || status === 205 || status === 304 ? 200 : status, body)
        const answer = await menu()
        expect(answer.ok || answer.error.code.includes('/')).toBe(true)
      }),
      { numRuns: 300 },
    )
  })
})
