import { defaultSettings } from '@krishi/storefront-core/settings'
import { aProduct } from '@krishi/storefront-hooks/memory'
import { aServer } from '@krishi/storefront-hooks/testing'
import { describe, expect, it } from 'vitest'
import { connectEngine } from './connect-engine.ts'

const shop = 'https://shop.example'
const can = ['catalog.product', 'catalog.productCards', 'cart.price']

/** A connection to a shop whose server has told its settings and what its engine can do. */
async function connected(origin = shop) {
  const server = aServer()
  server.answers(200, defaultSettings)
  server.answers(200, can)
  const connection = await connectEngine({ origin, locale: 'hi' }, server.fetch)
  return { server, connection, asked: () => server.requests.slice(2) }
}

const line = { productId: 'p1', variantId: 'v1', quantity: 2 }

describe('the way to a shop on another engine', () => {
  it('reads settings and what the engine can do by calls that browsers ask no leave for', async () => {
    const { server, connection } = await connected()
    expect(server.requests.map(({ method, url, headers }) => [method, url, headers])).toEqual([
      ['GET', `${shop}/settings/web/hi/now.json`, {}],
      ['GET', `${shop}/embed/calls`, {}],
    ])
    expect(await connection.readSettings()).toEqual(defaultSettings)
  })

  it('has the server make the calls of the ports, and gives back what it answers', async () => {
    const { server, connection, asked } = await connected()
    const prices = { products: {}, shipping: { minCartValueForFreeShipping: 1, applicableShippingCharge: 1 } }
    server.answers(200, { ok: true, value: prices })
    server.answers(200, { ok: false, error: { code: 'request/not-found' } })
    expect(await connection.ports.cart.price({ lines: [line], locale: 'hi' })).toEqual({ ok: true, value: prices })
    expect(await connection.ports.catalog.product({ handle: 'none', locale: 'hi' })).toEqual({
      ok: false,
      error: { code: 'request/not-found' },
    })
    expect(asked().map(({ method, url, body }) => [method, url, body])).toEqual([
      ['POST', `${shop}/embed/calls/cart.price`, { lines: [line], locale: 'hi' }],
      ['POST', `${shop}/embed/calls/catalog.product`, { handle: 'none', locale: 'hi' }],
    ])
    expect(asked()[0]?.headers).not.toHaveProperty('authorization')
  })

  it('says what the engine cannot do, and does not ask for it', async () => {
    const { connection, asked } = await connected()
    const { ports } = connection
    expect([ports.supports?.('cart.price'), ports.supports?.('delivery.estimatedDelivery')]).toEqual([true, false])
    expect(await ports.orders.list({ pageNum: 1, pageSize: 1, locale: 'hi' })).toMatchObject({
      error: { code: 'port/unsupported' },
    })
    expect(asked()).toEqual([])
  })

  it('tells refusals, and answers that are none, by their codes', async () => {
    const { server, connection } = await connected()
    const codeOf = async () => {
      const answer = await connection.ports.catalog.product({ handle: 'tomato', locale: 'hi' })
      return answer.ok ? null : answer.error.code
    }
    server.answers(429, { code: 'request/rate-limited', message: '' })
    expect(await codeOf()).toBe('request/rate-limited')
    server.answers(200, '<!doctype html>')
    expect(await codeOf()).toBe('network/malformed')
    server.answers(502, '<!doctype html>')
    expect(await codeOf()).toBe('network/server')
  })

  it('ends a call that nobody waits for any more', async () => {
    const { connection } = await connected()
    const controller = new AbortController()
    const answer = connection.ports.catalog.product({ handle: 'tomato', locale: 'hi' }, { signal: controller.signal })
    controller.abort()
    expect(await answer).toMatchObject({ error: { code: 'network/aborted' } })
  })

  it('reads products, and rejects where they are not told', async () => {
    const { server, connection } = await connected()
    const tomato = aProduct({ productId: 'p1', handle: 'tomato' })
    server.answers(200, { ok: true, value: [tomato] })
    expect(await connection.readProducts(['tomato'])).toEqual([tomato])
    server.answers(500, { code: 'network/server', message: '' })
    await expect(connection.readProducts(['tomato'])).rejects.toThrow('network/server')
  })

  it('rejects where the shop does not answer, so that the page keeps its link', async () => {
    const server = aServer()
    server.answers(200, defaultSettings)
    server.answers(503, { code: 'network/server', message: '' })
    await expect(connectEngine({ origin: shop, locale: 'hi' }, server.fetch)).rejects.toThrow('503')
  })
})

describe('the cart of a shop on another engine', () => {
  it('goes from another site to the shop in an address, and is kept there under names of its own', async () => {
    const { connection, asked } = await connected()
    expect(await connection.handOver?.([line], undefined)).toBe(`${shop}/hi/shared-cart#cart=p1.v1.2`)
    expect(asked()).toEqual([])
    connection.environment?.storage?.()?.setItem('cart', 'lines')
    expect(localStorage.getItem('krishi:cart')).toBe('lines')
    localStorage.removeItem('krishi:cart')
  })

  it('is that of the shop on its own pages', async () => {
    const { connection } = await connected(location.origin)
    expect([connection.handOver, connection.environment]).toEqual([undefined, undefined])
  })
})
