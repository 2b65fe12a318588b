import type { EndedSessions, SignedInSessions } from '@krishi/storefront-core/contract'
import { describe, expect, it } from 'vitest'
import { engines } from '../../test/databases.ts'
import { shareShop } from '../../test/share-shop.ts'
import type { TestShopper } from '../../test/shopper.ts'
import { logInto } from '../../test/log-into.ts'
import { validPeopleCalls } from '../../test/valid-people-calls.ts'
import { askForCode, enterCode, openBrowser, signIn, type TestBrowser } from '../../test/sign-in.ts'

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0'
const phone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36'

const day = 24 * 60 * 60 * 1000

describe.each(engines)('the sessions of an account on $name', (engine) => {
  const begin = new Date('2026-11-21T10:00:00Z').getTime()
  let time = begin
  const lines: string[] = []
  const shop = shareShop(engine, () => ({ now: () => new Date(time), logger: logInto(lines) }))

  const newcomer = async (number?: string) => signIn(shop.api, await openBrowser(shop.api), number)
  const numberOf = ({ shopper }: TestBrowser) => shopper.session.user.mobileNumber
  const listOf = async (shopper: TestShopper) => (await shopper.call<SignedInSessions>('/auth/sessions')).body.sessions
  const endOthers = (shopper: TestShopper) => shopper.call<EndedSessions>('/auth/other-sessions', { method: 'DELETE' })
  const isSignedIn = async ({ cookie }: TestBrowser) =>
    !(await openBrowser(shop.api, cookie)).shopper.session.user.isGuestUser

  const unknown = { kind: 'unknown', system: '', browser: '' }
  const withoutIds = (sessions: SignedInSessions['sessions']) => sessions.map(({ id: _id, ...session }) => session)
  const endOne = (shopper: TestShopper, id: string) =>
    shopper.call<EndedSessions>(`/auth/sessions/${id}`, { method: 'DELETE' })

  /** Tells the server of a device, as a browser does once somebody has signed in. */
  async function tellDevice(cookie: string, name: 'auth.deviceLogin' | 'auth.sessionStart', userAgent: string) {
    const { shopper } = await openBrowser(shop.api, cookie)
    const { path, body } = validPeopleCalls[name]
    await shopper.call(path, { body: { ...body, additionalInfo: { userAgent } } })
  }

  it('[V7.5.2] are told with their days, this one first, and what their browsers told', async () => {
    time = begin
    const first = await newcomer()
    time = begin + 3 * day
    const second = await newcomer(numberOf(first))
    time = begin + 5 * day
    await newcomer()
    const { shopper } = await openBrowser(shop.api, first.cookie)
    const [at, later, now] = [begin, begin + 3 * day, time].map((ms) => new Date(ms).toISOString())
    expect(withoutIds(await listOf(shopper))).toEqual([
      { device: unknown, beganAt: at, usedAt: now, isThisOne: true },
      { device: unknown, beganAt: later, usedAt: later, isThisOne: false },
    ])
    const { shopper: other } = await openBrowser(shop.api, second.cookie)
    expect((await listOf(other)).map(({ beganAt, isThisOne }) => [beganAt, isThisOne])).toEqual([
      [later, true],
      [at, false],
    ])
  })

  it('[V7.5.2] are told apart by the kind of device, as it was told at the sign-in, else at the first visit', async () => {
    const here = await newcomer()
    const there = await newcomer(numberOf(here))
    await tellDevice(here.cookie, 'auth.sessionStart', windows)
    await tellDevice(there.cookie, 'auth.sessionStart', windows)
    await tellDevice(there.cookie, 'auth.deviceLogin', phone)
    const { shopper } = await openBrowser(shop.api, here.cookie)
    expect((await listOf(shopper)).map(({ device }) => device)).toEqual([
      { kind: 'computer', system: 'Windows', browser: 'Firefox' },
      { kind: 'phone', system: 'Android', browser: 'Chrome' },
    ])
  })

  it('[V7.5.2] end one by one, with their tokens: one of the own, never this one, and none of anybody else', async () => {
    const here = await newcomer()
    const [first, second] = [await newcomer(numberOf(here)), await newcomer(numberOf(here))]
    const stranger = await newcomer()
    const idOf = ({ shopper }: TestBrowser) => shopper.session.sessionId
    lines.length = 0
    const firstId = (await listOf(first.shopper)).find(({ isThisOne }) => isThisOne)?.id ?? ''
    expect((await endOne(here.shopper, firstId)).body).toEqual({ ended: 1 })
    expect((await first.shopper.call('/auth/profile')).status).toBe(401)
    expect(await isSignedIn(first)).toBe(false)
    for (const id of [firstId, idOf(here), idOf(stranger)]) {
      expect((await endOne(here.shopper, id)).body).toEqual({ ended: 0 })
    }
    for (const each of [here, second, stranger]) expect(await isSignedIn(each)).toBe(true)
    expect((await endOne(here.shopper, 'no-id')).status).toBe(400)
    expect(lines.filter((text) => text.includes('"event":"signed-out-elsewhere"'))).toHaveLength(1)
  })

  it('[V7.5.2] leave out what is over', async () => {
    time = begin
    const first = await newcomer()
    await newcomer(numberOf(first))
    time = begin + 100 * day
    await openBrowser(shop.api, first.cookie)
    time = begin + 181 * day
    const { shopper } = await openBrowser(shop.api, first.cookie)
    expect(await listOf(shopper)).toHaveLength(1)
    expect((await endOthers(shopper)).body).toEqual({ ended: 0 })
    time = begin
  })

  it('[V7.5.2] end on all other devices at once, with their tokens, and on no device of anybody else', async () => {
    const here = await newcomer()
    const there = [await newcomer(numberOf(here)), await newcomer(numberOf(here))]
    const stranger = await newcomer()
    lines.length = 0
    const { status, body } = await endOthers(here.shopper)
    expect([status, body]).toEqual([200, { ended: 2 }])
    for (const each of there) {
      expect((await each.shopper.call('/auth/profile')).status).toBe(401)
      expect(await isSignedIn(each)).toBe(false)
    }
    expect(await isSignedIn(here)).toBe(true)
    expect((await here.shopper.call('/auth/profile')).status).toBe(200)
    expect(await isSignedIn(stranger)).toBe(true)
    expect((await endOthers(here.shopper)).body).toEqual({ ended: 0 })
    expect(lines.filter((text) => text.includes('"event":"signed-out-elsewhere"'))).toHaveLength(2)
  })

  it('[V7.5.2] are signed in to again with a code', async () => {
    const here = await newcomer()
    const there = await newcomer(numberOf(here))
    await endOthers(here.shopper)
    const again = await openBrowser(shop.api, there.cookie)
    const { body } = await askForCode(again.shopper, numberOf(here))
    expect((await enterCode(again.shopper, numberOf(here), body.developmentCode ?? '')).body.ok).toBe(true)
    expect(await listOf(here.shopper)).toHaveLength(2)
  })

  it('are nothing that a guest has', async () => {
    const { shopper } = shop
    const { sessionId } = shopper.session
    const answers = [await shopper.call('/auth/sessions'), await endOthers(shopper), await endOne(shopper, sessionId)]
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403])
  })
})
