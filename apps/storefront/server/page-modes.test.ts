import type { Session } from '@krishi/storefront-core/session'
import { mergeSettings } from '@krishi/storefront-core/settings'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { logInto } from '../../api/test/log-into.ts'
import { createApiOfTest, createShopOfTest } from './shop-of-test.ts'

const written: string[] = []
const settings = mergeSettings({ pdpBackBanner: { until: '2100-01-01T00:00:00Z' }, installBanners: [] })
const ofTest = createApiOfTest({ settings, logger: logInto(written) })
const { api } = ofTest

/** What the owner has changed for one test. */
let changed: object = {}

/** Every call that a page makes while it is rendered. */
const asked: string[] = []
const fetchApi: typeof fetch = async (input, init) => {
  const request = new Request(input, init)
  asked.push([request.url, ...[...request.headers].flat(), await request.clone().text()].join('\n'))
  if (request.url.endsWith('/api/configuration')) return Response.json({ settings: { ...settings, ...changed } })
  return api.app.fetch(request)
}
const shop = createShopOfTest(ofTest, { fetchApi })

beforeAll(() => api.ready())
afterAll(() => ofTest.close())
beforeEach(() => {
  changed = {}
  written.length = 0
  asked.length = 0
})

async function openSession(cookie = ''): Promise<Session> {
  const answer = await api.app.request('/api/session', {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ selectedLanguage: 'en' }),
  })
  return (await answer.json()) as Session
}

function open(path: string, headers: Record<string, string> = {}) {
  return shop.request(path, { headers })
}

function cookiesOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

/** Where the client of a page finds its settings. */
function settingsPathOf(html: string): string {
  const [, state = ''] = /id="shop-state">(.*?)<\/script>/s.exec(html) ?? []
  return (JSON.parse(state) as { readonly settingsPath: string }).settingsPath
}

/** The settings that a page hands to its client. */
async function settingsOf(html: string): Promise<typeof settings> {
  return (await (await open(settingsPathOf(html))).json()) as typeof settings
}

