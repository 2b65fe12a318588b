import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { serve } from '@hono/node-server'
import { readConfig } from '@krishi/api/config'
import { createAssetManifest } from './asset-manifest.ts'
import { createPageRenderer } from './page-renderer.ts'
import { createShopServer } from './create-shop-server.ts'
import { createSitemap } from './create-sitemap.ts'
import { openShop } from './open-shop.ts'
import { describeListenError, exitWith } from './start-errors.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const config = readConfig(process.env)
if (!config.ok) exitWith(Object.values(config.error.fields ?? {}))

const shop = await openShop(config.value, (line) => console.log(line))
if ('failure' in shop) exitWith([shop.failure])

// React reads this once, when it is loaded: with its checks for developers a page costs the server several times as much. They are
// for `npm run dev`; how strict the shop is with its settings has been read above.
process.env['NODE_ENV'] = 'production'
const { render, readMaintenanceLeft, readPageSettings, readSitemapPaths } = (await import(
  new URL('../dist/server/entry-server.js', import.meta.url).href
)) as typeof import('../src/entry-server.tsx')

const app = createShopServer({
  api: shop.api,
  images: shop.images,
  renderPage: createPageRenderer({
    render,
    assetsOf: createAssetManifest(`${root}dist/client`),
    bootScript: readFileSync(`${root}dist/boot/boot.js`, 'utf8').trim(),
    fetchApi: shop.fetchApi,
    findVisitor: (cookies) => shop.api.findVisitor(cookies),
    paysWithRazorpay: config.value.payment.provider === 'razorpay',
    externalHosts: config.value.externalCheckout?.hosts ?? [],
  }),
  readPageSettings: (mode, locale) => readPageSettings({ fetch: shop.fetchApi, mode, locale }),
  renderSitemap: createSitemap({
    readPaths: () => readSitemapPaths(shop.fetchApi),
    readMaintenanceLeft: () => readMaintenanceLeft(shop.fetchApi),
  }),
  clientDirectory: `${root}dist/client`,
  publicDirectory: `${root}public`,
  publicOrigin: config.value.publicOrigin,
})

const server = serve({ fetch: app.fetch, port: config.value.port, hostname: config.value.host }, ({ port }) => {
  console.log(`Krishi is open: http://localhost:${String(port)}`)
})
server.on('error', (error) => exitWith([describeListenError(error, config.value.port)]))

let isClosing = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (isClosing) return
    isClosing = true
    console.log('Closing the shop…')
    server.close()
    void shop.api.close().then(() => process.exit(0))
  })
}
