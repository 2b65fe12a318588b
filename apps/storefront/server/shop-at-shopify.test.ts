import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startShopServer, type ShopServer } from '../../../packages/adapter-shopify/suites/server/start-server.ts'
import { followLinks } from './shop-links.ts'
import { createApiOfTest, createShopOfTest } from './shop-of-test.ts'

const ofTest = createApiOfTest({}, { mode: 'production', payment: { provider: 'none' } })
let shopify: ShopServer
let shop: ReturnType<typeof createShopOfTest>

beforeAll(async () => {
  await ofTest.api.ready()
  shopify = await startShopServer()
  shop = createShopOfTest(ofTest, {
    engine: { name: 'shopify', url: shopify.url, token: 'public', privateToken: 'private', checkoutHosts: [] },
  })
})

afterAll(async () => {
  shopify.close()
  await ofTest.close()
})

async function open(path: string, remoteAddress?: string) {
  const environment = remoteAddress === undefined ? {} : { incoming: { socket: { remoteAddress } } }
  const answer = await shop.request(`http://shop.example${path}`, { headers: { accept: 'text/html' } }, environment)
  return { status: answer.status, html: await answer.text(), policy: answer.headers.get('content-security-policy') }
}

const pages = ['/', '/hi', '/collections/seeds', '/products/tomato-hybrid-seeds', '/search/seeds', '/cart', '/checkout']

/** Pages that only the menu of an owner leads to. */
const others = ['/kisan-vedika/blogs', '/brands/Vindhya%20Seeds']

describe('a shop at Shopify', () => {
  it('leads from its pages to no page that is not there', async () => {
    const opened = await Promise.all([...pages, ...others].map((path) => open(path)))
    expect(opened.map(({ status }) => status)).toEqual([...pages, ...others].map(() => 200))
    const { links, dead } = await followLinks(opened, open)
    expect(links).toContain('/products/tomato-hybrid-seeds')
    expect(dead).toEqual([])
  })

  it('has no page for what Shopify does not do', async () => {
    const paths = [
      '/orders',
      '/address',
      '/wishlist',
      '/brands',
      '/loyalty',
      '/kisan-vedika/posts',
      '/checkout/address',
    ]
    const answers = await Promise.all(paths.map((path) => open(path)))
    expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 404))
  })

  it('asks once for the menu and once for a product, in the name of the shopper and with the token of servers', async () => {
    shopify.calls()
    await open('/products/tomato-hybrid-seeds', '203.0.113.7')
    expect([...shopify.calls()].sort()).toEqual(['Menu', 'Product'])
    expect(shopify.lastHeaders()).toMatchObject({
      'shopify-storefront-private-token': 'private',
      'shopify-storefront-buyer-ip': '203.0.113.7',
    })
  })

  it('tells browsers where Shopify is, which they may call, and not the token of servers', async () => {
    const { html, policy } = await open('/')
    expect(html).toContain(`"url":"${shopify.url}","token":"public"`)
    expect(html).not.toContain('private')
    expect(policy).toContain(`connect-src 'self' ${shopify.url};`)
  })

  it('is a 503 with its frame while Shopify does not answer', async () => {
    for (let call = 0; call < 2; call += 1) shopify.failNext({ status: 500 })
    const { status, html } = await open('/products/tomato-hybrid-seeds')
    expect([status, html.includes('<footer')]).toEqual([503, true])
  })

  it('has the collections of its menu and their products in its sitemap', async () => {
    const { html } = await open('/sitemap-pages.xml')
    expect(html).toContain('<loc>http://shop.example/collections/seeds</loc>')
    expect(html).toContain('<loc>http://shop.example/hi/products/tomato-hybrid-seeds</loc>')
    expect((await open('/sitemap.xml')).html).not.toContain('sitemap-products')
  })

  it('keeps the settings of its owner, and switches off what Shopify does not do', async () => {
    const answer = await shop.request('http://shop.example/settings/web/en/now.json')
    expect(await answer.json()).toMatchObject({
      enableEstimatedDeliveryOnPinCode: false,
      checkoutConfig: { isShopifyCheckoutEnabled: true },
      loyaltyPoints: { enableLoyaltyPoints: false },
    })
  })
})
