import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { engines } from '../../test/databases.ts'
import { logInto } from '../../test/log-into.ts'
import { call, testConfig } from '../../test/open-shop.ts'
import { shareShop } from '../../test/share-shop.ts'
import { line, openShopper, payload } from '../../test/shopper.ts'
import { anotherCode, aNumber, askForCode, createTestSms, enterCode, openBrowser, signIn } from '../../test/sign-in.ts'
import { securityEvents } from './security-event.ts'

interface Line {
  readonly level: number
  readonly event?: string
  readonly session?: string
  readonly account?: string
  readonly network?: string
}

describe.each(engines)('the log of security on $name', (engine) => {
  const lines: string[] = []
  const sms = createTestSms()
  const shop = shareShop(engine, (location) => ({
    config: { ...testConfig(location), rateLimit: true },
    logger: logInto(lines),
    sms,
  }))
  const from = '203.0.113.77'

  /** The events of what is done, in their order. */
  async function eventsOf(work: () => Promise<unknown>): Promise<readonly Line[]> {
    lines.length = 0
    await work()
    const parsed = lines.map((text): Line => JSON.parse(text))
    return parsed.filter(({ event }) => event !== undefined)
  }

  it('[V16.3.1] tells of codes sent and refused, and of signing in and out, without saying whose', async () => {
    const number = aNumber()
    const { shopper, cookie } = await openBrowser(shop.api)
    const codes: string[] = []
    let token = ''
    const events = await eventsOf(async () => {
      await askForCode(shopper, number, 'en', { from })
      const code = sms.messages.at(-1)?.code ?? ''
      codes.push(code)
      await enterCode(shopper, number, anotherCode(code), 'en', { from })
      const { headers } = await enterCode(shopper, number, code, 'en', { from })
      const signedIn = await openBrowser(shop.api, headers.getSetCookie()[0]?.split(';')[0] ?? '')
      token = signedIn.shopper.token
      await signedIn.shopper.call('/auth/sign-out', { method: 'POST', from })
    })
    const session = shopper.session.sessionId
    const network = expect.stringMatching(/^[\w-]{43}$/)
    const account = expect.stringMatching(/^[\da-f-]{36}$/)
    expect(events).toMatchObject([
      { event: 'code-sent', level: 30, purpose: 'sign-in', session, network },
      { event: 'code-refused', level: 40, purpose: 'sign-in', session, network },
      { event: 'signed-in', level: 30, account, network },
      { event: 'signed-out', level: 30, account, session: events[2]?.session, network },
    ])
    expect(new Set(events.map((each) => each.network)).size).toBe(1)
    expect(events[2]?.session).not.toBe(session)
    const log = lines.join('\n').replace(/"(?:time|ms|pid)":[\d.]+/g, '')
    for (const personal of [number, ...codes.map((code) => `"${code}"`), from, token, cookie.split('=')[1]]) {
      expect(log).not.toContain(personal)
    }
  })

  it('[V16.3.1] tells of a deletion, and of the code for one that is refused', async () => {
    const { shopper } = await signIn(shop.api, await openBrowser(shop.api))
    const { mobileNumber, userId: account } = shopper.session.user
    const events = await eventsOf(async () => {
      await shopper.call('/auth/deletion-otp', { body: { mobileNumber } })
      const otpCode = sms.messages.at(-1)?.code ?? ''
      await shopper.call('/auth/user', { method: 'DELETE', body: { otpCode: anotherCode(otpCode) } })
      await shopper.call('/auth/user', { method: 'DELETE', body: { otpCode } })
    })
    expect(events).toMatchObject([
      { event: 'code-sent', purpose: 'deletion', account },
      { event: 'code-refused', purpose: 'deletion', account },
      { event: 'account-deleted', account },
    ])
    expect(lines.join()).not.toContain(mobileNumber)
  })

  it('[V16.3.1] tells of signing in with the token of an app, and of one that is good for nothing', async () => {
    const { shopper } = await signIn(shop.api, await openBrowser(shop.api))
    const body = { accessToken: shopper.token, userId: '', mobileNumber: '', selectedLanguage: 'en' }
    const events = await eventsOf(async () => {
      await call(shop.api, '/session/app', { body })
      await call(shop.api, '/session/app', { body })
    })
    expect(events).toMatchObject([
      { event: 'signed-in', account: shopper.session.user.userId },
      { event: 'forbidden', operation: 'auth.exchangeAppSession' },
    ])
    expect(lines.join()).not.toContain(shopper.token)
  })

  it('[V16.3.2] tells who was refused what is not theirs, and never what was asked for', async () => {
    const [owner, stranger] = [await openShopper(shop.api), await openShopper(shop.api)]
    const checkoutId = await owner.checkout([line('tomato', 'TOM-10', 1)])
    const events = await eventsOf(async () => {
      await stranger.call(`/checkouts/${checkoutId}?language=en`)
      await stranger.call('/order-lookup', { body: { type: 'MOBILE', input: '9876543210' } })
      await stranger.call('/auth/profile')
      await call(shop.api, '/auth/profile', { from })
    })
    const { sessionId: session } = stranger.session
    expect(events).toMatchObject([
      { event: 'not-own', level: 40, operation: 'checkout.abandonedCheckout', session },
      { event: 'not-own', operation: 'orders.byInput', session },
      { event: 'forbidden', level: 40, operation: 'auth.profile', session },
      { event: 'session-refused', level: 30, operation: 'auth.profile' },
    ])
    for (const personal of [checkoutId, '9876543210', from]) expect(lines.join()).not.toContain(personal)
  })

  it('[V16.3.3] tells of input, orders and sizes that are refused', async () => {
    const shopper = await openShopper(shop.api)
    const checkoutId = await shopper.checkout([line('tomato', 'TOM-10', 1)], null)
    const events = await eventsOf(async () => {
      await shopper.call('/order-lookup', { body: { type: 'MOBILE', input: 'Lakshmi' } })
      await shopper.placeOrder(checkoutId, crypto.randomUUID())
      await shopper.call('/auth/otp', { body: { padding: 'Lakshmi'.repeat(100_000) } })
    })
    expect(events).toMatchObject([
      { event: 'input-refused', operation: 'orders.byInput', code: 'request/invalid' },
      { event: 'order-refused', operation: 'checkout.placeOrder', code: 'checkout/address-missing' },
      { event: 'input-refused', code: 'request/too-large' },
    ])
    const { userIdentity } = payload([])
    for (const personal of ['Lakshmi', userIdentity.phone]) expect(lines.join()).not.toContain(personal)
  })

  it('[V16.3.3] tells which limit was reached, by whom and in one network or several', async () => {
    const shopper = await openShopper(shop.api)
    const body = { type: 'ORDERID', input: '12' }
    const events = await eventsOf(async () => {
      for (let asked = 0; asked < 21; asked += 1) await shopper.call('/order-lookup', { body, from })
      await shopper.call('/order-lookup', { body, from: '203.0.113.78' })
    })
    const reached = events.filter(({ event }) => event === 'limit-reached')
    expect(reached).toMatchObject(
      Array.from({ length: 2 }, () => ({ level: 40, operation: 'orders.byInput', session: shopper.session.sessionId })),
    )
    expect(reached[0]?.network).not.toBe(reached[1]?.network)
  })
})

describe('the page about safety', () => {
  it('[V16.1.1] lists every event with its level', () => {
    const page = readFileSync(new URL('../../../../docs/security.md', import.meta.url), 'utf8')
    const listed = [...page.matchAll(/^\| `([a-z-]+)` +\| (info|warn) +\|/gm)].map(([, event, level]) => [event, level])
    expect(Object.fromEntries(listed)).toEqual(securityEvents)
  })
})
