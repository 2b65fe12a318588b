import type { Session } from '@krishi/storefront-core/session'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { engines } from '../../test/databases.ts'
import { call } from '../../test/open-shop.ts'
import { shareShop } from '../../test/share-shop.ts'
import { rowsOf } from '../database/index.ts'
import { createAccessToken, readAccessToken } from './access-token.ts'

const secrets = ['a secret of at least thirty-two characters'] as const
const shopper = { sessionId: 'session', guestUserId: 'guest', userId: null }

describe('the bearer token', () => {
  const expiresAt = new Date('2026-11-21T10:00:00Z')
  const token = createAccessToken(shopper, expiresAt, secrets)

  it('[06.2] proves its shopper until it expires', () => {
    expect(readAccessToken(token, new Date(expiresAt.getTime() - 1), secrets)).toEqual(shopper)
    expect(readAccessToken(token, expiresAt, secrets)).toBeNull()
  })

  it('[06.2] proves whose account it is', () => {
    const signedIn = { ...shopper, userId: 'account' }
    expect(readAccessToken(createAccessToken(signedIn, expiresAt, secrets), new Date(0), secrets)).toEqual(signedIn)
  })

  it('goes on under a new secret, which signs from then on, until the old one is taken away', () => {
    const rotated = ['a new secret of thirty-two characters', ...secrets] as const
    expect(readAccessToken(token, new Date(0), rotated)).toEqual(shopper)
    expect(readAccessToken(createAccessToken(shopper, expiresAt, rotated), new Date(0), [rotated[0]])).toEqual(shopper)
    expect(readAccessToken(token, new Date(0), [rotated[0]])).toBeNull()
  })

  it.each([
    ['of another secret', createAccessToken(shopper, expiresAt, [`${secrets[0]}!`])],
    ['with another text', `${Buffer.from('session other 9999999999999').toString('base64url')}.${token.split('.')[1]}`],
    ['without a signature', token.split('.')[0] ?? ''],
    ['that is empty', ''],
  ])('is refused %s', (_name, forged) => {
    expect(readAccessToken(forged, new Date(0), secrets)).toBeNull()
  })
})

describe.each(engines)('sessions on $name', (engine) => {
  let now = new Date('2026-11-21T10:00:00Z')
  const shop = shareShop(engine, () => ({ now: () => now }))

  function readSession(headers: Record<string, string> = {}) {
    return call<Session>(shop.api, '/session', { body: { selectedLanguage: 'hi', utmSource: 'radio' }, headers })
  }
  function cookieOf(headers: Headers): string {
    return headers.getSetCookie()[0]?.split(';')[0] ?? ''
  }

  it('[03.1] opens a guest session with a cookie that scripts cannot read', async () => {
    const { body, headers } = await readSession()
    expect(body.user).toMatchObject({ userId: '', isGuestUser: true, userExternalId: null, mobileNumber: '' })
    expect(body.selectedLanguage).toBe('hi')
    expect(body.expiresAt).toBe('2026-11-21T10:15:00.000Z')
    expect(headers.get('set-cookie')).toMatch(
      /^krishi_session=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/,
    )
  })

  it('gives the same guest for the same cookie, and another one without', async () => {
    const first = await readSession()
    const again = await readSession({ cookie: cookieOf(first.headers) })
    const other = await readSession()
    expect(again.body.user.guestUserId).toBe(first.body.user.guestUserId)
    expect(again.body.sessionId).toBe(first.body.sessionId)
    expect(cookieOf(again.headers)).toBe(cookieOf(first.headers))
    expect(other.body.user.guestUserId).not.toBe(first.body.user.guestUserId)
  })

  it('begins anew for a cookie that was made up or has not been used for 180 days', async () => {
    const first = await readSession()
    const madeUp = await readSession({ cookie: 'krishi_session=made-up' })
    expect(await shop.api.findVisitor(cookieOf(first.headers))).toEqual({ isSignedIn: false })
    now = new Date(now.getTime() + 181 * 24 * 60 * 60 * 1000)
    expect(await shop.api.findVisitor(cookieOf(first.headers))).toBeNull()
    const late = await readSession({ cookie: cookieOf(first.headers) })
    const guests = [first, madeUp, late].map((answer) => answer.body.user.guestUserId)
    expect(new Set(guests).size).toBe(3)
    expect(cookieOf(madeUp.headers)).not.toContain('made-up')
  })

  it('keeps no token that would open a session', async () => {
    const token = cookieOf((await readSession()).headers).split('=')[1] ?? ''
    const rows = await rowsOf<{ row: string }>(
      shop.api.database,
      sql`select row_to_json(sessions)::text as row from sessions`,
    )
    expect(rows.length).toBeGreaterThan(0)
    expect(token).toHaveLength(43)
    expect(rows.filter(({ row }) => row.includes(token))).toEqual([])
  })
})
