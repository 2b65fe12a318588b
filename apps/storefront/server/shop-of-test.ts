import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readConfig, type Config } from '@krishi/api/config'
import type { ApiDependencies } from '@krishi/api/api-dependencies'
import { createApi, type Api } from '@krishi/api/create-api'
import { createImageRoute } from '@krishi/api/images/create-image-route'
import { noMonitor } from '@krishi/api/monitoring/monitor'
import { Hono } from 'hono'
import { inject } from 'vitest'
import { testSeeds } from '../../api/test/catalogue.ts'
import { logInto } from '../../api/test/log-into.ts'
// Says what the tests are provided with.
import type {} from '../../api/test/prepare-databases.ts'
import {
  askableOperations,
  askEngine,
  readMaintenanceLeft,
  readPageSettings,
  readSitemapPages,
  render,
} from '../src/entry-server.tsx'
import { atEngine, noProducts } from './at-engine.ts'
import { createShopServer, type ShopServerOptions } from './create-shop-server.ts'
import { createSitemap } from './create-sitemap.ts'
import { createPageRenderer, type PageRendererOptions } from './page-renderer.ts'

/** The real API on a small catalogue and a database of its own. */
export interface ApiOfTest {
  readonly api: Api
  readonly config: Config
  readonly dataDir: string
  close: () => Promise<void>
}

/** Makes one; `ready()` of its API is still to be awaited. */
export function createApiOfTest(own: Partial<ApiDependencies> = {}, changes: Partial<Config> = {}): ApiOfTest {
  const dataDir = mkdtempSync(join(tmpdir(), 'krishi-shop-'))
  const read = readConfig({ NODE_ENV: 'test', RATE_LIMIT: 'off', DATA_DIR: dataDir })
  if (!read.ok) throw new Error('The configuration is refused. Nothing can be answered. Correct the variables above.')
  const config = { ...read.value, ...changes }
  const { empty, filled } = inject('databases').embedded
  // A shop in production brings no catalogue.
  cpSync(config.mode === 'production' ? empty : filled, dataDir, { recursive: true })
  const api = createApi({ config, seeds: testSeeds(), logger: logInto([]), ...own })
  return {
    api,
    config,
    dataDir,
    async close() {
      await api.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** What a test may put in place of a part. */
type OwnParts = Partial<ShopServerOptions> & Partial<Pick<PageRendererOptions, 'engine' | 'fetchApi' | 'findVisitor'>>

/** The server of a shop with its real pages, without a build. A page that fails throws, unless the test looks at errors. */
export function createShopOfTest({ api, config, dataDir }: ApiOfTest, own: OwnParts = {}) {
  const {
    engine = config.engine,
    fetchApi = async (input, init) => api.app.fetch(new Request(input, init)),
    findVisitor = (cookies) => api.findVisitor(cookies),
    ...parts
  } = own
  return createShopServer({
    api,
    monitor: noMonitor,
    images: new Hono(),
    renderPage: createPageRenderer({
      render,
      assetsOf: () => ({ entry: '/assets/entry.js', scripts: [], sheets: [], css: '', scopes: null, textsPath: null }),
      bootScript: '',
      engine,
      fetchApi,
      findVisitor,
    }),
    readPageSettings: (mode, locale) =>
      readPageSettings({ fetch: fetchApi, mode, locale, elsewhere: atEngine(engine) }),
    renderSitemap: createSitemap({
      products: engine ? noProducts : api.productList,
      readPages: () => readSitemapPages({ fetch: fetchApi, elsewhere: atEngine(engine) }),
      readMaintenanceLeft: () => readMaintenanceLeft(fetchApi),
    }),
    engineCalls: engine && { loadAsking: () => Promise.resolve({ askableOperations, askEngine }), engine },
    clientDirectory: null,
    publicDirectory: dataDir,
    config,
    onError(error) {
      throw error
    },
    ...parts,
  })
}

/** The same with its pictures, public files and one script, `/assets/entry.js`, as a build has them. */
export function createWholeShopOfTest(ofTest: ApiOfTest, own: OwnParts = {}) {
  const { api, dataDir } = ofTest
  mkdirSync(join(dataDir, 'assets'), { recursive: true })
  writeFileSync(join(dataDir, 'assets', 'entry.js'), 'export {}')
  return createShopOfTest(ofTest, {
    images: createImageRoute({
      findPackshot: (handle) => api.findPackshot(handle),
      findShopperPicture: (picture) => api.findShopperPicture(picture),
      cacheDir: join(dataDir, 'images'),
    }),
    clientDirectory: dataDir,
    publicDirectory: fileURLToPath(new URL('../public', import.meta.url)),
    onError: () => undefined,
    ...own,
  })
}
