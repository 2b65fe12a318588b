import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { engines } from '../../test/databases.ts'
import { shareShop } from '../../test/share-shop.ts'
import { openShopper, type TestShopper } from '../../test/shopper.ts'
import { validCalls } from '../../test/valid-calls.ts'
import { schema } from '../database/index.ts'
import { forgetExpired } from '../session/forget-expired.ts'

const { deviceLogins, sessionStarts, userActivities } = schema

describe.each(engines)('records of visits on $name', (engine) => {
  const now = new Date('2026-11-21T10:00:00Z')
  const shop = shareShop(engine, () => ({ now: () => now }))

  function send(shopper: TestShopper, name: string, change: object = {}) {
    const valid = validCalls.find((each) => each.name === name)
    return shopper.call(valid?.path ?? '', { body: { ...Object(valid?.body), ...change } })
  }

  it.each([
    ['[03.7]', 'auth.sessionStart', sessionStarts],
    ['[03.9]', 'auth.deviceLogin', deviceLogins],
  ] as const)('%s %s keeps the device of its session once, and no identity or location', async (_id, name, table) => {
    const shopper = await openShopper(shop.api)
    const { sessionId } = shopper.session
    expect((await send(shopper, name, { sessionId: 'another', userId: 'another' })).body).toEqual({ result: 'Success' })
    expect((await send(shopper, name, { deviceId: 'another' })).body).toEqual({ result: 'Success' })
    const rows = await shop.api.database.select().from(table).where(eq(table.sessionId, sessionId))
    expect(rows).toEqual([
      {
        sessionId,
        deviceId: 'a-device',
        networkType: 'cellular',
        signalStrength: '2g',
        userAgent: 'a browser',
        createdAt: now,
      },
    ])
  })

  it('[03.9] keeps what happened on a page, without what its address may tell of the shopper', async () => {
    const shopper = await openShopper(shop.api)
    await send(shopper, 'auth.userActivity', { pagePath: '/orders/123456789?accessToken=secret' })
    const ofSession = eq(userActivities.sessionId, shopper.session.sessionId)
    expect(await shop.api.database.select().from(userActivities).where(ofSession)).toEqual([
      expect.objectContaining({ activity: 'search', pagePath: '/orders/…', createdAt: now }),
    ])
  })

  it.each([
    ['auth.sessionStart', { deviceId: 'x'.repeat(201) }],
    ['auth.sessionStart', { location: { type: 'Point', coordinates: [1] } }],
    ['auth.deviceLogin', { source: 'APP' }],
    ['auth.userActivity', { activity: 'x'.repeat(201) }],
  ])('refuses a %s with %j', async (name, change) => {
    expect((await send(shop.shopper, name, change)).status).toBe(400)
  })

  it('are forgotten after 180 days', async () => {
    const shopper = await openShopper(shop.api)
    for (const name of ['auth.sessionStart', 'auth.deviceLogin', 'auth.userActivity']) await send(shopper, name)
    const countAll = async () => {
      const tables = [sessionStarts, deviceLogins, userActivities]
      return Promise.all(tables.map((table) => shop.api.database.$count(table)))
    }
    expect((await countAll()).every((count) => count > 0)).toBe(true)
    await forgetExpired(shop.api.database, new Date(now.getTime() + 180 * 24 * 60 * 60 * 1000))
    expect((await countAll()).every((count) => count > 0)).toBe(true)
    await forgetExpired(shop.api.database, new Date(now.getTime() + 180 * 24 * 60 * 60 * 1000 + 1))
    expect(await countAll()).toEqual([0, 0, 0])
  })
})
