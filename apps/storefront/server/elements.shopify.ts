import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { buildElements } from '@krishi/storefront-elements/build'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startShopServer, type ShopServer } from '../../../packages/adapter-shopify/suites/server/start-server.ts'
import { chromiumLaunch } from '../../../tooling/browser/chromium.ts'
import { createHttpServer } from './create-http-server.ts'
import { createApiOfTest, createShopOfTest } from './shop-of-test.ts'

const ofTest = createApiOfTest({}, { mode: 'production', payment: { provider: 'none' } })
let shopify: ShopServer
let shop: ReturnType<typeof createShopOfTest> | undefined
let server: Server
let browser: Browser
let shopOrigin: string
/** The same machine by another name is another origin. */
let partnerOrigin: string

/** Serves a shop at Shopify with built elements, which lists the origin of the partner. */
async function serveShop(): Promise<void> {
  vi.stubEnv('NODE_ENV', 'production')
  await buildElements(join(ofTest.dataDir, 'embed'), true)
  vi.unstubAllEnvs()
  server = createHttpServer({ fetch: (...request) => shop?.fetch(...request) ?? new Response(null, { status: 503 }) })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  shopOrigin = `http://127.0.0.1:${port}`
  partnerOrigin = `http://localhost:${port}`
  const engine = {
    name: 'shopify',
    url: shopify.url,
    token: 'public',
    privateToken: 'private',
    checkoutHosts: [],
  } as const
  const config = { ...ofTest.config, embedOrigins: [partnerOrigin] }
  shop = createShopOfTest(ofTest, { engine, config, clientDirectory: ofTest.dataDir })
}

/** A page of the partner under a policy that lets it reach the shop alone. */
async function openPartnerPage() {
  const context = await browser.newContext()
  // The page is none that a server sent, and asks for something on this machine: on the internet nobody is asked.
  await context.grantPermissions(['local-network-access'], { origin: partnerOrigin })
  const page = await context.newPage()
  const [asked, problems]: [URL[], string[]] = [[], []]
  page.on('request', (request) => asked.push(new URL(request.url())))
  page.on('pageerror', ({ message }) => problems.push(message))
  await page.route(`${partnerOrigin}/partner`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': `default-src 'none'; script-src ${shopOrigin}; connect-src ${shopOrigin}` },
      body: `<!doctype html><title>A village shop</title><script type="module" src="${shopOrigin}/embed/v1.js"></script>
        <krishi-cart-button><a href="${shopOrigin}/cart">Cart</a></krishi-cart-button>
        <krishi-product-card product="tomato-hybrid-seeds"></krishi-product-card>`,
    }),
  )
  await page.goto(`${partnerOrigin}/partner`)
  return { page, context, asked, problems }
}

beforeAll(async () => {
  await ofTest.api.ready()
  shopify = await startShopServer()
  await serveShop()
  browser = await chromium.launch(chromiumLaunch())
})

afterAll(async () => {
  await browser.close()
  server.closeAllConnections()
  server.close()
  shopify.close()
  await ofTest.close()
})

describe('elements of a shop at Shopify on a page of another origin', () => {
  it('show a product and the price of a cart, and hand the cart over to the shop', async () => {
    const { page, context, asked, problems } = await openPartnerPage()
    const card = page.locator('krishi-product-card')
    await card.getByRole('heading', { name: 'Tomato hybrid seeds' }).waitFor()
    expect(await card.getByRole('article').innerText()).toContain('₹199.50')
    const priced = page.waitForResponse(/\/embed\/calls\/cart\.price$/)
    await card.getByRole('button', { name: /^Add to cart/ }).click()
    await page
      .locator('krishi-cart-button')
      .getByRole('button', { name: /^Cart, 1/ })
      .click()
    const drawer = page.getByRole('dialog', { name: 'Your cart' })
    const proceed = drawer.getByRole('button', { name: /^Proceed/ })
    await proceed.waitFor()
    expect(await (await priced).json()).toMatchObject({ ok: true, value: { products: { 103: { productId: '103' } } } })
    expect(await drawer.innerText()).toContain('₹199.50')
    const names = asked.filter(({ origin }) => origin === shopOrigin).map(({ pathname }) => pathname)
    expect(names).toContain('/embed/calls/catalog.productCards')
    expect(names.filter((name) => name.startsWith('/api'))).toEqual([])
    expect(asked.filter(({ origin }) => origin === shopify.url)).toEqual([])
    expect(await context.cookies()).toEqual([])
    expect(problems).toEqual([])
    await proceed.click()
    await page.waitForURL(`${shopOrigin}/shared-cart#cart=103.102.1`)
  })
})
