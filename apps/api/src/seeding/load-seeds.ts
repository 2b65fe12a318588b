import { eq, sql } from 'drizzle-orm'
import { inTransaction, schema, type Database, type OpenDatabase } from '../database/index.ts'
import { createPostgresSearch, type SearchPort } from '../search/index.ts'
import { demoTables } from './demo-tables.ts'
import { rebuildSearchIndex } from './rebuild-search-index.ts'
import { searchIndexVersion, type SeedSources } from './seed-sources.ts'
import { areEmpty, fingerprintOf, replaceRows, type ShippedOrigin, type ShippedTable } from './shipped-rows.ts'
import { communityTables, writeCommunity } from './write-community.ts'
import { writeCatalogue, writeReading } from './write-demo.ts'

/** What the first start of a database is doing. */
export type SeedStep = 'catalogue' | 'reading' | 'pincodes'

/** Told how far a step is: rows written of all its rows. Not called when there is nothing to load. */
export type SeedProgress = (step: SeedStep, done: number, total: number) => void

/** Returns the search that is filled and asked, on the database or a transaction of it. */
export type OpenSearch = (database: Database) => SearchPort

/** What a start or a command may be told. */
export interface SeedOptions {
  readonly onProgress?: SeedProgress | undefined
  /** @default the database itself */
  readonly openSearch?: OpenSearch | undefined
}

/**
 * What became of something that the program brings: it was written now, is there already, or was left out because the rows
 * that are there are the shop's own or were changed by it.
 */
export type Seeded = 'loaded' | 'current' | 'left'

/** What a start found. */
export interface SeedReport {
  /** `empty` where there is no catalogue and none was loaded. */
  readonly catalogue: Seeded | 'empty'
  readonly pincodes: Seeded
}

/** Something that the program brings: tables, and what fills them in a transaction. */
interface Shipment {
  readonly name: 'demonstration' | 'pincodes' | 'community'
  readonly version: string
  readonly origin: ShippedOrigin
  readonly tables: readonly ShippedTable[]
  write: (transaction: Database) => Promise<void>
}

const { seedVersions } = schema

async function versionRow(database: Database, name: Shipment['name'] | 'search') {
  const [row] = await database.select().from(seedVersions).where(eq(seedVersions.name, name))
  return row
}

async function keepVersion(
  transaction: Database,
  row: Pick<typeof seedVersions.$inferInsert, 'name' | 'version' | 'fingerprint'>,
): Promise<void> {
  const values = { ...row, loadedAt: new Date() }
  await transaction.insert(seedVersions).values(values).onConflictDoUpdate({ target: seedVersions.name, set: values })
}

/** Writes it, and what its rows say now, so that a later start can tell whether somebody has changed them since. */
async function write(transaction: Database, { name, version, origin, tables, write }: Shipment): Promise<void> {
  await write(transaction)
  await keepVersion(transaction, { name, version, fingerprint: await fingerprintOf(transaction, tables, origin) })
}

/** Fills empty tables, and brings a newer version where the rows of the older one are still as they were written. */
async function loadUntouched(database: Database, shipment: Shipment): Promise<Seeded> {
  const { name, version, tables, origin } = shipment
  if ((await versionRow(database, name))?.version === version) return 'current'
  return inTransaction(database, async (transaction) => {
    const row = await versionRow(transaction, name)
    const mayWrite = row
      ? row.fingerprint === (await fingerprintOf(transaction, tables, origin))
      : await areEmpty(transaction, tables)
    if (mayWrite) await write(transaction, shipment)
    return mayWrite ? 'loaded' : 'left'
  })
}

function demonstrationOf({ catalogue, reading }: SeedSources, onProgress: SeedProgress): Shipment {
  return {
    name: 'demonstration',
    version: `${catalogue.version} ${reading.version}`,
    origin: 'demo',
    tables: Object.values(demoTables),
    async write(transaction) {
      await writeCatalogue(transaction, await catalogue.load(), (done, total) => onProgress('catalogue', done, total))
      await writeReading(transaction, await reading.load(), (done, total) => onProgress('reading', done, total))
    },
  }
}

function directoryOf({ pincodes }: SeedSources, onProgress: SeedProgress): Shipment {
  const table = { table: schema.pincodes }
  return {
    name: 'pincodes',
    version: pincodes.version,
    origin: 'directory',
    tables: [table],
    async write(transaction) {
      const rows = (await pincodes.load()).map((row) => ({ ...row, isServed: true }))
      let done = 0
      const onBatch = (batch: number) => onProgress('pincodes', (done += batch), rows.length)
      await replaceRows(transaction, [{ ...table, rows }], { origin: 'directory', onBatch })
    },
  }
}

function communityOf({ community }: SeedSources, onProgress: SeedProgress): Shipment {
  return {
    name: 'community',
    version: community.version,
    origin: 'demo',
    tables: Object.values(communityTables),
    async write(transaction) {
      await writeCommunity(transaction, await community.load(), (done, total) => onProgress('reading', done, total))
    },
  }
}

/** Fills the search index with what is in the tables, if its rules have changed or it is told to. */
async function keepSearchIndex(database: Database, openSearch: OpenSearch, isStale: boolean): Promise<void> {
  const version = searchIndexVersion()
  if (!isStale && (await versionRow(database, 'search'))?.version === version) return
  await inTransaction(database, async (transaction) => {
    await rebuildSearchIndex(transaction, openSearch(transaction))
    await keepVersion(transaction, { name: 'search', version, fingerprint: null })
  })
  await database.execute(sql`analyze`)
}

/**
 * Brings a database to where the shop can open: the directory of pincodes, the search index and, where `hasDemo`, the
 * demonstration. It writes into empty tables, or in place of rows that it wrote itself and nobody has changed: never over
 * what the shop's owner or shoppers have written. Each part is one transaction.
 */
export async function loadSeeds(
  { database, alone }: OpenDatabase,
  sources: SeedSources,
  {
    hasDemo = true,
    onProgress = () => undefined,
    openSearch = createPostgresSearch,
  }: SeedOptions & { readonly hasDemo?: boolean } = {},
): Promise<SeedReport> {
  return alone(async () => {
    const demonstration = demonstrationOf(sources, onProgress)
    const loaded = hasDemo ? await loadUntouched(database, demonstration) : 'current'
    const pincodes = await loadUntouched(database, directoryOf(sources, onProgress))
    if (hasDemo) await loadUntouched(database, communityOf(sources, onProgress))
    await keepSearchIndex(database, openSearch, loaded === 'loaded')
    const isEmpty = await areEmpty(database, [{ table: schema.products }])
    return { catalogue: isEmpty ? 'empty' : loaded, pincodes }
  })
}

/** Loads the demonstration into a database without a catalogue; false, and nothing is written, where there is one. */
export async function loadDemonstration(
  { database, alone }: OpenDatabase,
  sources: SeedSources,
  { onProgress = () => undefined, openSearch = createPostgresSearch }: SeedOptions = {},
): Promise<boolean> {
  return alone(async () => {
    const demonstration = demonstrationOf(sources, onProgress)
    const isLoaded = await inTransaction(database, async (transaction) => {
      if (!(await areEmpty(transaction, demonstration.tables))) return false
      await write(transaction, demonstration)
      return true
    })
    if (isLoaded) await keepSearchIndex(database, openSearch, true)
    return isLoaded
  })
}
