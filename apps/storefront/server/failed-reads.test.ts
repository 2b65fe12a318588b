import { menuOptions } from '@krishi/storefront-hooks/catalog'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routes } from '../src/routes/route-table.ts'
import type { ScreenName } from '../src/routes/route-table.ts'
import words from '../src/features/menu/messages/te.json'
import { createApiOfTest, createShopOfTest } from './shop-of-test.ts'

const ofTest = createApiOfTest()
const { api } = ofTest

/** Which calls of the API are answered by a failure, with which status. */
let failing: readonly [calls: RegExp, status: number] | null = null
let findsVisitors = true
const errors: Error[] = []

const fetchApi: typeof fetch = async (input, init) => {
  const request = new Request(input, init)
  if (failing?.[0].test(request.url)) return Response.json({ code: 'x' }, { status: failing[1] })
  return api.app.fetch(request)
}
const shop = createShopOfTest(ofTest, {
  fetchApi,
  findVisitor: (cookies) => (findsVisitors ? api.findVisitor(cookies) : Promise.reject(new Error('stopped'))),
  onError: (error) => errors.push(error),
})

beforeAll(() => api.ready())
afterAll(() => ofTest.close())

async function open(path: string, calls: RegExp | null, status = 500) {
  failing = calls && [calls, status]
  const answer = await shop.request(path)
  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), html: await answer.text() }
}

interface ReadQuery {
  readonly queryKey: readonly unknown[]
  readonly failure?: { readonly code: string }
}

/** What the client of a page begins with. */
function queriesOf(html: string): readonly ReadQuery[] {
  const [, state = ''] = /id="shop-state">(.*?)<\/script>/s.exec(html) ?? []
  return (JSON.parse(state) as { readonly queries: readonly ReadQuery[] }).queries
}

/** Screens of which the server reads nothing: the client does, and says what fails. */
const screensOfClient: readonly ScreenName[] = [
  'cart',
  'checkout',
  'checkout-address',
  'payment-mode',
  'thank-you',
  'sign-in',
  'address',
  'wishlist',
  'order-pending',
  'loyalty',
  'orders',
  'order',
  'maintenance',
  'lead-form',
  'ask',
  'privacy-choices',
  'shared-cart',
  'compare',
  'farm',
  'link-redirect',
]

/** Every address of the shop, and whether the server reads what stands there; a search without words finds nothing. */
const pages = routes
  .filter(({ redirectTo }) => redirectTo === undefined)
  .map(({ pattern, screen, wordsTo }) => ({
    path: pattern.replaceAll(/:(\w+)/g, 'a-$1'),
    isRead: !screensOfClient.includes(screen) && wordsTo === undefined,
  }))

describe('a page whose reading fails on the server', () => {
  it.each(pages)('$path keeps its frame, and is a 503 with a way to try again if it was to be read', async (page) => {
    const { status, retryAfter, html } = await open(page.path, /\/api\//)
    expect(html).toMatch(/<header[\s>].*<main[\s>].*<h1[\s>].*<footer[\s>]/s)
    const expected = page.isRead ? { status: 503, retryAfter: '30' } : { status: 200, retryAfter: null }
    expect({ status, retryAfter }).toEqual(expected)
    if (page.isRead) expect(html).toContain(`<a href="${page.path}"`)
  })

  it('is a 404 where the backend refuses its name, and itself in the next moment', async () => {
    expect((await open('/products/a-handle', /products/, 400)).status).toBe(404)
    expect((await open('/collections/seeds', null)).status).toBe(200)
  })

  it('[09.5] hands on what failed: the client begins with the page that was rendered', async () => {
    const { status, html } = await open('/collections/seeds', /menu|filter/i)
    expect(status).toBe(200)
    const [menu] = menuOptions({} as never, { locale: 'en' }).queryKey
    const failed = queriesOf(html).filter(({ failure }) => failure)
    expect(failed.map(({ queryKey }) => queryKey[0])).toContain(menu)
    expect(failed.every(({ failure }) => failure?.code === 'network/server')).toBe(true)
  })

  it('[09.5] has the built-in menu in the bar where that of the shop cannot be read', async () => {
    const { html } = await open('/te/pages/krishi-services', /\/api\/menu/)
    const [bar = ''] = /<nav data-scope="navigation-menu".*?<\/nav>/s.exec(html) ?? []
    const links = [...bar.matchAll(/<a[^>]*href="([^"]*)"[^>]*>([^<]+)<\/a>/g)].map(([, href, name]) => [name, href])
    expect(links).toEqual([
      [words.brands, '/te/brands'],
      [words.shelfSeeds, '/te/collections/seeds'],
      [words.shelfProtection, '/te/collections/crop-protection'],
      [words.shelfNutrition, '/te/collections/crop-nutrition'],
      [words.shelfEquipments, '/te/collections/equipments'],
      [words.shelfAnimals, '/te/collections/animal-husbandry'],
      [words.organic, '/te/collections/organic'],
      [words.tapas, '/te/brands/tapas'],
      [words.services, '/te/pages/krishi-services'],
      [words.vedika, '/te/kisan-vedika/posts'],
      [words.blogs, '/te/kisan-vedika/blogs'],
    ])
  })

  it('says so where not even the session can be looked up', async () => {
    findsVisitors = false
    const { status, retryAfter, html } = await open('/auth/signin', null)
    findsVisitors = true
    expect({ status, retryAfter }).toEqual({ status: 503, retryAfter: '30' })
    expect(html).toMatch(/<header[\s>].*<footer[\s>]/s)
    expect(errors.map(({ message }) => message)).toEqual(['stopped'])
  })
})
