import type { ProductPayload } from '@krishi/storefront-core/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toPriced } from '../cart/create-memory-cart-port.ts'
import { noFilters } from '../catalog/index.ts'
import { createMemoryBackend } from '../memory/create-memory-backend.ts'
import { createMemoryPorts } from '../memory/create-memory-ports.ts'
import { aMenuItem, anArticle, aProduct, aSession, aShop, aVariant } from '../memory/fixtures.ts'
import { valueOf } from '../query/index.ts'
import { aCartToOrder } from '../testing/a-cart-to-order.ts'
import { aServer } from '../testing/a-server.ts'
import { createFakeClock } from '../testing/create-fake-clock.ts'
import { createHttpPorts } from './create-http-ports.ts'

const listing = {
  handle: 'seeds',
  locale: 'kn',
  filters: { ...noFilters, brandHandleName: ['vasudha'], price: { minPrice: 10_000, maxPrice: null } },
  sort: 'price-low-to-high',
  pageNum: 2,
  pageSize: 20,
} as const

function thePorts() {
  const server = aServer()
  const ports = createHttpPorts({ baseUrl: '/api', fetch: server.fetch, locale: 'kn', clock: createFakeClock() })
  return { server, ports }
}

function onTheWire(id: string, position: number): ProductPayload {
  const variants = [aVariant({ id: `${id}-b` }), aVariant({ id: `${id}-a` })]
  const { mapVariant, ...product } = toPriced(aProduct({ productId: id, position, variants }))
  const placed = Object.values(mapVariant).map((variant, index) => [variant.id, { ...variant, position: 2 - index }])
  return { ...product, mapVariant: Object.fromEntries(placed) }
}

