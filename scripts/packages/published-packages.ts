import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/root.ts'

/** A package that is published, in the order in which they depend on each other. */
export interface PublishedPackage {
  readonly name: string
  readonly version: string
  readonly directory: string
}

export const publishedPackages: readonly PublishedPackage[] = ['core', 'hooks', 'ui', 'widgets', 'host'].map(
  (short) => {
    const directory = join(root, 'packages', `storefront-${short}`)
    const { name, version } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')) as PublishedPackage
    return { name, version, directory }
  },
)
