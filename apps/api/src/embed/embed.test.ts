import { needsSession } from '@krishi/storefront-core/contract'
import type { EmbedPayloads, ErrorEnvelope, GuestToken } from '@krishi/storefront-core/contract'
import { decodeSharedCart, handoverCodeOf } from '@krishi/storefront-core/shared-cart'
import { count } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { engines } from '../../test/databases.ts'
import { call, testConfig, type CallOptions } from '../../test/open-shop.ts'
import { shareShop } from '../../test/share-shop.ts'
import { line, openShopper } from '../../test/shopper.ts'
import { validCalls } from '../../test/valid-calls.ts'
import { schema } from '../database/index.ts'
import { nameUuid } from '../seeding/index.ts'
import { forgetExpired } from '../session/forget-expired.ts'
import { servedOperations, type ServedOperation } from '../http/served-operations.ts'
import { embeddedOperations, isEmbedded } from './embedded-operations.ts'

const partner = 'https://partner.example'
const brand = 'https://brand.example:8443'
const minute = 60_000

const tomato = { productId: nameUuid('product', 'tomato'), variantId: nameUuid('variant', 'TOM-10'), quantity: 2 }
const urea = { productId: nameUuid('product', 'urea'), variantId: nameUuid('variant', 'URE-45'), quantity: 1 }

const callOf = (name: ServedOperation) => {
  const found = validCalls.find((each) => each.name === name)
  if (!found) throw new Error(`There is no valid call of ${name}. It cannot be tested. Add one to test/valid-calls.ts.`)
  return found
}
const forbidden = validCalls.filter(({ name }) => !isEmbedded(name))

