import type { ErrorEnvelope } from '@krishi/storefront-core/contract'
import { operations } from '@krishi/storefront-core/contract'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { engines } from '../../test/databases.ts'
import { call, openShop, testConfig } from '../../test/open-shop.ts'
import { shareShop } from '../../test/share-shop.ts'
import { address, line, openShopper } from '../../test/shopper.ts'
import { aNumber, askForCode, enterCode } from '../../test/sign-in.ts'
import { validCalls } from '../../test/valid-calls.ts'

describe.each(engines)('the edge on $name', (engine) => {
  const log: string[] = []
  const shop = shareShop(engine, (location) => ({
    config: { ...testConfig(location), rateLimit: true, describesApi: true },
    logger: pino({ level: 'debug' }, { write: (text) => void log.push(text) }),
  }))

  function over(address: string, path: string, init: RequestInit = {}) {
    return shop.api.app.request(path, init, { incoming: { socket: { remoteAddress: address } } })
  }
  const openSession = (from: string) =>
    over(from, '/api/session', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ selectedLanguage: 'en' }),
    })

  it('answers health and readiness', async () => {
    expect((await shop.api.app.request('/healthz')).status).toBe(200)
    expect((await shop.api.app.request('/readyz')).status).toBe(200)
  })

  it('sends headers that forbid framing, sniffing, running, storing and referring', async () => {
    const { headers } = await call(shop.api, '/menu?language=en')
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
    })
  })

  it('keeps the request id of the host, and no nonsense', async () => {
    const asked = async (id: string) =>
      (await call(shop.api, '/menu?language=en', { headers: { 'x-request-id': id } })).headers.get('x-request-id')
    expect(await asked('host-request-1')).toBe('host-request-1')
    expect(await asked('<script>')).toMatch(/^[\da-f-]{36}$/)
  })

  it('logs every call by its pattern and nothing about the shopper', async () => {
    log.length = 0
    const shopper = await openShopper(shop.api)
    const id = await shopper.checkout([line('urea', 'URE-45', 1)])
    await shopper.call(`/checkouts/${id}?language=hi`)
    await shopper.placeOrder(id, 'a-key-of-the-test')
    const number = aNumber()
    const { developmentCode = '' } = (await askForCode(shopper, number)).body
    const { headers } = await enterCode(shopper, number, developmentCode)
    const [, cookie = ''] = /=([\w-]{43});/.exec(headers.get('set-cookie') ?? '') ?? []
    expect(cookie).not.toBe('')
    const entries = log.map((text): { route: string; method: string; status: number } => JSON.parse(text))
    const answered = entries.filter(({ route }) => route !== undefined)
    expect(answered.map(({ method, route, status }) => `${method} ${route} ${status}`)).toEqual([
      'POST /api/session 200',
      'POST /api/checkouts 200',
      'GET /api/checkouts/:checkoutId 200',
      'POST /api/orders 200',
      'POST /api/auth/otp 200',
      'POST /api/auth/otp/verify 200',
    ])
    for (const secret of [
      id,
      shopper.token,
      shopper.guestUserId,
      address.phone,
      address.lastName,
      'a-key-of-the-test',
      number,
      cookie,
    ]) {
      expect(log.join()).not.toContain(secret)
    }
  })

  it('answers a defect with its request id and no more, and logs it without what the shopper wrote', async () => {
    log.length = 0
    const shopper = await openShopper(shop.api)
    await shop.api.database.execute(sql`alter table checkouts rename column note to remark`)
    const answer = await call(shop.api, '/checkouts', {
      headers: { authorization: `Bearer ${shopper.token}`, 'user-language': 'hi' },
      body: validCalls.find((each) => each.name === 'checkout.createCheckout')?.body,
    })
    await shop.api.database.execute(sql`alter table checkouts rename column remark to note`)
    expect(answer).toMatchObject({
      status: 500,
      body: {
        code: 'network/server',
        message: 'कुछ गड़बड़ हो गई। कृपया फिर कोशिश करें।',
        fields: { requestId: answer.headers.get('x-request-id') },
      },
    })
    expect(Object.keys(answer.body)).toEqual(['code', 'message', 'fields'])
    const failed = log.find((text) => text.includes('"failed"')) ?? ''
    expect(failed).toContain('42703')
    expect(failed).toContain('checkouts.ts')
    for (const secret of [address.phone, address.lastName, 'Temple Street', 'Call before delivery']) {
      expect(failed).not.toContain(secret)
    }
  })

  it('limits calls by address before there is a session, and says when to come back', async () => {
    const statuses: number[] = []
    for (let tries = 0; tries < 61; tries += 1) statuses.push((await openSession('203.0.113.1')).status)
    expect(statuses.slice(0, 60).every((status) => status === 200)).toBe(true)
    const refused = await openSession('203.0.113.1')
    const envelope: ErrorEnvelope = await refused.json()
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(envelope.code).toBe('request/rate-limited')
    expect((await openSession('203.0.113.2')).status).toBe(200)
  })

  it('[V15.3.4] limits a subscriber of IPv6, whichever address the calls come from', async () => {
    const statuses: number[] = []
    for (let tries = 0; tries < 61; tries += 1) {
      statuses.push((await openSession(`2001:db8:5:6::${tries.toString(16)}`)).status)
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
    expect((await openSession('2001:db8:5:7::1')).status).toBe(200)
  })

  it('limits orders by shopper, whatever address the calls come from', async () => {
    const shopper = await openShopper(shop.api)
    const order = (from: string) =>
      over(from, '/api/orders', { method: 'POST', headers: { authorization: `Bearer ${shopper.token}` } })
    const statuses: number[] = []
    for (let tries = 0; tries < 21; tries += 1) statuses.push((await order(`198.51.100.${tries}`)).status)
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  })

  it('does not limit the host that renders pages in this process', async () => {
    for (let tries = 0; tries < 70; tries += 1) {
      expect((await shop.api.app.request('/api/session', { method: 'POST' })).status).not.toBe(429)
    }
  })

  it('describes every operation that it serves, and serves its page from here', async () => {
    const { body } = await call<{ paths: Record<string, Record<string, { operationId: string }>> }>(
      shop.api,
      '/openapi.json',
    )
    const described = Object.values(body.paths).flatMap((path) => Object.values(path).map((each) => each.operationId))
    // What takes a form with a file has no valid call in JSON.
    const forms = described.filter((name) => ['community.uploadMedia', 'reviews.uploadPicture'].includes(name))
    expect(described.sort()).toEqual([...validCalls.map((each) => each.name), ...forms].sort())
    expect(forms).toHaveLength(2)
    expect(Object.keys(body.paths)).toContain(
      operations['checkout.abandonedCheckout'].path.replace(':checkoutId', '{checkoutId}'),
    )

    const page = await (await shop.api.app.request('/api/docs')).text()
    const addresses = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address ?? '')
    expect(addresses).toHaveLength(3)
    for (const each of addresses) {
      expect(each).toMatch(/^\/api\/docs\//)
      const file = await shop.api.app.request(each)
      expect(file.status).toBe(200)
      expect(file.headers.get('content-type')).toMatch(/^text\/(css|javascript)/)
    }
  })
})

