import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { openDatabase, type DatabaseLocation } from '../src/database/index.ts'
import { hasPostgres, startPostgres, type TestPostgres } from './postgres.ts'

/** A place for a database that nobody else uses; it is gone when the test file has ended. */
export type TestDatabase = DatabaseLocation

/** One of the two engines that every proof of the server runs on. */
export interface TestEngine {
  readonly name: 'PGlite' | 'PostgreSQL'
  create(): Promise<TestDatabase>
}

const migrations = new URL('../drizzle/', import.meta.url)

function migrationsHash(): string {
  const hash = createHash('sha256')
  for (const name of readdirSync(migrations).sort()) {
    if (name.endsWith('.sql')) hash.update(readFileSync(new URL(name, migrations)))
  }
  return hash.digest('hex').slice(0, 16)
}

const folders: string[] = []

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'krishi-data-'))
  folders.push(folder)
  return folder
}

/** Making a PGlite directory takes seconds and a copy of a made one does not, so the migrated one is kept. */
async function embeddedTemplate(): Promise<string> {
  const template = join(tmpdir(), `krishi-template-${migrationsHash()}`)
  if (existsSync(template)) return template
  const dataDir = temporaryFolder()
  const opened = await openDatabase({ databaseUrl: null, dataDir })
  if (opened.ok) await opened.value.close()
  try {
    renameSync(dataDir, template)
  } catch {
    // Another test file was quicker.
  }
  return template
}

const pglite: TestEngine = {
  name: 'PGlite',
  async create() {
    const dataDir = temporaryFolder()
    cpSync(await embeddedTemplate(), dataDir, { recursive: true })
    return { databaseUrl: null, dataDir }
  },
}

let server: TestPostgres | undefined

const postgres: TestEngine = {
  name: 'PostgreSQL',
  create() {
    server ??= startPostgres()
    return Promise.resolve({ databaseUrl: server.createDatabase(), dataDir: temporaryFolder() })
  },
}

if (!hasPostgres) {
  console.warn('\n*** PostgreSQL IS NOT INSTALLED: its half of the server tests is SKIPPED ***\n')
}

afterAll(() => {
  server?.stop()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** The engines of this machine, for `describe.each`. */
export const engines: readonly TestEngine[] = hasPostgres ? [pglite, postgres] : [pglite]
