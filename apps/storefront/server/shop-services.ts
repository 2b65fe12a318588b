import { join } from 'node:path'
import type { Config } from '@krishi/api/config'
import { createApi, type Api } from '@krishi/api/create-api'
import type { ApiDependencies } from '@krishi/api/api-dependencies'
import { createImageRoute } from '@krishi/api/images/create-image-route'
import type { Monitor } from '@krishi/api/monitoring/monitor'
import { openMonitor } from '@krishi/api/monitoring/open-monitor'
import { ok, type Result } from '@krishi/storefront-core/result'
import type { Hono } from 'hono'
import { shopSettings } from './shop-settings.ts'

/** The parts of the shop that do not depend on how pages are built. */
export interface ShopServices {
  readonly api: Api
  readonly images: Hono
  readonly monitor: Monitor
  /** Answers calls of the API in this process: rendering a page needs no network hop. */
  readonly fetchApi: typeof fetch
}

/**
 * Opens API and pictures, saying what a first start is doing. Fails where the API does; `serverMessage` says what to do.
 *
 * @param seeds What fills an empty database. @default the catalogue of the shop
 */
export async function openShop(
  config: Config,
  say: (line: string) => void,
  seeds?: ApiDependencies['seeds'],
): Promise<Result<ShopServices>> {
  const opened = await openMonitor(config.monitoring)
  if (!opened.ok) return opened
  const monitor = opened.value
  const api = createApi({
    config,
    monitor,
    settings: shopSettings(config),
    onProgress: sayProgress(say),
    ...(seeds && { seeds }),
  })
  const ready = await api.ready()
  if (!ready.ok) return ready
  return ok({
    api,
    monitor,
    images: createImageRoute({
      findPackshot: (handle) => api.findPackshot(handle),
      findShopperPicture: (picture) => api.findShopperPicture(picture),
      cacheDir: join(config.dataDir, 'images'),
    }),
    fetchApi: async (input, init) => api.app.fetch(new Request(input, init)),
  })
}

function sayProgress(say: (line: string) => void): (step: string, done: number, total: number) => void {
  let last = ''
  return (step, done, total) => {
    const tenths = total === 0 ? 10 : Math.floor((done / total) * 10)
    const line = `  ${step}: ${String(tenths * 10)} %`
    if (line === last) return
    last = line
    say(line)
  }
}