describe('a page that the native app opens', () => {
  it('[03.2] [30.11] takes the identity once and is itself again without it', async () => {
    const { accessToken, user } = await openSession()
    const query = `source=APP&accessToken=${accessToken}&userId=u1&mobileNumber=9876543210&discount=5`
    const handed = await open(`/hi/checkout/c1/payment-mode?${query}`)
    expect(handed.status).toBe(303)
    expect(handed.headers.get('location')).toBe('/hi/checkout/c1/payment-mode?source=APP&discount=5')
    expect(handed.headers.get('cache-control')).toBe('no-store')
    expect(handed.headers.get('referrer-policy')).toBe('no-referrer')
    expect(handed.headers.getSetCookie().join('\n')).toMatch(
      /^krishi_app=1; Path=\/; HttpOnly; SameSite=Lax\nkrishi_session=[\w-]{43}; .*HttpOnly; SameSite=Lax$/,
    )
    expect((await openSession(cookiesOf(handed))).user).toEqual(user)
    const again = await open(`/hi/checkout/c1/payment-mode?${query}`)
    expect([again.status, cookiesOf(again)]).toEqual([303, 'krishi_app=1'])
  })

  it.each([
    ['that nobody signed', '/?source=APP&accessToken=a.b', {}],
    ['behind a link on another page', '/?source=APP&accessToken=', { 'sec-fetch-site': 'cross-site' }],
    ['behind a link on a page of the same site', '/?source=APP&accessToken=', { 'sec-fetch-site': 'same-site' }],
  ])('[03.2] takes no identity from a token %s, and shows it nowhere', async (_case, address, headers) => {
    const { accessToken } = await openSession()
    const handed = await open(address.replace(/=$/, `=${accessToken}`), headers)
    expect([handed.headers.get('location'), cookiesOf(handed)]).toEqual(['/?source=APP', 'krishi_app=1'])
  })

  it('[03.2] takes no identity from an address in production, where the app has set the cookie of its browser', async () => {
    const { accessToken, user } = await openSession()
    const production = createShopOfTest({ ...ofTest, config: { ...ofTest.config, takesTokenOfAddress: false } })
    const handed = await production.request(`/?source=APP&accessToken=${accessToken}`)
    expect([handed.status, handed.headers.get('location'), cookiesOf(handed)]).toEqual([
      303,
      '/?source=APP',
      'krishi_app=1',
    ])
    const exchanged = await api.app.request('/api/session/app', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ accessToken, userId: '', mobileNumber: '', selectedLanguage: 'en' }),
    })
    expect((await openSession(cookiesOf(exchanged))).user).toEqual(user)
  })

  it('[03.2] takes a token out of any address, and is led to no other host', async () => {
    const { accessToken } = await openSession()
    const handed = await open(`//evil.example/?accessToken=${accessToken}&q=1`)
    expect([handed.headers.get('location'), cookiesOf(handed)]).toEqual(['/evil.example/?q=1', ''])
  })

  it('[03.2] shows no cart drawer and no app banner, on the pages after it neither', async () => {
    const first = await open('/?source=APP')
    const later = await open('/products/tomato', { cookie: cookiesOf(first) })
    for (const page of [first, later]) {
      const { cartConfig, installBanners, pdpBackBanner } = await settingsOf(await page.text())
      expect([cartConfig.hasDrawer, installBanners, pdpBackBanner.appHref]).toEqual([false, [], ''])
    }
    const web = await settingsOf(await (await open('/products/tomato')).text())
    expect([web.cartConfig.hasDrawer, web.pdpBackBanner.appHref === '']).toEqual([true, false])
  })

  it('[03.3] keeps nothing and advertises nothing in the app’s browser', async () => {
    const html = await (await open('/', { 'user-agent': 'Mozilla/5.0 Chrome/120 KrishiApp/7.1' })).text()
    const { hasStorage, pdpBackBanner, cartConfig } = await settingsOf(html)
    expect([hasStorage, pdpBackBanner.appHref, cartConfig.hasDrawer]).toEqual([false, '', true])
  })

  it('[03.2] lets the token into no address, page, call, report or log', async () => {
    const { accessToken } = await openSession()
    const secrets = [accessToken, ...accessToken.split('.'), '9876543210', 'the-user-id']
    const query = `source=APP&accessToken=${accessToken}&userId=the-user-id&mobileNumber=9876543210`
    const seen: string[] = []
    for (const path of ['/', '/products/tomato', '/nothing', '/signin', '/search', '/te/cart', '/%E0']) {
      const handed = await open(`${path}?${query}`)
      expect(handed.status).toBe(303)
      const page = await open(handed.headers.get('location') ?? '', { cookie: cookiesOf(handed) })
      for (const answer of [handed, page]) {
        seen.push(...[...answer.headers].flat(), await answer.text())
      }
    }
    const report = {
      ...{ error: `TypeError: /?${query} failed, ${accessToken}`, methodName: 'open', userId: '', isGuestUser: true },
      ...{ pagePath: `/?${query}`, connectionType: '', connectionStrength: '', userAgent: '' },
    }
    const reported = await shop.request('/api/telemetry/errors', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(report),
    })
    expect(reported.status).toBe(200)
    expect(written.filter((line) => line.includes('page failed'))).toHaveLength(1)
    expect(asked.length).toBeGreaterThan(7)
    for (const secret of secrets) {
      expect([...seen, ...asked, ...written].filter((text) => text.includes(secret))).toEqual([])
    }
  })
})