describe.each(engines)('pages of other origins on $name', (engine) => {
  let time = Date.now()
  const shop = shareShop(engine, (location) => ({
    config: { ...testConfig(location), publicOrigin: 'https://shop.example', embedOrigins: [partner, brand] },
    now: () => new Date(time),
  }))

  const over = <Body = ErrorEnvelope>(origin: string, path: string, { headers, ...options }: CallOptions = {}) =>
    call<Body>(shop.api, path, { ...options, headers: { origin, ...headers } })
  const withToken = (token: string, origin: string, path: string, options: CallOptions = {}) =>
    over(origin, path, { ...options, headers: { ...options.headers, authorization: `Bearer ${token}` } })

  async function tokenOf(origin: string): Promise<string> {
    const { body } = await call<GuestToken>(shop.api, '/embed/token', { method: 'POST', headers: { origin } })
    return body.token
  }
  const preflight = (origin: string, name: ServedOperation, method = callOf(name).method ?? '') =>
    shop.api.app.request(`/api${callOf(name).path}`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': method },
    })
  async function handOver(lines: EmbedPayloads['embed.handover']['request']['body']['lines'], language = 'en') {
    const { body } = await call<{ url: string }>(shop.api, '/embed/handover', {
      body: { lines },
      headers: { origin: partner, authorization: `Bearer ${await tokenOf(partner)}`, 'user-language': language },
    })
    const url = new URL(body.url)
    return { url, code: handoverCodeOf(url.hash) ?? '' }
  }
  const redeem = async (code: string) =>
    (await call<EmbedPayloads['embed.redeem']['response']>(shop.api, '/embed/redeem', { body: { code } })).body

  async function rowsOf(): Promise<Record<string, number>> {
    const { sessions, orders, checkouts, reviews, addresses, handovers, otpCodes, wishes } = schema
    const tables = { sessions, orders, checkouts, reviews, addresses, handovers, otpCodes, wishes }
    const counted = await Promise.all(
      Object.entries(tables).map(async ([name, table]) => {
        const [row] = await shop.api.database.select({ rows: count() }).from(table)
        return [name, row?.rows ?? 0] as const
      }),
    )
    return Object.fromEntries(counted)
  }

  it.each(embeddedOperations)('may ask before %s, without cookies', async (name) => {
    const { status, headers } = await preflight(partner, name)
    expect(status).toBe(204)
    expect(headers.get('access-control-allow-origin')).toBe(partner)
    expect(headers.get('access-control-allow-methods')).toBe(callOf(name).method)
    expect(headers.get('vary')).toContain('Origin')
    expect(headers.has('access-control-allow-credentials')).toBe(false)
  })

  it('may ask before nothing else, nor by another method of the same address', async () => {
    const answers = await Promise.all([
      ...forbidden.map(({ name }) => preflight(partner, name)),
      preflight(partner, 'reviews.list', 'POST'),
    ])
    expect(answers.filter(({ headers }) => headers.has('access-control-allow-origin'))).toEqual([])
  })

  it.each([
    'https://evil.example',
    'http://partner.example',
    'https://partner.example.evil.example',
    'https://partner.example:444',
    'https://www.partner.example',
    'null',
  ])('are read by no page of %s', async (origin) => {
    const asked = await preflight(origin, 'catalog.product')
    expect(asked.headers.has('access-control-allow-origin')).toBe(false)
    const { headers } = await over(origin, callOf('catalog.product').path)
    expect(headers.has('access-control-allow-origin')).toBe(false)
    expect(headers.get('vary')).toContain('Origin')
    const token = await over(origin, '/embed/token', { method: 'POST' })
    expect([token.status, token.body.code]).toEqual([403, 'auth/forbidden'])
  })

  it('read the shop window and price a cart with a token, and are given no cookie', async () => {
    const token = await tokenOf(partner)
    for (const name of embeddedOperations) {
      const { path, ...options } = callOf(name)
      const { status, headers } = await withToken(token, partner, path, options)
      expect([name, status]).toEqual([name, 200])
      expect(headers.get('access-control-allow-origin')).toBe(partner)
      expect(headers.has('set-cookie')).toBe(false)
      expect(headers.has('access-control-allow-credentials')).toBe(false)
    }
  })

  it('read without a token what anybody may read, and for the rest why not', async () => {
    for (const name of embeddedOperations) {
      const { path, ...options } = callOf(name)
      const { status, headers } = await over(partner, path, options)
      expect([name, status]).toEqual([name, needsSession(servedOperations[name]) ? 401 : 200])
      expect(headers.get('access-control-allow-origin')).toBe(partner)
    }
  })

  it('are told whole addresses of pictures, and of nothing else', async () => {
    const { path } = callOf('catalog.product')
    const [own, elsewhere] = [await call<unknown>(shop.api, path), await over<unknown>(partner, path)]
    const text = JSON.stringify(own.body)
    expect(text).toMatch(/"\/img\/.*"\/banners\//)
    expect(JSON.stringify(elsewhere.body)).toBe(text.replace(/"(?=\/(?:img|banners)\/)/g, '"https://shop.example'))
  })

  it('get nothing but the shop window, by a token of theirs or of a shopper', async () => {
    const shopper = await openShopper(shop.api)
    const checkoutId = await shopper.checkout([line('tomato', 'TOM-10', 1)])
    const before = await rowsOf()
    for (const token of [await tokenOf(partner), shopper.token]) {
      for (const { name, path, ...options } of forbidden) {
        const { status, body, headers } = await withToken(token, partner, path, options)
        expect([name, status, body.code]).toEqual([name, 403, 'auth/forbidden'])
        expect(headers.has('access-control-allow-origin')).toBe(false)
      }
    }
    const own = await withToken(shopper.token, partner, `/checkouts/${checkoutId}?language=en`)
    expect(own.status).toBe(403)
    const priced = await withToken(shopper.token, partner, callOf('catalog.product').path)
    expect(priced.status).toBe(401)
    expect(await rowsOf()).toEqual(before)
  })

  it('lose nothing by a stolen token: it buys nothing, and works at no other origin and from no program', async () => {
    const token = await tokenOf(partner)
    const product = callOf('catalog.product').path
    const before = await rowsOf()
    expect((await withToken(token, brand, product)).status).toBe(401)
    expect((await withToken(token, 'https://evil.example', product)).status).toBe(401)
    const bearer = { authorization: `Bearer ${token}` }
    expect((await call(shop.api, product, { headers: bearer })).status).toBe(401)
    for (const { name, path, headers, ...options } of forbidden) {
      const { status } = await call(shop.api, path, { ...options, headers: { ...headers, ...bearer } })
      expect([name, status]).toEqual([name, 403])
    }
    expect(await rowsOf()).toEqual(before)
  })

  it('are refused with a token that is over, was changed or is of a session', async () => {
    const { path } = callOf('catalog.product')
    const token = await tokenOf(partner)
    const [, text = '', signature = ''] = token.split('.')
    const forged = Buffer.from(Buffer.from(text, 'base64url').toString().replace(partner, brand)).toString('base64url')
    const refused = [`guest.${forged}.${signature}`, `guest.${text}`, 'guest.', `guest.${shop.shopper.token}`]
    for (const each of refused) expect((await withToken(each, brand, path)).status).toBe(401)
    time += 15 * minute - 1
    expect((await withToken(token, partner, path)).status).toBe(200)
    time += 1
    expect((await withToken(token, partner, path)).status).toBe(401)
    expect((await withToken(await tokenOf(partner), partner, path)).status).toBe(200)
  })

  it.each([partner, 'https://evil.example'])('of %s do nothing by requests that need no preflight', async (origin) => {
    const before = await rowsOf()
    for (const { name, method, path, body } of validCalls.filter((each) => each.method !== 'GET')) {
      const { status } = await shop.api.app.request(`/api${path}`, {
        method: method ?? 'POST',
        headers: { origin, 'content-type': 'text/plain', cookie: '__Host-krishi_session=stolen' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      // A listed origin may have its token, which nothing is kept for.
      if (origin === partner && name === 'embed.token') continue
      expect([name, status]).toEqual([name, expect.toSatisfy((each: number) => each >= 400)])
    }
    expect(await rowsOf()).toEqual(before)
  })

  it('hand a cart over to a page of the shop, in the language of the shopper', async () => {
    const { url, code } = await handOver([tomato, urea], 'hi')
    expect(url.origin + url.pathname).toBe('https://shop.example/hi/shared-cart')
    expect(url.search).toBe('')
    expect(code).toMatch(/^[\w-]{43}$/)
    expect(decodeSharedCart(url.hash)).toEqual([tomato, urea])
  })

  it('hand over nothing that is no cart', async () => {
    const token = await tokenOf(partner)
    const spoilt = [[], [{ ...tomato, quantity: 0 }], [{ ...tomato, productId: '~' }], [{ ...tomato, quantity: 1_000 }]]
    for (const lines of spoilt) {
      const { status, body } = await withToken(token, partner, '/embed/handover', { body: { lines } })
      expect([status, body.code]).toEqual([400, 'request/invalid'])
    }
  })

  it('have a code that works once, for its cart alone', async () => {
    const [first, second] = [await handOver([tomato]), await handOver([urea])]
    const answers = await Promise.all([redeem(first.code), redeem(first.code), redeem(first.code)])
    expect(answers.filter(({ status }) => status === 'taken')).toEqual([{ status: 'taken', lines: [tomato] }])
    expect(answers.filter(({ status }) => status === 'used')).toHaveLength(2)
    expect(await redeem(second.code)).toEqual({ status: 'taken', lines: [urea] })
  })

  it('have a code that works for five minutes, and leaves nothing', async () => {
    const [early, late, used] = [await handOver([tomato]), await handOver([tomato]), await handOver([tomato])]
    await redeem(used.code)
    time += 5 * minute - 1
    expect((await redeem(early.code)).status).toBe('taken')
    time += 1
    expect(await redeem(late.code)).toEqual({ status: 'expired' })
    expect(await redeem(used.code)).toEqual({ status: 'used' })
    expect(await redeem('x'.repeat(43))).toEqual({ status: 'expired' })
    await forgetExpired(shop.api.database, new Date(time + 1))
    expect(await rowsOf()).toMatchObject({ handovers: 0 })
    expect(await redeem(used.code)).toEqual({ status: 'expired' })
  })

  it('cannot take over a cart themselves', async () => {
    const { code } = await handOver([tomato])
    const { status } = await withToken(await tokenOf(partner), partner, '/embed/redeem', { body: { code } })
    expect(status).toBe(403)
    expect((await redeem(code)).status).toBe('taken')
  })
})

describe.each(engines)('limits of other origins on $name', (engine) => {
  const shop = shareShop(engine, (location) => ({
    config: { ...testConfig(location), rateLimit: true, embedOrigins: [partner, brand] },
  }))

  it('count what all pages of an origin do, and leave the others alone', async () => {
    const handOver = (origin: string, visitor: number) =>
      call(shop.api, '/embed/handover', {
        body: {},
        headers: { origin },
        from: `198.51.${visitor >> 8}.${visitor & 255}`,
      })
    const statuses: number[] = []
    for (let visitor = 0; visitor < 601; visitor += 1) statuses.push((await handOver(partner, visitor)).status)
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
    const refused = await handOver(partner, 700)
    expect(refused.status).toBe(429)
    expect(refused.headers.get('access-control-allow-origin')).toBe(partner)
    expect(refused.headers.get('access-control-expose-headers')).toBe('retry-after')
    expect((await handOver(brand, 700)).status).toBe(401)
  })

  it('count a network however many tokens it takes', async () => {
    const from = '203.0.113.5'
    const statuses: number[] = []
    for (let tries = 0; tries < 61; tries += 1) {
      statuses.push(
        (await call(shop.api, '/embed/token', { method: 'POST', headers: { origin: partner }, from })).status,
      )
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  })
})

describe.each(engines)('a shop without other origins on $name', (engine) => {
  const shop = shareShop(engine)

  it('answers no preflight and gives no token', async () => {
    const asked = await shop.api.app.request('/api/embed/token', {
      method: 'OPTIONS',
      headers: { origin: partner, 'access-control-request-method': 'POST' },
    })
    expect(asked.status).toBe(404)
    const { status } = await call(shop.api, '/embed/token', { method: 'POST', headers: { origin: partner } })
    expect(status).toBe(403)
  })
})
