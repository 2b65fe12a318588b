import { cpSync, mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { matrixPart } from '../../../tooling/test-matrix.ts'
import type { DatabaseLocation } from '../src/database/index.ts'
import { createDatabase } from './create-database.ts'
// Says what the tests are provided with, too.
import type { PreparedDatabases } from './prepare-databases.ts'

/** A place for a database that nobody else uses; it is gone when the run has ended. */
export type TestDatabase = DatabaseLocation

/** One of the two engines that the server runs on. */
export interface TestEngine {
  readonly name: 'PGlite' | 'PostgreSQL'
  /** Brings a database with all tables, and nothing in them. */
  create: () => Promise<TestDatabase>
  /** Brings one in which a shop with `testSeeds` finds everything that it would load: it opens in a third of the time. */
  createFilled: () => Promise<TestDatabase>
}

const { postgres, embedded, folder } = inject('databases')

function temporaryFolder(): string {
  return mkdtempSync(join(folder, 'shop-'))
}

function copyEmbedded(template: string): Promise<TestDatabase> {
  const dataDir = temporaryFolder()
  cpSync(template, dataDir, { recursive: true })
  return Promise.resolve({ databaseUrl: null, dataDir })
}

const onEmbedded: TestEngine = {
  name: 'PGlite',
  create: () => copyEmbedded(embedded.empty),
  createFilled: () => copyEmbedded(embedded.filled),
}

function onServer({ server, empty, filled }: NonNullable<PreparedDatabases['postgres']>): TestEngine {
  const copy = async (template: string) => ({
    databaseUrl: await createDatabase(server, { template }),
    dataDir: temporaryFolder(),
  })
  return { name: 'PostgreSQL', create: () => copy(empty), createFilled: () => copy(filled) }
}

/** The engines of this machine, that of production first. */
const installed: readonly TestEngine[] = postgres === null ? [onEmbedded] : [onServer(postgres), onEmbedded]

/** For suites in which the engines differ (locks, conflicts, plans, text search, start): all engines, in every run. */
export const everyEngine: readonly TestEngine[] = installed

const [first, second = first] = installed

/** For suites that any engine proves: one in the gate, the other one, where there is one, in the rest of the matrix. */
export const engines: readonly TestEngine[] =
  matrixPart === 'full' ? installed : [matrixPart === 'gate' ? first : second].filter((engine) => engine !== undefined)
