import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/root.ts'

/** A package that is published, in the order in which they depend on each other. */
export interface PublishedPackage {
  readonly name: string
  readonly version: string
  readonly directory: string
}

const names = [
  'storefront-core',
  'storefront-hooks',
  'storefront-ui',
  'storefront-widgets',
  'storefront-host',
  'adapter-shopify',
]

export const publishedPackages: readonly PublishedPackage[] = names.map((short) => {
  const directory = join(root, 'packages', short)
  const { name, version } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')) as PublishedPackage
  return { name, version, directory }
})
