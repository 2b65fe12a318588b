import { describe, expect, it } from 'vitest'
import { supportsCapability } from '../capabilities/index.ts'
import { aServer } from '../testing/a-server.ts'
import { createFakeClock } from '../testing/create-fake-clock.ts'
import { aStorage } from '../testing/storages.ts'
import { createEmbedPorts } from './index.ts'

const api = 'https://shop.example/api'
const prices = { products: {}, shippingDetails: { minCartValueForFreeShipping: 1, applicableShippingCharge: 1 } }
const line = { productId: 'p1', variantId: 'v1', quantity: 2 }

function aPage(storage = aStorage(), clock = createFakeClock()) {
  const server = aServer()
  const { ports, handOver } = createEmbedPorts({
    baseUrl: api,
    fetch: server.fetch,
    locale: 'hi',
    clock,
    storage: () => storage,
  })
  const token = (name: string, seconds = 900) =>
    server.answers(200, { token: name, expiresAt: new Date(clock.now() + seconds * 1000).toISOString() })
  const asked = () => server.requests.map(({ url, headers }) => [url.replace(api, ''), headers['authorization']])
  const price = () => ports.cart.price({ lines: [], locale: 'hi' })
  return { server, clock, storage, ports, handOver, token, asked, price }
}

describe('ports of a page of another origin', () => {
  it('ask for a token once and send it with every call, also with those that anybody may make', async () => {
    const { server, token, asked, price } = aPage()
    token('guest.1')
    server.answers(200, prices)
    server.answers(200, prices)
    expect([(await price()).ok, (await price()).ok]).toEqual([true, true])
    expect(asked()).toEqual([
      ['/embed/token', undefined],
      ['/cart/price-availability', 'Bearer guest.1'],
      ['/cart/price-availability', 'Bearer guest.1'],
    ])
  })

  it('share one token of calls at the same time', async () => {
    const { server, token, asked, price } = aPage()
    token('guest.1')
    server.answers(200, prices)
    server.answers(200, prices)
    await Promise.all([price(), price()])
    expect(asked().filter(([path]) => path === '/embed/token')).toHaveLength(1)
  })

  it('keep the token between loads of the page, as long as it is good', async () => {
    const first = aPage()
    first.token('guest.1', 60)
    first.server.answers(200, prices)
    await first.price()
    const second = aPage(first.storage, first.clock)
    second.server.answers(200, prices)
    await second.price()
    expect(second.asked()).toEqual([['/cart/price-availability', 'Bearer guest.1']])
    await first.clock.advance(31_000)
    const third = aPage(first.storage, first.clock)
    third.token('guest.2')
    third.server.answers(200, prices)
    await third.price()
    expect(third.asked().at(-1)).toEqual(['/cart/price-availability', 'Bearer guest.2'])
  })

  it('take another token where the shop refuses the kept one, and repeat the call', async () => {
    const { server, token, asked, storage, clock, price } = aPage()
    storage.setItem(`guest ${api}`, JSON.stringify({ token: 'old', expiresAt: new Date(clock.now() + 1e6) }))
    server.answers(401, { code: 'auth/required', message: '' })
    token('guest.2')
    server.answers(200, prices)
    expect((await price()).ok).toBe(true)
    expect(asked()).toEqual([
      ['/cart/price-availability', 'Bearer old'],
      ['/embed/token', undefined],
      ['/cart/price-availability', 'Bearer guest.2'],
    ])
    expect(storage.getItem(`guest ${api}`)).toContain('guest.2')
  })

  it.each(['{', '{"token":1}', 'null'])('do not trip over %s in the storage', async (text) => {
    const { server, token, storage, price } = aPage()
    storage.setItem(`guest ${api}`, text)
    token('guest.1')
    server.answers(200, prices)
    expect((await price()).ok).toBe(true)
  })

  it('answer why the shop gives no token', async () => {
    const { server, price } = aPage()
    server.answers(403, { code: 'auth/forbidden', message: '' })
    expect(await price()).toMatchObject({ ok: false, error: { code: 'auth/forbidden' } })
  })

  it('hand a cart over, in the language of the shopper', async () => {
    const { server, token, handOver } = aPage()
    token('guest.1')
    server.answers(200, { url: 'https://shop.example/hi/shared-cart#cart=p1.v1.2' })
    expect(await handOver([line])).toEqual({ ok: true, value: 'https://shop.example/hi/shared-cart#cart=p1.v1.2' })
    expect(server.requests[1]).toMatchObject({
      method: 'POST',
      url: `${api}/embed/handover`,
      headers: { authorization: 'Bearer guest.1', 'user-language': 'hi' },
      body: { lines: [line] },
    })
  })

  it('offer the shop window and nothing else', async () => {
    const { server, ports } = aPage()
    const offered = ['catalog.product', 'cart.price', 'reviews.list', 'address.pincodeLookup'] as const
    const others = ['auth.sendOtp', 'checkout.create', 'orders.list', 'address.list', 'coupons.validate'] as const
    const isOffered = [...offered, ...others].map((capability) => supportsCapability(ports, capability))
    expect(isOffered).toEqual([...offered.map(() => true), ...others.map(() => false)])
    expect(await ports.orders.list({ pageNum: 1, pageSize: 1, locale: 'hi' })).toMatchObject({
      error: { code: 'port/unsupported' },
    })
    expect(server.requests).toEqual([])
  })
})
