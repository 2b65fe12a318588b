import type { TestProject } from 'vitest/node'
import { makeTemporaryFolder } from '../../../tooling/temporary-folder/temporary-folder.ts'
import { hasPostgres, startPostgres } from './postgres.ts'
import { prepareEmbedded, prepareServer, type Templates } from './templates.ts'

/** What the test files of a run share. */
export interface PreparedDatabases {
  /** The address of a PostgreSQL and its databases; null where there is none. */
  readonly postgres: (Templates & { readonly server: string }) | null
  readonly embedded: Templates
  /** A folder that is gone when the run has ended. */
  readonly folder: string
}

declare module 'vitest' {
  export interface ProvidedContext {
    readonly databases: PreparedDatabases
  }
}

/** Runs once before all tests of the server: one PostgreSQL for them, and databases of each engine that they copy. */
export default async function prepareDatabases({ provide }: TestProject): Promise<() => void> {
  const folder = makeTemporaryFolder('data')
  const embedded = await prepareEmbedded(folder)
  const server = hasPostgres ? startPostgres() : null
  if (server === null) {
    console.warn('\n*** POSTGRESQL IS NOT INSTALLED: the server is tested on the embedded database ONLY ***\n')
    provide('databases', { postgres: null, embedded, folder })
  } else {
    const address = server.addressOf('postgres')
    provide('databases', { postgres: { server: address, ...(await prepareServer(address, folder)) }, embedded, folder })
  }
  return () => server?.stop()
}
