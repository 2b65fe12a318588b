import type { Session } from '@krishi/storefront-core/session'
import { describe, expect, it } from 'vitest'
import { engines } from '../../test/databases.ts'
import { call, testConfig } from '../../test/open-shop.ts'
import { shareShop } from '../../test/share-shop.ts'
import type { Config } from '../config.ts'

const forwarded = { 'x-forwarded-proto': 'https' }

describe.each(engines)('the cookie of a session on $name', (engine) => {
  const shopWith = (changes: Partial<Config>) =>
    shareShop(engine, (location) => ({ config: { ...testConfig(location), ...changes } }))
  const open = shopWith({})
  const proxied = shopWith({ trustedProxies: 1 })
  const encrypted = shopWith({ publicOrigin: 'https://shop.example' })

  async function begin({ api }: typeof open, headers: Record<string, string> = {}) {
    const answer = await call<Session>(api, '/session', { body: { selectedLanguage: 'en' }, headers })
    const set = answer.headers.getSetCookie()[0] ?? ''
    return { set, cookie: set.split(';')[0] ?? '', guest: answer.body.user.guestUserId }
  }

  it('has a name that no other host can set where the shop is reached by https alone', async () => {
    const { set, cookie, guest } = await begin(encrypted)
    expect(set).toMatch(/^__Host-krishi_session=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    expect((await begin(encrypted, { cookie })).guest).toBe(guest)
    expect(await encrypted.api.findVisitor(cookie)).not.toBeNull()
  })

  it('is not taken from another name there, which a host beside it could have set', async () => {
    const { cookie, guest } = await begin(encrypted)
    const tossed = cookie.replace('__Host-', '')
    expect((await begin(encrypted, { cookie: tossed })).guest).not.toBe(guest)
    expect(await encrypted.api.findVisitor(tossed)).toBeNull()
  })

  it('is kept to TLS where a proxy that is known tells of it, and by nobody else', async () => {
    expect((await begin(proxied, forwarded)).set).toMatch(/^krishi_session=.*; Secure;/)
    expect((await begin(proxied)).set).not.toContain('Secure')
    expect((await begin(open, forwarded)).set).not.toContain('Secure')
  })
})
