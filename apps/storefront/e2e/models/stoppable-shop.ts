import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { readConfig } from '@krishi/api/config'
import type { Config } from '@krishi/api/config'
import { noMonitor } from '@krishi/api/monitoring/monitor'
import { createApi } from '@krishi/api/create-api'
import type { Api } from '@krishi/api/create-api'
import { openDatabase } from '@krishi/api/database/index'
import { Hono } from 'hono'
import { createBuiltShop } from '../../server/create-built-shop.ts'
import { shopSettings } from '../../server/shop-settings.ts'

const noCatalogue = {
  brands: [],
  subCategories: [],
  collections: [],
  products: [],
  reviews: [],
  menu: [],
  tiles: [],
  banners: [],
  coupons: [],
}

/** Nothing: what the shop is filled with takes a minute. */
const noSeeds = {
  catalogue: { version: 'none', load: () => Promise.resolve(noCatalogue) },
  pincodes: { version: 'none', load: () => Promise.resolve([]) },
  reading: { version: 'none', load: () => Promise.resolve({ articles: [], popularSearches: [] }) },
  community: { version: 'none', load: () => Promise.resolve({ farmers: [], posts: [] }) },
}

/**
 * A server of the built shop whose database can be stopped: its pages, its API and its failures are the real ones. While its
 * database runs, it is that of the server at `origin`, which the other tests use.
 */
export class StoppableShop {
  /** The calls that find the database stopped; null while it runs. */
  stopped: RegExp | null = /./
  /** Scheme, host and port. */
  readonly origin: string
  readonly #server: Server
  readonly #directory: string

  private constructor(server: Server, directory: string) {
    this.#server = server
    this.#directory = directory
    this.origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`
  }

  static async open(origin: string): Promise<StoppableShop> {
    const directory = mkdtempSync(join(tmpdir(), 'krishi-stopped-'))
    const config = readConfig({ DATA_DIR: directory, LOG_LEVEL: 'fatal', RATE_LIMIT: 'off' })
    if (!config.ok) throw new Error(JSON.stringify(config.error))
    const api = await openStopped(config.value)
    const app = new Hono().all('/api/*', async ({ req: { raw } }) => {
      const { pathname, search } = new URL(raw.url)
      if (shop.stopped?.test(pathname)) return api.app.fetch(raw)
      const answer = await fetch(new Request(new URL(pathname + search, origin), raw))
      // The headers of a fetched answer cannot be changed.
      return new Response(answer.body, answer)
    })
    const built = await createBuiltShop(config.value, {
      api: { ...api, app },
      monitor: noMonitor,
      images: new Hono(),
      fetchApi: async (input, init) => app.fetch(new Request(input, init)),
    })
    const server = serve({ fetch: built.fetch, port: 0, hostname: '127.0.0.1' }) as Server
    await once(server, 'listening')
    const shop = new StoppableShop(server, directory)
    return shop
  }

  close(): void {
    this.#server.closeAllConnections()
    this.#server.close()
    rmSync(this.#directory, { recursive: true })
  }
}

/** The API of a shop that has opened, and whose database has been stopped since. */
async function openStopped(config: Config): Promise<Api> {
  let stop = () => Promise.resolve()
  const api = createApi({
    config,
    settings: shopSettings(config),
    seeds: noSeeds,
    async openDatabase(location) {
      const opened = await openDatabase(location)
      if (opened.ok) stop = opened.value.close
      return opened
    },
  })
  const ready = await api.ready()
  if (!ready.ok) throw new Error(ready.error.serverMessage)
  await stop()
  return api
}
