/**
 * A shop on a small catalogue that serves until it is told to close: everything is real but the pages, which need a build. Run as
 * `node served-shop.ts` with the variables of the shop; writes its port.
 */
import { readConfig } from '@krishi/api/config'
import { testSeeds } from '../../../api/test/catalogue.ts'
import { createShopServer } from '../create-shop-server.ts'
import { openShop } from '../shop-services.ts'
import type { PageRenderer } from '../page-renderer.ts'
import { serveShop } from '../serve-shop.ts'
import { exitWith } from '../start-errors.ts'

const config = readConfig(process.env)
if (!config.ok) exitWith(Object.values(config.error.fields ?? {}))
const opened = await openShop(config.value, () => undefined, testSeeds())
if (!opened.ok) exitWith([opened.error.serverMessage ?? opened.error.code])
const shop = opened.value

/** A page reads the API in this process, and is too long for one packet. */
const renderPage: PageRenderer = async ({ origin, hasFailed }) => {
  const answer = await shop.fetchApi(`${origin}/api/menu?language=en`)
  const html = `<!doctype html><title>Seeds</title>${'<p>'.repeat(100_000)}${await answer.text()}`
  return { status: hasFailed || !answer.ok ? 503 : 200, html, route: '*', headers: {} }
}

const app = createShopServer({
  api: shop.api,
  monitor: shop.monitor,
  images: shop.images,
  renderPage,
  readPageSettings: () => Promise.reject(new Error('There are no settings of pages in this shop.')),
  renderSitemap: () => Promise.resolve({ kind: 'closed', retryAfter: 1 }),
  engineCalls: null,
  clientDirectory: null,
  publicDirectory: '',
  config: config.value,
  onError: (error) => console.error(error),
})
const say = (line: string) => console.log(line)
say(`Port ${await serveShop({ app, api: shop.api, config: config.value, say })}`)
