import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../src/database/index.ts'
import { createDatabase } from './create-database.ts'
import { hasPostgres, startPostgres } from './postgres.ts'
import { removeLater } from './remove-later.ts'

/** What the test files of a run share. */
export interface PreparedDatabases {
  /** A PostgreSQL and its database with all tables, to be copied; null where there is none. */
  readonly postgres: { readonly server: string; readonly template: string } | null
  /** An embedded database with all tables, to be copied. */
  readonly embedded: string
  /** A folder that is gone when the run has ended. */
  readonly folder: string
}

declare module 'vitest' {
  export interface ProvidedContext {
    readonly databases: PreparedDatabases
  }
}

/** Opens a database once, which brings its tables. */
async function migrate(databaseUrl: string | null, dataDir: string): Promise<void> {
  const opened = await openDatabase({ databaseUrl, dataDir })
  if (!opened.ok) throw new Error(opened.error.serverMessage)
  await opened.value.close()
}

/** Runs once before all tests of the server: one PostgreSQL for them, and a migrated database on each engine. */
export default async function prepareDatabases({ provide }: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'krishi-data-'))
  const embedded = join(folder, 'template')
  await migrate(null, embedded)
  const server = hasPostgres ? startPostgres() : null
  if (server === null) {
    console.warn('\n*** POSTGRESQL IS NOT INSTALLED: the server is tested on the embedded database ONLY ***\n')
    provide('databases', { postgres: null, embedded, folder })
  } else {
    const address = await createDatabase(server.addressOf('postgres'))
    await migrate(address, folder)
    const template = new URL(address).pathname.slice(1)
    provide('databases', { postgres: { server: server.addressOf('postgres'), template }, embedded, folder })
  }
  return () => {
    server?.stop()
    removeLater(folder)
  }
}