describe.each(engines)('an edge that tells nobody how it is called, on $name', (engine) => {
  const shop = shareShop(engine, (location) => ({ config: { ...testConfig(location), describesApi: false } }))

  it.each(['/docs', '/docs/start.js', '/openapi.json'])('[V13.4.5] has no %s', async (path) => {
    expect((await shop.api.app.request(`/api${path}`)).status).toBe(404)
  })
})

describe.each(engines)('closing on $name', (engine) => {
  it('lets running calls end, refuses new ones and releases the data directory', async () => {
    const location = await engine.create()
    const api = await openShop(location)
    const shopper = await openShopper(api)
    const ids = await Promise.all(Array.from({ length: 10 }, () => shopper.checkout([line('urea', 'URE-45', 1)])))
    const running = ids.map((id) => shopper.placeOrder(id, crypto.randomUUID()))
    const closed = Promise.all([api.close(), api.close()])
    const late = await call(api, '/menu?language=en')
    expect(late).toMatchObject({ status: 503, body: { code: 'network/server' } })
    expect(late.headers.get('retry-after')).toBe('2')
    expect((await Promise.all(running)).map(({ status }) => status)).toEqual(ids.map(() => 200))
    await closed
    const again = await openShop(location)
    expect((await call(again, '/menu?language=en')).status).toBe(200)
    await again.close()
  })
})
