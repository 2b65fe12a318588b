import { like } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { engines } from '../../test/databases.ts'
import { openShop, testConfig } from '../../test/open-shop.ts'
import { shareShop } from '../../test/share-shop.ts'
import { openShopper, type TestShopper } from '../../test/shopper.ts'
import {
  anotherCode,
  aNumber,
  askForCode,
  createTestSms,
  deviceCookieOf,
  enterCode,
  type Whence,
} from '../../test/sign-in.ts'
import type { Config } from '../config.ts'
import { schema } from '../database/index.ts'
import { forgetExpired } from '../session/forget-expired.ts'

const minute = 60_000
const hour = 60 * minute

describe.each(engines)('limits of codes on $name', (engine) => {
  const start = new Date('2026-11-21T10:00:00Z').getTime()
  let now = new Date(start)
  let networks = 0
  const sms = createTestSms()
  // The limits of calls are off: nothing but codes is limited here, and codes always are.
  const shop = shareShop(engine, () => ({ now: () => now, sms }))

  /** A network that no other test has. */
  function aNetwork(): string {
    networks += 1
    return `198.51.${Math.floor(networks / 250)}.${(networks % 250) + 1}`
  }
  const codeOf = (number: string) => sms.messages.findLast((each) => each.mobileNumber === number)?.code ?? ''
  async function statusOf(mobileNumber: string, whence: Whence = {}, shopper?: TestShopper): Promise<number> {
    return (await askForCode(shopper ?? (await openShopper(shop.api)), mobileNumber, 'en', whence)).status
  }
  async function repeat(count: number, ask: () => Promise<number>): Promise<number[]> {
    const statuses: number[] = []
    for (let tries = 0; tries < count; tries += 1) statuses.push(await ask())
    return statuses
  }
  /** Signs in from a network; returns what the device is known by then. */
  async function signInFrom(mobileNumber: string, whence: Whence): Promise<string> {
    const shopper = await openShopper(shop.api)
    expect((await askForCode(shopper, mobileNumber, 'en', whence)).status).toBe(200)
    const { body, headers } = await enterCode(shopper, mobileNumber, codeOf(mobileNumber), 'en', whence)
    expect(body.ok).toBe(true)
    return deviceCookieOf(headers)
  }
  /** Uses up what a network may try wrong. */
  async function missFrom(from: string, count: number): Promise<void> {
    for (let misses = 0; misses < count; misses += 1) {
      await enterCode(await openShopper(shop.api), aNumber(), '1234', 'en', { from })
    }
  }

  it('let one asker have three for a number in 15 minutes, and say when to come back', async () => {
    now = new Date(start)
    const [number, from] = [aNumber(), aNetwork()]
    expect(await repeat(3, () => statusOf(number, { from }))).toEqual([200, 200, 200])
    now = new Date(start + 5 * minute)
    const sent = sms.messages.length
    const refused = await askForCode(await openShopper(shop.api), number, 'en', { from })
    expect(refused).toMatchObject({ status: 429, body: { code: 'request/rate-limited' } })
    expect(refused.headers.get('retry-after')).toBe('600')
    expect(sms.messages).toHaveLength(sent)
    expect(await statusOf(aNumber(), { from })).toBe(200)
    now = new Date(start + 15 * minute)
    expect(await statusOf(number, { from })).toBe(200)
  })

  it('let one asker have ten for a number a day', async () => {
    now = new Date(start)
    const [number, from] = [aNumber(), aNetwork()]
    for (let hours = 0; hours < 3; hours += 1) {
      now = new Date(start + hours * hour)
      expect(await repeat(3, () => statusOf(number, { from }))).toEqual([200, 200, 200])
    }
    now = new Date(start + 4 * hour)
    expect(await repeat(2, () => statusOf(number, { from }))).toEqual([200, 429])
    now = new Date(start + 24 * hour - 1)
    expect(await statusOf(number, { from })).toBe(429)
    now = new Date(start + 24 * hour)
    expect(await statusOf(number, { from })).toBe(200)
  })

  it('[V6.1.1] of a stranger refuse the owner of a number nothing: neither sends nor wrong tries', async () => {
    now = new Date(start)
    const number = aNumber()
    const stranger = { from: aNetwork() }
    await repeat(4, () => statusOf(number, stranger))
    const asker = await openShopper(shop.api)
    const tries = await repeat(25, async () => (await enterCode(asker, number, '0001', 'en', stranger)).status)
    expect(tries.at(-1)).toBe(429)
    await signInFrom(number, { from: aNetwork() })
  })

  it('[V6.1.1] of a stranger in the same network refuse nothing to a device that has proven the number', async () => {
    now = new Date(start)
    const [number, from] = [aNumber(), aNetwork()]
    const cookie = await signInFrom(number, { from: aNetwork() })
    expect(cookie).toMatch(/^krishi_device=[\w-]{22}\.[\w-]{43}$/)
    await missFrom(from, 31)
    expect(await repeat(2, () => statusOf(number, { from }))).toEqual([429, 429])
    await signInFrom(number, { from, cookie })
    // It is known for this number alone, and a cookie that somebody made up is worth nothing.
    expect(await statusOf(aNumber(), { from, cookie })).toBe(429)
    expect(await statusOf(number, { from, cookie: `${cookie}x` })).toBe(429)
  })

  it('[V6.3.1] take the right code while it is live, however much the asker has missed before', async () => {
    now = new Date(start)
    const [number, from] = [aNumber(), aNetwork()]
    const shopper = await openShopper(shop.api)
    await askForCode(shopper, number, 'en', { from })
    await missFrom(from, 40)
    expect((await enterCode(await openShopper(shop.api), number, '1234', 'en', { from })).status).toBe(429)
    const wrong = await enterCode(shopper, number, anotherCode(codeOf(number)), 'en', { from })
    expect([wrong.status, wrong.body.ok]).toEqual([200, false])
    expect((await enterCode(shopper, number, codeOf(number), 'en', { from })).body.ok).toBe(true)
  })

  it('[V6.3.1] send no further code to who has missed too often, in an hour and in a day', async () => {
    now = new Date(start)
    const from = aNetwork()
    await missFrom(from, 29)
    expect(await statusOf(aNumber(), { from })).toBe(200)
    await missFrom(from, 1)
    expect(await statusOf(aNumber(), { from })).toBe(429)
    for (let hours = 1; hours < 4; hours += 1) {
      now = new Date(start + hours * hour)
      await missFrom(from, 30)
    }
    now = new Date(start + 4 * hour)
    expect(await statusOf(aNumber(), { from })).toBe(429)
    now = new Date(start + 24 * hour)
    expect(await statusOf(aNumber(), { from })).toBe(200)
  })

  it('[V6.5.4] let strangers have six short codes a day for a number, then long ones, and its own device none but short', async () => {
    now = new Date(start)
    const number = aNumber()
    const home = { from: aNetwork() }
    const cookie = await signInFrom(number, home)
    const lengths: number[] = []
    for (let strangers = 0; strangers < 6; strangers += 1) {
      expect(await statusOf(number, { from: aNetwork() })).toBe(200)
      lengths.push(codeOf(number).length)
    }
    expect(lengths).toEqual([4, 4, 4, 4, 4, 8])
    await statusOf(number, { ...home, cookie })
    expect(codeOf(number)).toHaveLength(4)

    const whence = { from: aNetwork() }
    const owner = await openShopper(shop.api)
    expect((await askForCode(owner, number, 'en', whence)).body).toMatchObject({ codeLength: 8 })
    expect((await enterCode(owner, number, codeOf(number), 'en', whence)).body.ok).toBe(true)
  })

  it('[V6.3.1] let each further network have one code a day for a number that many have asked for', async () => {
    now = new Date(start)
    const number = aNumber()
    const cookie = await signInFrom(number, { from: aNetwork() })
    for (let strangers = 0; strangers < 19; strangers += 1) await statusOf(number, { from: aNetwork() })
    const from = aNetwork()
    expect(await repeat(2, () => statusOf(number, { from }))).toEqual([200, 429])
    await signInFrom(number, { from: aNetwork() })
    await signInFrom(number, { from, cookie })
  })

  it('let a session have ten an hour, and twenty wrong tries', async () => {
    now = new Date(start)
    const shopper = await openShopper(shop.api)
    expect(await repeat(11, () => statusOf(aNumber(), {}, shopper))).toEqual([...Array<number>(10).fill(200), 429])
    const another = await openShopper(shop.api)
    const tries = await repeat(21, async () => (await enterCode(another, aNumber(), '1234')).status)
    expect(tries).toEqual([...Array<number>(20).fill(200), 429])
    expect(await statusOf(aNumber())).toBe(200)
  })

  it('let a network have thirty an hour, of IPv6 all that one subscriber has', async () => {
    now = new Date(start)
    for (const network of [() => '203.0.113.7', () => `2001:db8:7:1::${(networks += 1).toString(16)}`]) {
      const ask = () => statusOf(aNumber(), { from: network() })
      expect(await repeat(31, ask)).toEqual([...Array<number>(30).fill(200), 429])
    }
    expect(await statusOf(aNumber(), { from: '203.0.113.8' })).toBe(200)
    expect(await statusOf(aNumber(), { from: '2001:db8:7:2::1' })).toBe(200)
  })

  it('count each of many at once', async () => {
    now = new Date(start)
    const [number, from] = [aNumber(), aNetwork()]
    const shoppers = await Promise.all(Array.from({ length: 20 }, () => openShopper(shop.api)))
    const statuses = await Promise.all(shoppers.map((shopper) => statusOf(number, { from }, shopper)))
    expect(statuses.filter((status) => status === 200)).toHaveLength(3)
    expect(statuses.filter((status) => status === 429)).toHaveLength(17)
  })

  it('keep guessing hopeless: of all tries in 15 minutes fifteen are looked at at most', async () => {
    now = new Date(start)
    const [number, from] = [aNumber(), aNetwork()]
    const shopper = await openShopper(shop.api)
    let looked = 0
    for (let codes = 0; codes < 5; codes += 1) {
      await askForCode(shopper, number, 'en', { from })
      for (let tries = 0; tries < 8; tries += 1) {
        const { body } = await enterCode(shopper, number, anotherCode(codeOf(number)), 'en', { from })
        if (body.error?.includes('Tries left')) looked += 1
      }
    }
    // The fifth try of a code is looked at too, and says to ask for another one.
    expect(looked).toBeLessThanOrEqual(3 * 4)
  })

  it('are kept under a hash, and forgotten when they are over', async () => {
    now = new Date(start)
    const number = aNumber()
    await statusOf(number)
    const { rateLimits } = schema
    const keys = await shop.api.database.select().from(rateLimits)
    expect(keys.filter(({ key }) => key.includes(number))).toEqual([])
    expect(keys.some(({ key }) => /^[\w-]{43}$/.test(key))).toBe(true)
    await forgetExpired(shop.api.database, new Date(start + 72 * hour))
    expect(await shop.api.database.$count(rateLimits, like(rateLimits.key, '_'.repeat(43)))).toBe(0)
  })
})

describe.each(engines)('limits of codes after a restart on $name', (engine) => {
  it('go on', async () => {
    const location = await engine.create()
    const config: Config = { ...testConfig(location), sessionSecrets: ['the same secret of both servers, for a test'] }
    const dependencies = { config }
    const number = aNumber()
    const whence = { from: '203.0.113.9' }
    const first = await openShop(location, dependencies)
    for (let codes = 0; codes < 3; codes += 1) {
      expect((await askForCode(await openShopper(first), number, 'en', whence)).status).toBe(200)
    }
    await first.close()
    const second = await openShop(location, dependencies)
    expect((await askForCode(await openShopper(second), number, 'en', whence)).status).toBe(429)
    expect((await askForCode(await openShopper(second), aNumber(), 'en', whence)).status).toBe(200)
    await second.close()
  })
})
