import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '@krishi/api/config'
import { createApi } from '@krishi/api/create-api'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testSeeds } from '../../api/test/catalogue.ts'
import { logInto } from '../../api/test/log-into.ts'
import { readMaintenanceLeft, readPageSettings, readSitemapPaths, render } from '../src/entry-server.tsx'
import bn from '../src/home-more/messages/bn.json'
import en from '../src/home-more/messages/en.json'
import hi from '../src/home-more/messages/hi.json'
import kn from '../src/home-more/messages/kn.json'
import ta from '../src/home-more/messages/ta.json'
import te from '../src/home-more/messages/te.json'
import { shelves } from '../src/shell/shelves.ts'
import { createPageRenderer } from './page-renderer.ts'
import { createShopServer } from './create-shop-server.ts'
import { createSitemap } from './create-sitemap.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'krishi-empty-'))
const config = readConfig({ NODE_ENV: 'test', RATE_LIMIT: 'off', DATA_DIR: dataDir })
if (!config.ok) throw new Error('The configuration is refused. No page can be rendered. Correct the variables above.')
const api = createApi({
  config: { ...config.value, mode: 'production', payment: { provider: 'none' } },
  seeds: testSeeds(),
  logger: logInto([]),
})
const fetchApi: typeof fetch = async (input, init) => api.app.fetch(new Request(input, init))
const shop = createShopServer({
  api,
  images: new Hono(),
  renderPage: createPageRenderer({
    render,
    assetsOf: () => ({ entry: '/assets/entry.js', scripts: [], sheets: [], css: '' }),
    bootScript: '',
    fetchApi,
    findVisitor: (cookies) => api.findVisitor(cookies),
  }),
  readPageSettings: (mode, locale) => readPageSettings({ fetch: fetchApi, mode, locale }),
  renderSitemap: createSitemap({
    readPaths: () => readSitemapPaths(fetchApi),
    readMaintenanceLeft: () => readMaintenanceLeft(fetchApi),
  }),
  clientDirectory: null,
  publicDirectory: dataDir,
  config: config.value,
  onError: (error) => {
    throw error
  },
})

beforeAll(() => api.ready())
afterAll(async () => {
  await api.close()
  rmSync(dataDir, { recursive: true, force: true })
})

async function open(path: string) {
  const answer = await shop.request(`http://shop.example${path}`, { headers: { accept: 'text/html' } })
  return { status: answer.status, html: await answer.text() }
}

describe('a shop in production before its owner has brought a catalogue', () => {
  it.each(Object.entries({ '/': en, '/hi': hi, '/te': te, '/ta': ta, '/kn': kn, '/bn': bn }))(
    'says at %s that its shelves are empty, and shows no heading without goods',
    async (path, words) => {
      const { status, html } = await open(path)
      expect(status).toBe(200)
      expect(html).toContain(words.emptyShop)
      expect(html).toContain(words.emptyShopText)
      for (const heading of [words.bestSelling, words.sprayers, words.brands])
        expect(html).not.toContain(`>${heading}<`)
    },
  )

  it.each(shelves)('has a page for the shelf $handle, where bar and footer lead', async ({ handle }) => {
    const { status, html } = await open(`/collections/${handle}`)
    expect(status).toBe(200)
    expect(html).toContain('No products found')
  })

  it.each(['/brands', '/search/tomato', '/cart', '/sitemap.xml'])('answers at %s', async (path) => {
    expect((await open(path)).status).toBe(200)
  })
})
