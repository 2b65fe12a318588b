import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { createAssetManifest } from '../../apps/storefront/server/asset-manifest.ts'
import type { PageScreen } from '../../apps/storefront/src/routes/route-table.ts'

/** One script of a first page. */
export interface WeighedScript {
  readonly name: string
  readonly bytes: number
}

/** What a cold page of the shop window may load in scripts until it is idle, all told: React is 58 KiB of it. */
export const firstLoadBudget = 85 * 1024

/** What a cold page of text may load in scripts until it is touched. */
export const textPageBudget = 60 * 1024

/** The pages that searches, links and messages of an order lead to, with what each loads in every language: texts come with a page's HTML. */
export const firstPages = {
  '/collections/{handle}': 'src/pages/collection-page.tsx',
  '/products/{handle}': 'src/pages/product-page.tsx',
  '/search/{term}': 'src/pages/search-page.tsx',
  '/orders': 'src/pages/orders-page.tsx',
  '/orders/{number}': 'src/pages/order-page.tsx',
  '/loyalty': 'src/pages/loyalty-page.tsx',
  '/pages/{form}': 'src/pages/lead-form-page.tsx',
  '/pages/{policy}': 'src/pages/content-page.tsx',
  '/kisan-vedika/blogs': 'src/pages/articles-page.tsx',
  '/kisan-vedika/blogs/{article}': 'src/pages/article-page.tsx',
  '/kisan-vedika/posts': 'src/pages/posts-page.tsx',
  '/kisan-vedika/posts/{post}': 'src/pages/post-page.tsx',
} as const

/** Address of a page that is weighed. */
export type FirstPage = keyof typeof firstPages

/** Those of them that are text and links, with their screens. */
export const textPages: Readonly<Partial<Record<FirstPage, PageScreen>>> = {
  '/pages/{policy}': 'content',
  '/kisan-vedika/blogs/{article}': 'article',
}

/** The scripts that a cold page loads when it starts, gzipped, from the build in `dist`; the boot script, which is in its HTML, first. */
export function weighFirstLoad(dist: string, page: FirstPage): WeighedScript[] {
  const client = join(dist, 'client')
  const manifest = readFileSync(join(client, '.vite/manifest.json'), 'utf8')
  const module = firstPages[page]
  if (!(module in (JSON.parse(manifest) as Readonly<Record<string, unknown>>))) {
    throw new Error(
      `The build has no ${module}. The first load of ${page} cannot be weighed. ` +
        'Name the module of that page anew in scripts/budgets/first-load.ts.',
    )
  }
  const { entry, scripts } = createAssetManifest(client)([module])
  const boot = join(dist, 'boot/boot.js')
  const files = [entry, ...scripts].map((file) => join(client, file))
  return [boot, ...files].filter(existsSync).map((file) => ({
    name: file.slice(dist.length + 1),
    bytes: gzipSync(readFileSync(file), { level: 9 }).length,
  }))
}
