import { like } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { engines } from '../../test/databases.ts'
import { openShop, testConfig, type TestShop } from '../../test/open-shop.ts'
import { shareShop } from '../../test/share-shop.ts'
import { openShopper, type TestShopper } from '../../test/shopper.ts'
import { anotherCode, aNumber, askForCode, createTestSms, enterCode } from '../../test/sign-in.ts'
import { validCalls } from '../../test/valid-calls.ts'
import { schema } from '../database/index.ts'
import { forgetExpired } from '../session/forget-expired.ts'

const minute = 60_000
const sendOtp = validCalls.find(({ name }) => name === 'auth.sendOtp')

describe.each(engines)('limits of codes on $name', (engine) => {
  const start = new Date('2026-11-21T10:00:00Z').getTime()
  let now = new Date(start)
  const sms = createTestSms()
  const dependencies = (location: Parameters<typeof testConfig>[0]) => ({
    config: { ...testConfig(location), rateLimit: true },
    now: () => now,
    sms,
  })
  const shop = shareShop(engine, dependencies)

  async function statusOf(mobileNumber: string, shopper?: TestShopper): Promise<number> {
    return (await askForCode(shopper ?? (await openShopper(shop.api)), mobileNumber)).status
  }
  async function statusesOf(count: number, ask: () => Promise<number>): Promise<number[]> {
    const statuses: number[] = []
    for (let tries = 0; tries < count; tries += 1) statuses.push(await ask())
    return statuses
  }
  const askFrom = async (api: TestShop, address: string) => {
    const { token } = await openShopper(api)
    const encryptedData = { ...Object(sendOtp?.body).encryptedData, mobileNumber: aNumber() }
    const init = {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ encryptedData }),
    }
    const answer = await api.app.request('/api/auth/otp', init, { incoming: { socket: { remoteAddress: address } } })
    return answer.status
  }

  it('let a number have three in 15 minutes, and say when to come back', async () => {
    now = new Date(start)
    const number = aNumber()
    expect(await statusesOf(3, () => statusOf(number))).toEqual([200, 200, 200])
    now = new Date(start + 5 * minute)
    const sent = sms.messages.length
    const refused = await askForCode(await openShopper(shop.api), number)
    expect(refused).toMatchObject({ status: 429, body: { code: 'request/rate-limited' } })
    expect(refused.headers.get('retry-after')).toBe('600')
    expect(sms.messages).toHaveLength(sent)
    expect(await statusOf(aNumber())).toBe(200)
    now = new Date(start + 15 * minute)
    expect(await statusOf(number)).toBe(200)
  })

  it('let a number have ten a day', async () => {
    now = new Date(start)
    const number = aNumber()
    for (let hours = 0; hours < 3; hours += 1) {
      now = new Date(start + hours * 60 * minute)
      expect(await statusesOf(3, () => statusOf(number))).toEqual([200, 200, 200])
    }
    now = new Date(start + 4 * 60 * minute)
    expect(await statusesOf(2, () => statusOf(number))).toEqual([200, 429])
    now = new Date(start + 24 * 60 * minute - 1)
    expect(await statusOf(number)).toBe(429)
    now = new Date(start + 24 * 60 * minute)
    expect(await statusOf(number)).toBe(200)
  })

  it('let a session have ten an hour', async () => {
    now = new Date(start)
    const shopper = await openShopper(shop.api)
    expect(await statusesOf(11, () => statusOf(aNumber(), shopper))).toEqual([...Array(10).fill(200), 429])
    expect(await statusOf(aNumber())).toBe(200)
  })

  it('let an address in the network have thirty an hour', async () => {
    now = new Date(start)
    const ask = () => askFrom(shop.api, '203.0.113.7')
    expect(await statusesOf(31, ask)).toEqual([...Array(30).fill(200), 429])
    expect(await askFrom(shop.api, '203.0.113.8')).toBe(200)
  })

  it('let a number be tried twenty times an hour', async () => {
    now = new Date(start)
    const number = aNumber()
    const shopper = await openShopper(shop.api)
    const tries = await statusesOf(21, async () => (await enterCode(shopper, number, '1234')).status)
    expect(tries).toEqual([...Array(20).fill(200), 429])
    expect((await enterCode(shopper, aNumber(), '1234')).status).toBe(200)
  })

  it('count each of many at once', async () => {
    now = new Date(start)
    const number = aNumber()
    const shoppers = await Promise.all(Array.from({ length: 20 }, () => openShopper(shop.api)))
    const statuses = await Promise.all(shoppers.map((shopper) => statusOf(number, shopper)))
    expect(statuses.filter((status) => status === 200)).toHaveLength(3)
    expect(statuses.filter((status) => status === 429)).toHaveLength(17)
  })

  it('keep guessing hopeless: of all tries in 15 minutes fifteen are looked at at most', async () => {
    now = new Date(start)
    const number = aNumber()
    const shopper = await openShopper(shop.api)
    let looked = 0
    for (let codes = 0; codes < 5; codes += 1) {
      await askForCode(shopper, number)
      const code = sms.messages.findLast((each) => each.mobileNumber === number)?.code ?? ''
      for (let tries = 0; tries < 8; tries += 1) {
        const { body } = await enterCode(shopper, number, anotherCode(code))
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
    await forgetExpired(shop.api.database, new Date(start + 72 * 60 * minute))
    expect(await shop.api.database.$count(rateLimits, like(rateLimits.key, '_'.repeat(43)))).toBe(0)
  })
})

describe.each(engines)('limits of codes after a restart on $name', (engine) => {
  it('go on', async () => {
    const location = await engine.create()
    const dependencies = { config: { ...testConfig(location), rateLimit: true } }
    const number = aNumber()
    const first = await openShop(location, dependencies)
    for (let codes = 0; codes < 3; codes += 1) {
      expect((await askForCode(await openShopper(first), number)).status).toBe(200)
    }
    await first.close()
    const second = await openShop(location, dependencies)
    expect((await askForCode(await openShopper(second), number)).status).toBe(429)
    expect((await askForCode(await openShopper(second), aNumber())).status).toBe(200)
    await second.close()
  })
})
