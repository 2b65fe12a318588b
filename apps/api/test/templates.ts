import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase, type DatabaseLocation, type OpenDatabase } from '../src/database/index.ts'
import { loadSeeds } from '../src/seeding/index.ts'
import { testSeeds } from './catalogue.ts'
import { createDatabase } from './create-database.ts'

/** Two databases to be copied: names on a server, or folders of embedded ones. */
export interface Templates {
  /** With all tables. */
  readonly empty: string
  /** With what `testSeeds` says in them. */
  readonly filled: string
}

/** Opens a database, which brings its tables, and closes it, as one that is open cannot be copied. */
async function prepare(location: DatabaseLocation, fill?: (database: OpenDatabase) => Promise<unknown>): Promise<void> {
  const opened = await openDatabase(location)
  if (!opened.ok) throw new Error(opened.error.serverMessage)
  await fill?.(opened.value)
  await opened.value.close()
}

const fill = (opened: OpenDatabase) => loadSeeds({ ...opened, database: opened.maintenance }, testSeeds())

/** Makes the embedded ones in a folder. */
export async function prepareEmbedded(folder: string): Promise<Templates> {
  const [empty, filled] = [join(folder, 'empty'), join(folder, 'filled')]
  await prepare({ databaseUrl: null, dataDir: empty })
  cpSync(empty, filled, { recursive: true })
  await prepare({ databaseUrl: null, dataDir: filled }, fill)
  return { empty, filled }
}

/** Makes those of a server, which is named by the address of any other database there. */
export async function prepareServer(server: string, dataDir: string): Promise<Templates> {
  const nameOf = (address: string) => new URL(address).pathname.slice(1)
  const empty = await createDatabase(server)
  await prepare({ databaseUrl: empty, dataDir })
  const filled = await createDatabase(server, { template: nameOf(empty) })
  await prepare({ databaseUrl: filled, dataDir }, fill)
  return { empty: nameOf(empty), filled: nameOf(filled) }
}
