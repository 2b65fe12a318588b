import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { createAssetManifest } from '../../apps/storefront/server/asset-manifest.ts'
import { modulesOf } from '../../apps/storefront/src/routes/modules-of.ts'
import type { PageScreen } from '../../apps/storefront/src/routes/route-table.ts'

/** One script of a first page. */
export interface WeighedScript {
  readonly name: string
  readonly bytes: number
}

const kib = 1024

/** What a cold page of the shop window may load in scripts until it is idle, all told: React is 58 KiB of it. */
const usual = 85 * kib

/** What a cold page of text may load in scripts until it is touched. */
const text = 60 * kib

/** Gzipped bytes of scripts that the first page of a visit may load when it starts, in every language: texts come with its HTML. */
export const firstLoadBudgets: Readonly<Record<PageScreen, number>> = {
  // Where searches, links and messages of an order lead to.
  ...{ home: usual, collection: usual, product: usual, reviews: usual, search: usual },
  ...{ brand: 86.75 * kib, brands: 86.25 * kib, similar: 88 * kib, 'article-search': 95.75 * kib },
  ...{ posts: usual, post: usual, author: 90.75 * kib, articles: usual, article: text, content: text },
  ...{ orders: usual, order: usual, loyalty: usual, 'lead-form': usual, 'link-redirect': 92 * kib },
  // What is on the device or belongs to one shopper: these pages show little before they run.
  ...{ cart: 91 * kib, checkout: 97 * kib, 'checkout-address': 111.5 * kib, 'payment-mode': 111.25 * kib },
  ...{ 'thank-you': 106.75 * kib, 'order-pending': 106 * kib, 'sign-in': 105 * kib, address: 121 * kib },
  ...{ wishlist: 103 * kib, 'shared-cart': 105.5 * kib, compare: 98.25 * kib, farm: 109.25 * kib, ask: 112.5 * kib },
  ...{ 'privacy-choices': 83 * kib, maintenance: 86.5 * kib, failed: usual, 'not-found': usual },
}

/** All screens of the shop. */
export const weighedScreens = Object.keys(firstLoadBudgets) as PageScreen[]

/** The scripts that a cold page loads when it starts, gzipped, from the build in `dist`; the boot script, which is in its HTML, first. */
export function weighFirstLoad(dist: string, screen: PageScreen): WeighedScript[] {
  const client = join(dist, 'client')
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Readonly<
    Record<string, unknown>
  >
  const modules = modulesOf(screen)
  for (const module of modules) {
    if (module in manifest) continue
    throw new Error(
      `The build has no ${module}. The first load of ${screen} cannot be weighed, and the server does not send it with the page. ` +
        'Name the module anew in routes/modules-of.ts.',
    )
  }
  const { entry, scripts } = createAssetManifest(client)(modules)
  const boot = join(dist, 'boot/boot.js')
  const files = [entry, ...scripts].map((file) => join(client, file))
  return [boot, ...files].filter(existsSync).map((file) => ({
    name: file.slice(dist.length + 1),
    bytes: gzipSync(readFileSync(file), { level: 9 }).length,
  }))
}
