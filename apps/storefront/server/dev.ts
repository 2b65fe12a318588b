import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { readConfig } from '@krishi/api/config'
import { createServer as createVite } from 'vite'
import { buildBoot } from '../build-boot.ts'
import { atEngine, noProducts } from './at-engine.ts'
import { createPageRenderer } from './page-renderer.ts'
import { createShopServer } from './create-shop-server.ts'
import { createSitemap } from './create-sitemap.ts'
import { openShop } from './shop-services.ts'
import { describeListenError, exitWith } from './start-errors.ts'
import { describeOpening } from './start-output.ts'

type EntryServer = typeof import('../src/entry-server.tsx')

const root = fileURLToPath(new URL('..', import.meta.url))
const config = readConfig(process.env)
if (!config.ok) exitWith(Object.values(config.error.fields ?? {}))
const opened = await openShop(config.value, (line) => console.log(line))
if (!opened.ok) exitWith([opened.error.serverMessage ?? opened.error.code])
const shop = opened.value
const { engine } = config.value

const http = createServer()
// Vite answers first on the same server: behind Hono it would write into answers that are already sent.
// Read by Node itself: a bundled copy of the config would look like a change to the watcher.
const vite = await createVite({
  root,
  configLoader: 'native',
  appType: 'custom',
  server: { middlewareMode: true, hmr: { server: http } },
})
/** No chunks, and so no texts of theirs. */
const allTexts = { scopes: null, textsPath: null }
const bootScript = await buildBoot()
const loadEntry = () => vite.ssrLoadModule('/src/entry-server.tsx') as Promise<EntryServer>

const app = createShopServer({
  api: shop.api,
  monitor: shop.monitor,
  images: shop.images,
  renderPage: createPageRenderer({
    render: async (request) => (await loadEntry()).render(request),
    // Vite serves and updates modules and styles itself.
    assetsOf: () => ({
      entry: '/src/entry-client.tsx',
      scripts: [],
      sheets: ['/src/styles/dev.css'],
      css: '',
      ...allTexts,
    }),
    bootScript,
    engine,
    fetchApi: shop.fetchApi,
    findVisitor: (cookies) => shop.api.findVisitor(cookies),
    transformHtml: (url, html) => vite.transformIndexHtml(url, html),
  }),
  readPageSettings: async (mode, locale) =>
    (await loadEntry()).readPageSettings({
      fetch: shop.fetchApi,
      mode,
      locale,
      elsewhere: atEngine(engine),
    }),
  renderSitemap: createSitemap({
    products: engine ? noProducts : shop.api.productList,
    readPages: async () => (await loadEntry()).readSitemapPages({ fetch: shop.fetchApi, elsewhere: atEngine(engine) }),
    readMaintenanceLeft: async () => (await loadEntry()).readMaintenanceLeft(shop.fetchApi),
  }),
  engineCalls: engine && { loadAsking: loadEntry, engine },
  clientDirectory: null,
  publicDirectory: `${root}public`,
  config: config.value,
  onError: (error) => console.error(error),
})
const listener = getRequestListener(app.fetch)
http.on('request', (request, response) => {
  vite.middlewares(request, response, () => void listener(request, response))
})
http.on('error', (error) => exitWith([describeListenError(error, config.value.port)]))
http.listen(config.value.port, config.value.host, () => {
  for (const line of describeOpening(config.value, config.value.port, 'Krishi is open for work')) console.log(line)
})

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void Promise.all([vite.close(), shop.api.close()]).then(() => process.exit(0))
  })
}
