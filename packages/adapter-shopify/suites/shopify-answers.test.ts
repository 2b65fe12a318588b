import { createShopifyPorts } from '../src/ports/index.ts'
import { noFilters, type ListingQuery } from '@krishi/storefront-hooks/catalog'
import { valueOf } from '@krishi/storefront-hooks/query'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startShopServer, type ShopServer } from './server/start-server.ts'

let server: ShopServer

beforeAll(async () => {
  server = await startShopServer()
})

afterEach(() => {
  server.hideStock(false)
  server.serveVersion('2026-04')
  server.calls()
})

afterAll(() => server.close())

const portsOf = (own: Partial<Parameters<typeof createShopifyPorts>[0]> = {}) =>
  createShopifyPorts({ url: server.url, ...own })
const tomato = { handle: 'tomato-hybrid-seeds', locale: 'en' } as const
const seeds: ListingQuery = {
  handle: 'seeds',
  locale: 'en',
  filters: noFilters,
  sort: 'best-selling',
  pageNum: 1,
  pageSize: 2,
}

describe('a product from Shopify', () => {
  it('has amounts in paise, the cheapest pack first, and what its metafields tell', async () => {
    const product = await valueOf(portsOf().catalog.product(tomato))
    const [small, large] = product.variants
    expect(small).toMatchObject({ price: 19_950, compareAtPrice: 25_000, maxCount: 5, inventoryQuantity: 40 })
    expect(small?.netQuantity).toEqual({ value: 10, unit: 'g' })
    expect(large).toMatchObject({ price: 89_900, compareAtPrice: null })
    expect(product).toMatchObject({
      countryOfOrigin: 'India',
      technicalContent: 'Solanum lycopersicum F1',
      dose: { kind: 'seed-rate', min: 60, max: 80, unit: 'g' },
      plantProtection: null,
      rating: { average: 4.3, reviewCount: 12 },
      category: { handle: 'seeds' },
    })
    expect(product.descriptionHtml?.text).toBe('<p>Firm red fruit for &lt;all&gt; seasons &amp; soils.</p>')
  })

  it('is told in the language that was asked for where Shopify has it, and says which that is', async () => {
    const { catalog } = portsOf()
    const hindi = await valueOf(catalog.product({ ...tomato, locale: 'hi' }))
    expect(hindi.productName).toEqual({ text: 'टमाटर हाइब्रिड बीज', lang: 'hi' })
    const untranslated = await valueOf(catalog.product({ handle: 'okra-seeds', locale: 'hi' }))
    expect(untranslated.productName).toEqual({ text: 'Okra seeds', lang: 'en' })
  })

  it('has the facts of a pesticide’s label, and none that cannot be read', async () => {
    const { catalog } = portsOf()
    const told = await valueOf(catalog.product({ handle: 'tebuconazole-fungicide', locale: 'en' }))
    expect(told.dose).toEqual({ kind: 'dose', min: 200, max: 250, unit: 'ml' })
    expect(told.plantProtection).toMatchObject({ registrationNumber: 'CIR-12345/2019', toxicity: 'blue' })
    const broken = await valueOf(catalog.product({ handle: 'urea', locale: 'en' }))
    expect(broken.dose).toBeNull()
    // It is a pesticide all the same, of which nothing is known.
    expect(broken.plantProtection).toEqual({
      registrationNumber: null,
      toxicity: null,
      antidote: null,
      leafletUrl: null,
    })
    expect(broken.variants.map(({ netQuantity }) => netQuantity)).toEqual([null, { value: 45, unit: 'kg' }])
  })

  it('[22.1] sells what is counted, not counted or oversold, and does not sell what is gone', async () => {
    const { catalog } = portsOf()
    const stockOf = async (handle: string) => {
      const { variants } = await valueOf(catalog.product({ handle, locale: 'en' }))
      return variants.map(({ inventoryManagement, inventoryPolicy, inventoryQuantity }) => [
        inventoryManagement,
        inventoryPolicy,
        inventoryQuantity,
      ])
    }
    expect(await stockOf('okra-seeds')).toEqual([
      [null, 'continue', 0],
      ['shopify', 'deny', 3],
    ])
    expect(await stockOf('brinjal-seeds')).toEqual([
      ['shopify', 'continue', 0],
      ['shopify', 'deny', 8],
    ])
    expect((await stockOf('sold-out-seeds'))[0]).toEqual(['shopify', 'deny', 0])
    server.hideStock(true)
    expect((await stockOf('tomato-hybrid-seeds'))[0]).toEqual([null, 'continue', 0])
    expect((await stockOf('sold-out-seeds'))[0]).toEqual(['shopify', 'deny', 0])
  })

  it('is malformed in another currency than rupees', async () => {
    const price = { amount: '3.0', currencyCode: 'USD' }
    const pack = { id: 'gid://shopify/ProductVariant/1', title: '', price, compareAtPrice: null }
    const variants = { nodes: [{ ...pack, quantityRule: { maximum: null }, unitPriceMeasurement: null }] }
    const face = { id: '1', handle: '', title: '', vendor: '', productType: '', description: '' }
    const product = { ...face, images: { nodes: [] }, collections: { nodes: [] }, variants }
    server.failNext({ body: { data: { product } } })
    expect(await portsOf().catalog.product(tomato)).toMatchObject({ error: { code: 'network/malformed' } })
  })
})

