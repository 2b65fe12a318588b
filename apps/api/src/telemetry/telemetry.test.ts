import fc from 'fast-check'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { engines } from '../../test/databases.ts'
import { testConfig } from '../../test/open-shop.ts'
import { shareShop } from '../../test/share-shop.ts'
import { hidePersonal } from './hide-personal.ts'

const report = {
  error: 'TypeError: x is undefined',
  methodName: 'addToCart',
  userId: 'guest-of-the-test',
  isGuestUser: true,
  pagePath: '/cart',
  connectionType: 'cellular',
  connectionStrength: '2g',
  userAgent: 'Mozilla/5.0 (Linux; Android 14)',
}

describe.each(engines)('error reports on $name', (engine) => {
  const log: string[] = []
  const shop = shareShop(engine, (location) => ({
    config: { ...testConfig(location), rateLimit: true },
    logger: pino({ level: 'warn' }, { write: (text) => void log.push(text) }),
  }))
  const send = (change: Partial<typeof report> = {}) =>
    shop.shopper.call<{ accepted: number }>('/telemetry/errors', { body: { ...report, ...change } })

  it('[06.3] takes a report and writes it into the log under the id of the call, without the shopper', async () => {
    log.length = 0
    const { status, body, headers } = await send()
    expect([status, body]).toEqual([200, { accepted: 1 }])
    const { userId, ...logged } = report
    expect(log.map((text): unknown => JSON.parse(text))).toEqual([
      expect.objectContaining({ msg: 'page failed', requestId: headers.get('x-request-id'), report: logged }),
    ])
    expect(log.join()).not.toContain(userId)
  })

  it('[06.3] leaves out what an exception or a path may tell of the shopper', async () => {
    log.length = 0
    await send({
      error:
        'SyntaxError: Unexpected token S, "Savitri Patil, 98" is not valid JSON of 98765 43210 savitri@farm.example',
      pagePath: '/checkout/018f2b7e-5b1c-7cc3-98c4-dc0c0c07398f/payment-mode?accessToken=secret',
    })
    expect(JSON.parse(log[0] ?? '')).toMatchObject({
      report: {
        error: 'SyntaxError: Unexpected token S, … is not valid JSON of … …',
        pagePath: '/checkout/…/payment-mode',
      },
    })
  })

  it('[06.3] takes a very long message, and keeps its beginning', async () => {
    log.length = 0
    expect((await send({ error: 'x'.repeat(20_000) })).status).toBe(200)
    expect(JSON.parse(log[0] ?? '')).toMatchObject({ report: { error: 'x'.repeat(500) } })
    expect((await send({ error: 'x'.repeat(20_001) })).status).toBe(400)
  })

  it('counts reports by themselves, so that a page in a loop neither fills the log nor locks its shopper out', async () => {
    const statuses: number[] = []
    for (let tries = 0; tries < 40; tries += 1) statuses.push((await send()).status)
    expect(statuses.at(-1)).toBe(429)
    expect((await shop.shopper.call('/menu?language=en')).status).toBe(200)
  })
})

describe('hidePersonal', () => {
  it.each([
    ['a phone', '98765 43210'],
    ['a phone in Devanagari digits', '९८७६५ ४३२१०'],
    ['a pincode', '422001'],
    ['an order number', '123456789'],
    ['a mail address', 'savitri.patil@farm.example'],
    ['an id', '018F2B7E-5B1C-7CC3-98C4-DC0C0C07398F'],
    ['a bearer token', 'MDE5M2Y2YWUtOTk5OA.c2lnbmF0dXJlLW9mLWl0cw'],
    ['the query of an address', '?source=APP&userId=u1'],
    ['what was typed', '"Near the well'],
  ])('leaves out %s', (_what, secret) => {
    expect(hidePersonal(`failed: ${secret}`, 500)).toBe('failed: …')
  })

  it('keeps what helps to find a defect', () => {
    const text = "TypeError: Cannot read properties of undefined (reading 'price') at main-a1b2.js:12:345"
    expect(hidePersonal(text, 500)).toBe(text)
  })

  it('lets no long number through, and is never longer than asked', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.bigInt({ min: 1000n, max: 10n ** 15n }), (around, number) => {
        const hidden = hidePersonal(`${around} ${number} ${around}`, 200)
        expect(hidden.length).toBeLessThanOrEqual(200)
        expect(hidden).not.toMatch(/\d{4}/)
      }),
    )
  })
})
