import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { HttpBindings } from '@hono/node-server'
import type { Config } from '@krishi/api/config'
import type { Hono } from 'hono'
import { assertBuiltFor, atEngine, createVersionWatch, noProducts } from './at-engine.ts'
import { createAssetManifest } from './asset-manifest.ts'
import { createPageRenderer } from './page-renderer.ts'
import { createShopServer } from './create-shop-server.ts'
import { createSitemap } from './create-sitemap.ts'
import type { ShopServices } from './shop-services.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The shop of the last build, on an API that is open. Needs `pnpm build` first. */
export async function createBuiltShop(config: Config, shop: ShopServices): Promise<Hono<{ Bindings: HttpBindings }>> {
  // React reads this once, when it is loaded: with its checks for developers a page costs the server several times as much. They are
  // for `npm run dev`; how strict the shop is with its settings has been read from the configuration.
  process.env['NODE_ENV'] = 'production'
  const built = (await import(
    new URL('../dist/server/entry-server.js', import.meta.url).href
  )) as typeof import('../src/entry-server.tsx')

  const { engineOfBuild, render, readMaintenanceLeft, readPageSettings, readSitemapPages } = built
  const { engine } = config
  const onOtherVersion = createVersionWatch((line) => console.error(line))
  assertBuiltFor(engine, engineOfBuild)
  return createShopServer({
    api: shop.api,
    monitor: shop.monitor,
    images: shop.images,
    renderPage: createPageRenderer({
      render,
      assetsOf: createAssetManifest(`${root}dist/client`),
      bootScript: readFileSync(`${root}dist/boot/boot.js`, 'utf8').trim(),
      engine,
      onOtherVersion,
      fetchApi: shop.fetchApi,
      findVisitor: (cookies) => shop.api.findVisitor(cookies),
      paysWithRazorpay: config.payment.provider === 'razorpay',
      externalHosts: config.externalCheckout?.hosts ?? [],
      pictureHosts: config.pictureHosts,
    }),
    readPageSettings: (mode, locale) =>
      readPageSettings({ fetch: shop.fetchApi, mode, locale, elsewhere: atEngine(engine) }),
    renderSitemap: createSitemap({
      products: engine ? noProducts : shop.api.productList,
      readPages: () => readSitemapPages({ fetch: shop.fetchApi, elsewhere: atEngine(engine) }),
      readMaintenanceLeft: () => readMaintenanceLeft(shop.fetchApi),
    }),
    engineCalls: engine && { loadAsking: () => Promise.resolve(built), engine, onOtherVersion },
    clientDirectory: `${root}dist/client`,
    publicDirectory: `${root}public`,
    config,
    onError: (error) => console.error(error),
  })
}