describe('calls to Shopify', () => {
  it('are one for a page of a listing, one for a product and one for the prices of a cart', async () => {
    const { catalog, cart } = portsOf()
    const { cursor } = await valueOf(catalog.listing(seeds))
    await valueOf(catalog.listing({ ...seeds, pageNum: 2, cursor }))
    expect(server.calls()).toEqual(['Listing', 'Listing'])
    const { productId, variants } = await valueOf(catalog.product(tomato))
    expect(server.calls()).toEqual(['Product'])
    const lines = variants.map(({ id }) => ({ productId, variantId: id, quantity: 1 }))
    const { products } = await valueOf(cart.price({ lines, locale: 'en' }))
    expect(Object.keys(products[productId]?.mapVariant ?? {})).toHaveLength(2)
    expect(server.calls()).toEqual(['Prices'])
  })

  it('find the place of a page that is asked for by its number with a short call before it', async () => {
    const { catalog } = portsOf()
    const whole = await valueOf(catalog.listing({ ...seeds, pageSize: 50 }))
    server.calls()
    const second = await valueOf(catalog.listing({ ...seeds, pageNum: 2 }))
    expect(server.calls()).toEqual(['ListingPlace', 'Listing'])
    expect(second.products).toEqual(whole.products.slice(2, 4))
  })

  it('go by the number where the cursor is of another listing', async () => {
    const { catalog } = portsOf()
    const { cursor } = await valueOf(catalog.listing({ ...seeds, handle: null }))
    const page = await valueOf(catalog.listing({ ...seeds, pageNum: 2, cursor }))
    expect(page.products).toEqual((await valueOf(catalog.listing({ ...seeds, pageNum: 2 }))).products)
  })

  it('carry the headers of the shop, and ask the version that they are written for', async () => {
    const { catalog } = portsOf({ headers: { 'Shopify-Storefront-Buyer-IP': '203.0.113.7' } })
    await valueOf(catalog.product(tomato))
    expect(server.lastHeaders()['shopify-storefront-buyer-ip']).toBe('203.0.113.7')
  })

  it('go on when their version has ended, as Shopify does, and say which one has answered', async () => {
    const served: string[] = []
    const { catalog } = portsOf({ onOtherVersion: (version) => served.push(version) })
    await valueOf(catalog.product(tomato))
    expect(served).toEqual([])
    server.serveVersion('2026-07')
    await valueOf(catalog.product(tomato))
    expect(served).toEqual(['2026-07'])
  })
})

const error = (code?: string) => ({ errors: [{ message: 'No.', ...(code && { extensions: { code } }) }] })

describe('what Shopify refuses', () => {
  it.each([
    ['too many calls', { status: 429 }, 'request/rate-limited'],
    ['too many calls, in words', { body: error('THROTTLED') }, 'request/rate-limited'],
    ['a token that it does not know', { status: 401 }, 'auth/required'],
    ['a token that may not', { body: { ...error('ACCESS_DENIED'), data: null } }, 'auth/forbidden'],
    ['a shop that is closed', { body: error('SHOP_INACTIVE') }, 'network/server'],
    ['a bug of its own', { body: error('INTERNAL_SERVER_ERROR') }, 'network/server'],
    ['a server that is down', { status: 503 }, 'network/server'],
    ['an operation that its version has not', { body: error() }, 'request/invalid'],
    ['no answer at all', { body: '<html>' }, 'network/malformed'],
    ['an answer of another shape', { body: { data: { product: { id: '1' } } } }, 'network/malformed'],
  ] as const)('has a code: %s', async (_, fault, code) => {
    server.failNext(fault)
    expect(await portsOf().catalog.product(tomato)).toMatchObject({ ok: false, error: { code } })
  })

  it('has a code where nobody answers', async () => {
    const offline = portsOf({ fetch: () => Promise.reject(new TypeError('fetch failed')) })
    expect(await offline.catalog.product(tomato)).toMatchObject({ error: { code: 'network/offline' } })
    const silent: typeof fetch = (_, init) =>
      new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('Aborted.'))))
    const slow = portsOf({ fetch: silent, timeoutMs: 1 })
    expect(await slow.catalog.product(tomato)).toMatchObject({ error: { code: 'network/timeout' } })
  })
})
