import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApiOfTest, createWholeShopOfTest } from './shop-of-test.ts'

const ofTest = createApiOfTest({}, { describesApi: true })
const { api } = ofTest
let findsVisitors = true

const openAt = (publicOrigin: string | null) =>
  createWholeShopOfTest(ofTest, {
    findVisitor: (cookies) => (findsVisitors ? api.findVisitor(cookies) : Promise.reject(new Error('stopped'))),
    config: { ...ofTest.config, publicOrigin },
  })

beforeAll(() => api.ready())
afterAll(() => ofTest.close())

/** One address of every kind that the server answers, with what it answers. */
const kinds = [
  { path: '/', status: 200 },
  { path: '/hi/collections/seeds', status: 200 },
  { path: '/no-page', status: 404 },
  { path: '/?accessToken=x&source=APP', status: 303 },
  { path: '/s/none', status: 404 },
  { path: '/robots.txt', status: 200 },
  { path: '/sitemap.xml', status: 200 },
  { path: '/sitemap-pages.xml', status: 200 },
  { path: '/favicon.svg', status: 200, isPicture: true },
  { path: '/alerts-worker.js', status: 200 },
  { path: '/banners/festival.svg', status: 200, isPicture: true },
  { path: '/banners/none.svg', status: 404, isPicture: true },
  { path: '/img/tomato.webp?w=160', status: 200, isPicture: true },
  { path: '/img/none.webp', status: 404, isPicture: true },
  { path: '/images/noImage.png', status: 200, isPicture: true },
  { path: '/assets/entry.js', status: 200 },
  { path: '/assets/none.js', status: 404 },
  { path: '/settings/web/en/old.json', status: 200 },
  { path: '/healthz', status: 200 },
  { path: '/readyz', status: 200 },
  { path: '/api/menu?language=en', status: 200 },
  { path: '/api/none', status: 404 },
  { path: '/api/docs', status: 200 },
  { path: '/api/openapi.json', status: 200 },
  { path: '/payment-sandbox/checkout.js', status: 200 },
  { path: '/cart/add', status: 400, method: 'POST' },
  { path: '/no-form', status: 404, method: 'POST' },
] as const

describe('every answer', () => {
  const [plain, encrypted] = [openAt(null), openAt('https://shop.example')]

  it.each(kinds)('of $path is taken for what it is, framed by nobody and kept to its sites', async (kind) => {
    const method = 'method' in kind ? kind.method : 'GET'
    const answer = await encrypted.request(`http://127.0.0.1${kind.path}`, { method })
    expect(answer.status).toBe(kind.status)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'content-security-policy': expect.stringMatching(/default-src '(none|self)'.*frame-ancestors 'none'/),
      'referrer-policy': expect.stringMatching(/^(no-referrer|strict-origin-when-cross-origin)$/),
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'isPicture' in kind ? 'cross-origin' : 'same-origin',
    })
  })

  it.each(kinds)('[V4.1.1] of $path says what it is, and text in which letters', async (kind) => {
    const answer = await encrypted.request(`http://127.0.0.1${kind.path}`, {
      method: 'method' in kind ? kind.method : 'GET',
    })
    const type = answer.headers.get('content-type') ?? ''
    const needsNone = (await answer.text()) === '' || /^(application\/json|image\/(webp|png|avif))$/.test(type)
    if (!needsNone) expect(type).toMatch(/^(text\/\w+|application\/xml|image\/svg\+xml); charset=utf-8$/i)
    expect(kind.status === 303 || type !== '').toBe(true)
  })

  it.each(kinds)('of $path asks for no encryption where the shop has none', async (kind) => {
    const answer = await plain.request(`http://127.0.0.1${kind.path}`, {
      method: 'method' in kind ? kind.method : 'GET',
    })
    expect(answer.headers.get('strict-transport-security')).toBeNull()
  })

  it('[V3.3.3] of a page that the app opens has a cookie that no other host can set', async () => {
    const cookieOf = async (shop: typeof plain) =>
      (await shop.request('http://127.0.0.1/?source=APP')).headers.get('set-cookie')
    expect(await cookieOf(encrypted)).toBe('__Host-krishi_app=1; Path=/; HttpOnly; Secure; SameSite=Lax')
    expect(await cookieOf(plain)).toBe('krishi_app=1; Path=/; HttpOnly; SameSite=Lax')
  })

  it('has them also where everything fails', async () => {
    findsVisitors = false
    const answer = await encrypted.request('http://127.0.0.1/auth/signin')
    findsVisitors = true
    expect(answer.status).toBe(503)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  })
})
