import { cpSync, mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { matrixPart } from '../../../tooling/test-matrix.ts'
import type { DatabaseLocation } from '../src/database/index.ts'
import { createDatabase } from './create-database.ts'
// Says what the tests are provided with.
import type {} from './prepare-databases.ts'

/** A place for a database with all tables that nobody else uses; it is gone when the run has ended. */
export type TestDatabase = DatabaseLocation

/** One of the two engines that the server runs on. */
export interface TestEngine {
  readonly name: 'PGlite' | 'PostgreSQL'
  create(): Promise<TestDatabase>
}

const { postgres, embedded, folder } = inject('databases')

function temporaryFolder(): string {
  return mkdtempSync(join(folder, 'shop-'))
}

const onEmbedded: TestEngine = {
  name: 'PGlite',
  create() {
    const dataDir = temporaryFolder()
    cpSync(embedded, dataDir, { recursive: true })
    return Promise.resolve({ databaseUrl: null, dataDir })
  },
}

function onServer({ server, template }: NonNullable<typeof postgres>): TestEngine {
  return {
    name: 'PostgreSQL',
    create: async () => ({ databaseUrl: await createDatabase(server, { template }), dataDir: temporaryFolder() }),
  }
}

/** The engines of this machine, that of production first. */
const installed: readonly TestEngine[] = postgres === null ? [onEmbedded] : [onServer(postgres), onEmbedded]

/** For suites in which the engines differ (locks, conflicts, plans, text search, start): all engines, in every run. */
export const everyEngine: readonly TestEngine[] = installed

const [first, second = first] = installed

/** For suites that any engine proves: one in the gate, the other one, where there is one, in the rest of the matrix. */
export const engines: readonly TestEngine[] =
  matrixPart === 'full' ? installed : [matrixPart === 'gate' ? first : second].filter((engine) => engine !== undefined)
