import { aSavePayload } from '../../api/test/address.ts'
import { line } from '../../api/test/shopper.ts'
import { openBrowser, openSignedInShopper, signIn } from '../../api/test/sign-in.ts'
import { aPostDraft } from '../../api/test/valid-people-calls.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { routes } from '../src/routes/route-table.ts'
import { createApiOfTest, createShopOfTest } from './shop-of-test.ts'

const ofTest = createApiOfTest()
const { api } = ofTest

/** Which calls of the API are answered by a failure. */
let failing: RegExp | null = null
const fetchApi: typeof fetch = async (input, init) => {
  const request = new Request(input, init)
  return failing?.test(request.url) ? Response.json({ code: 'x' }, { status: 500 }) : api.app.fetch(request)
}
const shop = createShopOfTest(ofTest, { fetchApi })

beforeAll(() => api.ready())
afterAll(() => ofTest.close())
afterEach(() => {
  failing = null
  vi.useRealTimers()
})

const shared = 'public, max-age=0, s-maxage=60, stale-while-revalidate=240'
const open = (path: string, headers: Record<string, string> = {}) => shop.request(path, { headers })
const keepingOf = (answer: Response) => answer.headers.get('cache-control')
const keysOf = (answer: Response) => answer.headers.get('cache-tag')?.split(',') ?? []

/** Every address of the shop that answers with a page, some with something to sell. */
const pages = [
  ...routes.filter(({ redirectTo, wordsTo }) => !redirectTo && !wordsTo).map(({ pattern }) => pattern),
  '/collections/seeds',
  '/products/urea',
  '/hi/products/urea',
].map((path) => path.replaceAll(/:(\w+)/g, 'a-$1'))

/** Where a page says that goods would be brought. */
function placeIn(html: string): string | null {
  const [, words] = /data-part="place">(To .*?)<\/p>/.exec(html) ?? []
  return words?.replaceAll(/<[^>]*>/g, '') ?? null
}

async function sessionCookie(): Promise<string> {
  const answer = await api.app.request('/api/session', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ selectedLanguage: 'en' }),
  })
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

describe('a page that was asked for without a cookie', () => {
  it.each(pages)('of %s sets none, and is the same for two visitors', async (path) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2030, 0, 1, 0, 0, 1) })
    const one = await open(path)
    vi.setSystemTime(Date.UTC(2030, 0, 1, 0, 0, 8))
    const other = await open(path, { 'accept-language': 'hi', 'x-forwarded-for': '203.0.113.8' })
    expect([one.headers.getSetCookie(), other.headers.getSetCookie()]).toEqual([[], []])
    expect(await other.text()).toBe(await one.text())
    for (const { headers } of [one, other]) headers.delete('x-request-id')
    expect(Object.fromEntries(other.headers)).toEqual(Object.fromEntries(one.headers))
  })

  it.each(['/', '/hi', '/collections/seeds', '/products/urea', '/brands', '/cart'])(
    'of %s may be kept by a cache that many share',
    async (path) => {
      const answer = await open(path)
      expect(keepingOf(answer)).toBe(shared)
      expect(answer.headers.get('vary')).toBe('accept-encoding, cookie, user-agent')
      expect(answer.headers.get('content-security-policy')).not.toMatch(/nonce|script-src[^;]*unsafe/)
    },
  )

  it('is not sent again to who has it', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2030, 0, 1) })
    const first = await open('/products/urea')
    const again = await open('/products/urea', { 'if-none-match': first.headers.get('etag') ?? '' })
    expect([again.status, await again.text(), keepingOf(again)]).toEqual([304, '', shared])
    expect((await open('/products/tomato', { 'if-none-match': first.headers.get('etag') ?? '' })).status).toBe(200)
  })

  it('has the keys of what it shows, by which a cache forgets it', async () => {
    expect(keysOf(await open('/products/urea'))).toEqual(expect.arrayContaining(['pages', 'product-urea']))
    const listing = keysOf(await open('/collections/seeds'))
    expect(listing).toEqual(expect.arrayContaining(['pages', 'collection-seeds', 'product-tomato']))
    expect(listing).not.toContain('product-urea')
  })

  it('has the keys of the posts that it shows, each on its page and all of their lists', async () => {
    const shopper = await openSignedInShopper(api)
    const { body } = await shopper.call<{ postId: string }>('/posts', { body: aPostDraft() })
    expect(keysOf(await open(`/kisan-vedika/posts/${body.postId}`))).toContain(`post-${body.postId}`)
    expect(keysOf(await open('/kisan-vedika/posts'))).toEqual(['pages', 'posts'])
  })

  it('is gone after a minute where somebody has made up a query', async () => {
    expect(keepingOf(await open('/collections/seeds?x=1'))).toBe('public, max-age=0, s-maxage=60')
  })

  it.each(['/search/urea', '/kisan-vedika/blogs/search/urea', '/auth/signin', '/wishlist', '/orders'])(
    'of %s is its browser’s alone',
    async (path) => expect(keepingOf(await open(path))).toBe('private, no-cache'),
  )

  it.each([
    ['of an unknown address', '/no-page', null],
    ['of an unknown product', '/products/none', null],
    ['of an address that is no text', '/products/%E0%A4', null],
    ['that could not be read', '/products/urea', /\/api\//],
  ])('%s is kept by nobody', async (_what, path, calls) => {
    failing = calls
    const answer = await open(path)
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect([keepingOf(answer), answer.headers.get('etag')]).toEqual(['no-store', null])
  })

  it('is not shared while a part of it could not be read', async () => {
    failing = /\/menu/
    const answer = await open('/products/urea')
    expect([answer.status, keepingOf(answer)]).toEqual([200, 'private, no-cache'])
  })
})

