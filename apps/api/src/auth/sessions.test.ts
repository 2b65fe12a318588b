import type { EndedSessions, SignedInSessions } from '@krishi/storefront-core/contract'
import { describe, expect, it } from 'vitest'
import { engines } from '../../test/databases.ts'
import { shareShop } from '../../test/share-shop.ts'
import type { TestShopper } from '../../test/shopper.ts'
import { logInto } from '../../test/log-into.ts'
import { askForCode, enterCode, openBrowser, signIn, type TestBrowser } from '../../test/sign-in.ts'

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

  it('[V7.5.2] are told with their days and nothing else, this one first', async () => {
    time = begin
    const first = await newcomer()
    time = begin + 3 * day
    const second = await newcomer(numberOf(first))
    time = begin + 5 * day
    await newcomer()
    const { shopper } = await openBrowser(shop.api, first.cookie)
    const [at, later, now] = [begin, begin + 3 * day, time].map((ms) => new Date(ms).toISOString())
    expect(await listOf(shopper)).toEqual([
      { beganAt: at, usedAt: now, isThisOne: true },
      { beganAt: later, usedAt: later, isThisOne: false },
    ])
    const { shopper: other } = await openBrowser(shop.api, second.cookie)
    expect((await listOf(other)).map(({ beganAt, isThisOne }) => [beganAt, isThisOne])).toEqual([
      [later, true],
      [at, false],
    ])
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
    const answers = [await shop.shopper.call('/auth/sessions'), await endOthers(shop.shopper)]
    expect(answers.map(({ status }) => status)).toEqual([403, 403])
  })
})
