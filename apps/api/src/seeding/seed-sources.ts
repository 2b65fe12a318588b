import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PincodeRow } from '../pincodes/index.ts'
import type { SeedCommunity } from '../seed/read-community.ts'
import type { SeedCatalogue, SeedReading } from '../seed/types.ts'

/** Something to fill tables with, and a version that changes when its content does. */
export interface SeedSource<Content> {
  readonly version: string
  /** Called only when it is to be written. */
  load: () => Promise<Content>
}

/** What an empty database is filled with: the demonstration (catalogue, reading, community) and the directory of pincodes. */
export interface SeedSources {
  readonly catalogue: SeedSource<SeedCatalogue>
  readonly pincodes: SeedSource<readonly PincodeRow[]>
  readonly reading: SeedSource<SeedReading>
  readonly community: SeedSource<SeedCommunity>
}

const here = fileURLToPath(new URL('..', import.meta.url))
const assets = fileURLToPath(new URL('../../assets', import.meta.url))

function filesOf(path: string): string[] {
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .map((name) => join(path, name))
    .filter((file) => statSync(file).isFile() && !file.endsWith('.test.ts'))
    .sort()
}

function hashOf(paths: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of paths.flatMap(filesOf)) hash.update(file.slice(here.length)).update(readFileSync(file))
  return hash.digest('hex')
}

/**
 * The version of the rules by which the search index is filled: a hash of the files that hold them. The index of another
 * version is filled again.
 */
export function searchIndexVersion(): string {
  const core = dirname(createRequire(import.meta.url).resolve('@krishi/storefront-core/search'))
  return hashOf([join(here, 'search'), join(here, 'seed', 'data'), core])
}

/**
 * The demonstration and the directory of pincodes. Their versions are hashes of the files that they are computed from, so
 * that a start with unchanged ones need not compute them.
 */
export function shopSeeds(): SeedSources {
  const demonstration = hashOf([join(here, 'seed'), join(here, 'seeding')])
  return {
    catalogue: {
      version: demonstration,
      load: async () => (await import('../seed/generate-catalogue.ts')).generateCatalogue(),
    },
    pincodes: {
      version: hashOf([join(assets, 'pincodes.csv.gz')]),
      load: async () => [...(await import('../pincodes/read-pincodes.ts')).readPincodes()],
    },
    reading: {
      version: demonstration,
      load: async () => (await import('../seed/create-reading.ts')).createReading(),
    },
    community: {
      version: hashOf([join(assets, 'community'), join(here, 'seed', 'read-community.ts'), join(here, 'seeding')]),
      load: async () => (await import('../seed/read-community.ts')).readCommunity(),
    },
  }
}