describe('a page that is somebody’s', () => {
  it.each(pages)('of %s is never given to a cache that many share', async (path) => {
    const cookie = `${await sessionCookie()}; cart_adds=urea.URE-45.2; cart_drawn=urea.URE-45.2`
    const answer = await open(path, { cookie })
    expect(keepingOf(answer)).toMatch(/^(private, no-cache|private, no-store|no-store)$/)
    expect(keysOf(answer)).toEqual([])
  })

  it('[16.2] [16.5] of a product or a cart has the place of the default address, and is kept by nobody', async () => {
    const { productId, variantId } = line('urea', 'URE-45', 2)
    const lines = ['cart_drawn', 'cart_adds'].map((name) => `${name}=${productId}.${variantId}.2`)
    const { cookie, shopper } = await signIn(api, await openBrowser(api))
    const placeOn = async (path: string, cookies: string) => {
      const answer = await open(path, { cookie: cookies })
      return [placeIn(await answer.text()), keepingOf(answer)]
    }
    const placesOf = (who: string) =>
      Promise.all([placeOn('/products/urea', who), ...lines.map((held) => placeOn('/cart', `${who}; ${held}`))])
    const isNowhere = [
      [null, 'private, no-cache'],
      [null, 'private, no-store'],
      [null, 'private, no-cache'],
    ]
    expect(await placesOf(cookie)).toEqual(isNowhere)
    await shopper.call('/addresses', { body: aSavePayload() })
    const isOfBook = ['To 560001, Bengaluru', 'private, no-store']
    expect(await placesOf(cookie)).toEqual([isOfBook, isOfBook, isOfBook])
    const { cookie: ofGuest } = await openBrowser(api)
    expect(await placesOf(ofGuest)).toEqual(isNowhere)
    const page = await open('/products/urea')
    expect([keepingOf(page), placeIn(await page.text())]).toEqual([shared, null])
  })

  it.each([{ 'user-agent': 'Mozilla/5.0 KrishiApp/2' }, { cookie: 'krishi_app=1' }])(
    'inside the app is not shared: %o',
    async (headers) => expect(keepingOf(await open('/', headers))).toBe('private, no-cache'),
  )

  it('that the app opens sets its cookie, and is kept by nobody', async () => {
    const answer = await open('/?source=APP')
    expect(answer.headers.getSetCookie()).toHaveLength(1)
    expect(keepingOf(answer)).toBe('no-store')
  })
})