describe('ports over HTTP', () => {
  it('are as many as a storefront has', () => {
    const backend = createMemoryBackend({ shop: aShop() })
    expect(Object.keys(thePorts().ports).sort()).toEqual(Object.keys(createMemoryPorts({ backend })).sort())
  })

  it('[13.11] [12.9] ask for a listing page as the contract says', async () => {
    const { server, ports } = thePorts()
    server.answers(200, { products: {}, isEndReached: true, total: 0 })
    await ports.catalog.listing(listing)
    expect(server.requests[0]).toMatchObject({
      method: 'POST',
      url: '/api/collection-products',
      headers: { 'api-version': '3.0', 'user-language': 'kn' },
      body: {
        handleName: ['seeds'],
        filters: { brandHandleName: ['vasudha'], price: { minPrice: 10_000, maxPrice: null } },
        sort: { by: 'price-low-to-high' },
        pageNum: 2,
        pageSize: 20,
        language: 'kn',
      },
    })
  })

  it('[11.10] ask for a page of what a term finds with the cursor of the page before, and read it in order', async () => {
    const { server, ports } = thePorts()
    const found = {
      products: { a: onTheWire('p2', 2), b: onTheWire('p1', 1) },
      isEndReached: false,
      cursor: 'next',
      categories: [],
      isNear: false,
    }
    server.answers(200, found)
    server.answers(200, { products: {}, isEndReached: true, cursor: null, categories: [], isNear: false })
    const query = { term: 'neem oil', locale: 'kn', pageNum: 1, pageSize: 10, cursor: null } as const
    const one = await valueOf(ports.catalog.search(query))
    await ports.catalog.search({ ...query, pageNum: 2, cursor: one.cursor })
    expect([one.products.map(({ productId }) => productId), one.cursor]).toEqual([['p1', 'p2'], 'next'])
    expect(server.requests.map(({ url }) => url)).toEqual([
      '/api/search?language=kn&pageNum=1&pageSize=10&query=neem%20oil',
      '/api/search?cursor=next&language=kn&pageNum=2&pageSize=10&query=neem%20oil',
    ])
  })

  it('[11.5] ask for popular searches with a session, and for articles by their name', async () => {
    const { server, ports } = thePorts()
    const popular = { title: 'Trending', terms: ['urea'] }
    server.answers(200, aSession())
    server.answers(200, popular)
    server.answers(200, { results: [anArticle({ slug: 'neem' })] })
    expect(await valueOf(ports.catalog.popularSearches({ userId: 'guest-1', locale: 'kn' }))).toEqual(popular)
    const articles = await valueOf(
      ports.community.searchArticles({ term: 'neem', locale: 'kn', pageNum: 1, pageSize: 5 }),
    )
    expect(articles.map(({ slug }) => slug)).toEqual(['neem'])
    expect(server.requests.slice(1).map(({ url, headers }) => [url, headers['authorization']])).toEqual([
      ['/api/popular-searches?language=kn&userId=guest-1', 'Bearer token-1'],
      ['/api/articles?articleName=neem&language=kn&pageNum=1&pageSize=5', 'Bearer token-1'],
    ])
  })

  it('put products and variants in the order of their positions', async () => {
    const { server, ports } = thePorts()
    const products = { first: onTheWire('p2', 2), second: onTheWire('p1', 1) }
    server.answers(200, { products, isEndReached: false, total: 2 })
    const page = await valueOf(ports.catalog.listing(listing))
    expect(page.products.map((product) => product.productId)).toEqual(['p1', 'p2'])
    expect(page.products[0]?.variants.map((variant) => variant.id)).toEqual(['p1-a', 'p1-b'])
    expect(page.products[0]).not.toHaveProperty('mapVariant')
  })

  it('[09.4] put menus and their links in the order of their positions', async () => {
    const { server, ports } = thePorts()
    const link = { handle: '', pageType: 'other' } as const
    const columns = [
      { ...link, title: 'B', link: '/b', position: 2 },
      { ...link, title: 'A', link: '/a', position: 1 },
    ]
    const subMenu = (subMenuHandle: string, subMenuPosition: number) => ({
      ...{ subMenuHandle, subMenuPosition, subMenuName: subMenuHandle, subMenuLink: '', columns },
    })
    const subMenus = [subMenu('later', 2), subMenu('first', 1)]
    const one = aMenuItem({ menuHandle: 'one', columns, subMenus })
    const menu = [aMenuItem({ menuHandle: 'two', menuPosition: 2 }), one]
    server.answers(200, { menu })
    const items = await valueOf(ports.catalog.menu({ locale: 'kn' }))
    expect(items.map((item) => item.menuHandle)).toEqual(['one', 'two'])
    expect(items[0]?.columns.map(({ title }) => title)).toEqual(['A', 'B'])
    const groups = items[0]?.subMenus.map((each) => [each.subMenuHandle, ...each.columns.map(({ title }) => title)])
    expect(groups).toEqual([
      ['first', 'A', 'B'],
      ['later', 'A', 'B'],
    ])
  })

  it('[09.9] ask for the menus by GET, with token and language', async () => {
    const { server, ports } = thePorts()
    server.answers(200, aSession())
    await ports.session.open()
    server.answers(200, { menu: [] })
    await ports.catalog.menu({ locale: 'kn' })
    expect(server.requests.at(-1)).toMatchObject({
      method: 'GET',
      url: '/api/menu?language=kn',
      headers: { authorization: `Bearer ${aSession().accessToken}`, 'user-language': 'kn' },
    })
  })

  it('[30.14] place an order with language, source and key', async () => {
    const { server, ports } = thePorts()
    server.answers(200, aSession())
    server.answers(422, { code: 'checkout/items-not-valid', message: 'Nothing left.' })
    const intent = { idempotencyKey: 'key-1', checkoutId: 'c1', paymentMode: 'cod', cart: aCartToOrder() } as const
    const answer = await ports.checkout.placeOrder(intent)
    expect(answer).toMatchObject({ error: { code: 'checkout/items-not-valid', serverMessage: 'Nothing left.' } })
    expect(server.requests[1]).toMatchObject({
      url: '/api/orders',
      headers: { 'user-language': 'kn', source: 'WEB', 'idempotency-key': 'key-1' },
      body: { checkoutPayload: { checkoutId: 'c1', cart: { isCOD: true } }, source: 'WEB' },
    })
  })

  it('[19.5] send a picture as a form, whose type the platform writes', async () => {
    const { server, ports } = thePorts()
    server.answers(200, aSession())
    server.answers(200, { url: '/img/review-1.webp' })
    const picture = new File(['x'], 'field.jpg', { type: 'image/jpeg' })
    expect(await valueOf(ports.reviews.uploadPicture(picture))).toBe('/img/review-1.webp')
    expect(server.requests[1]).toMatchObject({
      method: 'POST',
      url: '/api/reviews/pictures',
      body: { formFile: picture },
    })
    expect(server.requests[1]?.headers).not.toHaveProperty('content-type')
  })

  it('[06.5] take a review for written only at the word Success', async () => {
    const { server, ports } = thePorts()
    server.answers(200, aSession())
    for (const result of ['Failure', 'Success']) server.answers(200, { result })
    const product = { productId: 'p1', handle: 'tomato', name: 'Tomato seed' }
    const review = { product, author: aSession().user, rating: 4, message: 'Good', isPublished: true }
    expect(await ports.reviews.add(review)).toMatchObject({ error: { code: 'network/server' } })
    expect(await ports.reviews.add(review)).toEqual({ ok: true, value: null })
  })

  it('[16.6] ask for a delivery estimate as the contract says', async () => {
    const { server, ports } = thePorts()
    server.answers(200, { eta: '2-3', type: 'DAY' })
    const request = { userExternalId: 'u 1', pincode: '570001', productId: 'p1', variantId: 'v1' }
    expect(await valueOf(ports.delivery.estimatedDelivery(request))).toEqual({ kind: 'days', from: 2, to: 3 })
    expect(server.requests[0]).toMatchObject({
      method: 'GET',
      headers: { 'api-version': '1.0', 'user-language': 'kn' },
    })
    const { pathname, searchParams } = new URL(server.requests[0]?.url ?? '', 'https://shop.example')
    expect([pathname, Object.fromEntries(searchParams)]).toEqual(['/api/delivery/estimate', request])
  })

  it('give the latitude of a place its own name, whatever the wire calls it', async () => {
    const { server, ports } = thePorts()
    const place = { city: 'Mysuru', state: 'Karnataka', longitude: 76.65, country: 'India', pincode: '570001' }
    server.answers(200, { ...place, latitute: 12.3 })
    const found = await valueOf(ports.delivery.reverseLookup({ latitude: 12.31, longitude: 76.64 }))
    expect(found).toEqual({ ...place, latitude: 12.3 })
  })

  it('answer network/malformed to any shape that the contract does not know, and never throw', async () => {
    const good = onTheWire('p1', 1)
    const paths = pathsOf(good)
    const read = ({ catalog }: ReturnType<typeof createHttpPorts>) => catalog.product({ handle: 'p1', locale: 'kn' })
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...paths), fc.jsonValue({ maxDepth: 1 }), async (path, value) => {
        const { server, ports } = thePorts()
        server.answers(200, replaced(good, path, value))
        const answer = await read(ports)
        expect(answer.ok || answer.error.code).toBe(answer.ok ? true : 'network/malformed')
      }),
      { numRuns: 400 },
    )
    for (const path of paths) {
      const { server, ports } = thePorts()
      server.answers(200, replaced(good, path, { another: 'shape' }))
      const answer = await read(ports)
      expect([path.join('.'), answer.ok]).toEqual([path.join('.'), false])
    }
  })
})

/** Every path to a value inside, the deepest only. */
function pathsOf(value: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path]
  return Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, [...path, key]))
}

function replaced(source: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value
  if (Array.isArray(source))
    return source.map((entry, index) => (String(index) === key ? replaced(entry, rest, value) : entry))
  return { ...Object(source), [key]: replaced(Object(source)[key], rest, value) }
}
