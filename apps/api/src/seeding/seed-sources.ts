import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PincodeRow } from '../pincodes/index.ts'
import type { SeedCatalogue, SeedReading } from '../seed/types.ts'

/** Something to fill tables with, and a version that changes when its content does. */
export interface SeedSource<Content> {
  readonly version: string
  /** Called only when the tables do not hold this version. */
  load(): Promise<Content>
}

/** What a fresh database is filled with. */
export interface SeedSources {
  readonly catalogue: SeedSource<SeedCatalogue>
  readonly pincodes: SeedSource<readonly PincodeRow[]>
  readonly reading: SeedSource<SeedReading>
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
 * The shop's own catalogue and pincodes. Their versions are hashes of the files that they are computed from, so that a
 * start with an unchanged seed need not compute it.
 */
export function shopSeeds(): SeedSources {
  const seeding = join(here, 'seeding')
  // What search finds is written with the seed, so a change of its rules writes it anew.
  const search = [
    join(here, 'search'),
    dirname(createRequire(import.meta.url).resolve('@krishi/storefront-core/search')),
  ]
  return {
    catalogue: {
      version: hashOf([join(here, 'seed'), seeding, ...search]),
      load: async () => (await import('../seed/generate-catalogue.ts')).generateCatalogue(),
    },
    pincodes: {
      version: hashOf([join(assets, 'pincodes.csv.gz'), seeding]),
      load: async () => [...(await import('../pincodes/read-pincodes.ts')).readPincodes()],
    },
    reading: {
      version: hashOf([join(here, 'seed'), seeding, ...search]),
      load: async () => (await import('../seed/create-reading.ts')).createReading(),
    },
  }
}
