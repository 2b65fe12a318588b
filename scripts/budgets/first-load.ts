import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { createAssetManifest } from '../../apps/storefront/server/asset-manifest.ts'

/** One script of a first page. */
export interface WeighedScript {
  readonly name: string
  readonly bytes: number
}

/** What a cold `/collections/{handle}` may load in scripts until it is idle, all told: React is 58 KiB of it. */
export const firstLoadBudget = 85 * 1024

/** What it loads in every language: the texts of a page come with its HTML. */
const modules = ['src/pages/collection-page.tsx']

/** The scripts that a cold collection page loads, gzipped, from the build in `dist`. */
export function weighFirstLoad(dist: string): WeighedScript[] {
  const client = join(dist, 'client')
  const manifest = readFileSync(join(client, '.vite/manifest.json'), 'utf8')
  const known = JSON.parse(manifest) as Readonly<Record<string, unknown>>
  const unknown = modules.filter((module) => !(module in known))
  if (unknown.length > 0) {
    throw new Error(
      `The build has no ${unknown.join(' and no ')}. The first load cannot be weighed. ` +
        'Name the modules of the collection page anew in scripts/budgets/first-load.ts.',
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
