import type { ErrorEnvelope } from '@krishi/storefront-core/contract'
import type { Session } from '@krishi/storefront-core/session'
import { describe, expect, it } from 'vitest'
import { engines } from '../../test/databases.ts'
import { call } from '../../test/open-shop.ts'
import { shareShop } from '../../test/share-shop.ts'
import { openShopper } from '../../test/shopper.ts'
import { cookieOf, openBrowser, openSignedInShopper, signIn } from '../../test/sign-in.ts'
import { accessTokenLifetimeMs } from './access-token.ts'

const day = 24 * 60 * 60 * 1000

describe.each(engines)('the hand-over of a native app on $name', (engine) => {
  let now = new Date('2026-11-22T10:00:00Z')
  const shop = shareShop(engine, () => ({ now: () => now }))

  function exchange<Body = Session>(accessToken: string, rest: object = {}) {
    return call<Body>(shop.api, '/session/app', {
      body: { accessToken, userId: '', mobileNumber: '', selectedLanguage: 'te', ...rest },
    })
  }

  it('[03.2] begins a session of the same shopper, whatever else the address says', async () => {
    const farmer = await openSignedInShopper(shop.api)
    const { body, headers } = await exchange(farmer.token, { userId: 'somebody-else', mobileNumber: '9000000000' })
    expect(body.user).toEqual(farmer.session.user)
    expect(body.selectedLanguage).toBe('te')
    expect(body.sessionId).not.toBe(farmer.session.sessionId)
    expect(headers.get('set-cookie')).toMatch(/^krishi_session=[\w-]{43}; .*HttpOnly; SameSite=Lax$/)
    const { shopper } = await openBrowser(shop.api, cookieOf(headers))
    expect(shopper.session.user).toEqual(farmer.session.user)
    expect((await farmer.call('/auth/profile')).status).toBe(200)
  })

  it('[03.2] takes a token once, of many at once too', async () => {
    const { token } = await openShopper(shop.api)
    const answers = await Promise.all([1, 2, 3, 4].map(() => exchange(token)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403])
    expect((await exchange(token)).status).toBe(403)
  })

  it.each(['', 'made-up', 'a.b'])('[03.2] refuses the token %j', async (token) => {
    const { status, body, headers } = await exchange<ErrorEnvelope>(token)
    expect([status, body.code, headers.getSetCookie()]).toEqual([403, 'auth/forbidden', []])
  })

  it('[03.2] refuses a token whose session was left, and one that is too old', async () => {
    const left = await openSignedInShopper(shop.api)
    await left.call('/auth/sign-out', { method: 'POST', body: {} })
    expect((await exchange(left.token)).status).toBe(403)
    const { token } = await openShopper(shop.api)
    now = new Date(now.getTime() + accessTokenLifetimeMs)
    expect((await exchange(token)).status).toBe(403)
  })

  it('[V7.3.2] refuses a token that outlives the longest that anybody stays signed in, and so does every call', async () => {
    const begun = now.getTime()
    const { cookie } = await signIn(shop.api, await openBrowser(shop.api))
    for (const days of [150, 300]) {
      now = new Date(begun + days * day)
      await openBrowser(shop.api, cookie)
    }
    now = new Date(begun + 365 * day - 1)
    const { shopper } = await openBrowser(shop.api, cookie)
    expect((await shopper.call('/auth/profile')).status).toBe(200)
    now = new Date(begun + 365 * day)
    expect((await shopper.call('/auth/profile')).status).toBe(401)
    expect((await exchange(shopper.token)).status).toBe(403)
  })
})