describe('a shop that is closed for maintenance', () => {
  const maintenance = { enabled: true, start: '2020-01-01T00:00:00Z', end: '2100-01-31T12:00:00Z' }

  it.each([
    ['/', 'The shop is closed for a short while'],
    ['/hi/products/tomato', 'दुकान थोड़ी देर के लिए बंद है'],
    ['/nothing', 'The shop is closed for a short while'],
    ['/maintenance', 'The shop is closed for a short while'],
  ])('[04.6] [35.1] tells at %s that it is, until when, and when to come back', async (path, title) => {
    changed = { maintenance }
    const page = await open(path)
    const html = await page.text()
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '3600'])
    expect(html).toContain(`${title}</h1>`)
    expect(html).toContain(' 2100 05:30 PM')
    expect(html).toContain('noindex')
  })

  it('[04.6] has no sitemap of pages that are closed, and has one again a second afterwards', async () => {
    changed = { maintenance }
    for (const path of ['/sitemap.xml', '/sitemap-products.xml']) {
      const closed = await open(path)
      expect([closed.status, closed.headers.get('retry-after')]).toEqual([503, '3600'])
    }
    changed = {}
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1_000 })
    onTestFinished(() => void vi.useRealTimers())
    const sitemap = await open('/sitemap-products.xml')
    expect([sitemap.status, sitemap.headers.get('retry-after')]).toEqual([200, null])
    expect(await sitemap.text()).toContain('/products/tomato</loc>')
  })

  it.each([null, 'soon'])('[04.6] names no time for the end %j', async (end) => {
    changed = { maintenance: { ...maintenance, end } }
    expect(await (await open('/')).text()).toContain('Please come back a little later.')
  })

  it.each([
    ['is not announced', { ...maintenance, enabled: false }],
    ['has not begun', { ...maintenance, start: '2099-01-01T00:00:00Z' }],
    ['is over', { ...maintenance, end: '2021-01-01T00:00:00Z' }],
  ])('[04.6] [35.1] is open while it %s', async (_when, now) => {
    changed = { maintenance: now }
    const page = await open('/maintenance')
    expect([page.status, page.headers.get('retry-after')]).toEqual([200, null])
    expect(await page.text()).toContain('The shop is open</h1>')
    expect((await open('/')).status).toBe(200)
  })
})

describe('a page under Indian law', () => {
  it.each([
    ['spec', 0, true],
    ['india-2026', 5000, false],
  ])('[04.1] %s: notices stay %i ms, and coins may be applied unasked: %s', async (compliance, stays, applied) => {
    changed = { compliance, loyaltyPoints: { ...settings.loyaltyPoints, applyByDefault: true } }
    const { toastMinimumMs, loyaltyPoints } = await settingsOf(await (await open('/')).text())
    expect([toastMinimumMs, loyaltyPoints.applyByDefault]).toEqual([stays, applied])
  })
})

describe('pictures that the owner switches on', () => {
  const marker = (name: string, enabled: boolean) => ({
    name,
    enabled,
    imagePaths: { en: `/${name}-en.webp`, hi: `/${name}-hi.webp` },
  })

  it('[04.7] are in the language of the page, where they belong, and nowhere when they are switched off', async () => {
    const trustMarkers = {
      ...{ tmHomeOne: marker('one', true), tmHomeTwo: marker('two', false), tmPDP: marker('molecule', false) },
      tmPayments: marker('payments', true),
    }
    changed = { trustMarkers, installBanners: [marker('install', true), marker('other', false)] }
    const picturesOf = async (path: string, headers = {}) => {
      const html = await (await open(path, headers)).text()
      return [...html.matchAll(/<img[^>]* src="\/(\w+-\w+)\.webp"/g)].map(([, name]) => name)
    }
    expect(await picturesOf('/')).toEqual(['one-en', 'install-en'])
    expect(await picturesOf('/hi')).toEqual(['one-hi', 'install-hi'])
    expect(await picturesOf('/bn')).toEqual(['one-en', 'install-en'])
    expect(await picturesOf('/hi/checkout/c1/payment-mode')).toEqual(['payments-hi'])
    expect(await picturesOf('/hi', { cookie: 'krishi_app=1' })).toEqual(['one-hi'])
  })
})
