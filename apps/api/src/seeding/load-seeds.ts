import { eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { inTransaction, schema, type Database, type OpenDatabase } from '../database/index.ts'
import type { PincodeRow } from '../pincodes/index.ts'
import { articleDocument, createPostgresSearch, productDocument, type SearchPort } from '../search/index.ts'
import type { SeedCatalogue, SeedReading } from '../seed/types.ts'
import { nameUuid } from './name-uuid.ts'
import { refreshRating } from '../reviews/ratings.ts'
import type { SeedSource, SeedSources } from './seed-sources.ts'
import { writeRows } from './write-rows.ts'

/** What the first start of a database is doing. */
export type SeedStep = 'catalogue' | 'pincodes' | 'reading'

/** Told how far a step is: rows written of all its rows. Not called when there is nothing to load. */
export type SeedProgress = (step: SeedStep, done: number, total: number) => void

/** Gives the search that is filled and asked, on the database or a transaction of it. */
export type OpenSearch = (database: Database) => SearchPort

async function isLoaded(database: Database, name: SeedStep, version: string): Promise<boolean> {
  const [row] = await database.select().from(schema.seedVersions).where(eq(schema.seedVersions.name, name))
  return row?.version === version
}

async function replaceRows<Table extends PgTable>(
  database: Database,
  table: Table,
  rows: readonly Table['$inferInsert'][],
  onBatch: (rows: number) => void,
): Promise<void> {
  await database.delete(table)
  await writeRows(database, table, rows, { onBatch })
}

/** What shoppers have written stays, and counts on. */
async function writeReviews(
  database: Database,
  rows: readonly (typeof schema.reviews.$inferInsert)[],
  onBatch: (rows: number) => void,
): Promise<void> {
  const { reviews } = schema
  await database.delete(reviews).where(isNull(reviews.userId))
  await writeRows(database, reviews, rows, { onBatch })
  const written = await database
    .selectDistinct({ id: reviews.productId })
    .from(reviews)
    .where(isNotNull(reviews.userId))
  for (const { id } of written) await refreshRating(database, id)
}

/** Stock belongs to the shop once it is open: a variant that is already there keeps the quantity that is left. */
async function writeCatalogue(
  database: Database,
  seed: SeedCatalogue,
  search: SearchPort,
  report: (done: number, total: number) => void,
): Promise<void> {
  // The sanitiser is loaded only when there is something to sanitise.
  const { catalogueRows } = await import('./catalogue-rows.ts')
  const rows = catalogueRows(seed)
  const total = Object.values(rows).reduce((sum, each) => sum + each.length, 0)
  let done = 0
  const onBatch = (batch: number) => report((done += batch), total)
  await replaceRows(database, schema.brands, rows.brands, onBatch)
  await replaceRows(database, schema.subCategories, rows.subCategories, onBatch)
  await replaceRows(database, schema.collections, rows.collections, onBatch)
  await replaceRows(database, schema.menuItems, rows.menuItems, onBatch)
  await replaceRows(database, schema.tiles, rows.tiles, onBatch)
  await replaceRows(database, schema.banners, rows.banners, onBatch)
  // How often a coupon was used belongs to the shop.
  await writeRows(database, schema.coupons, rows.coupons, { keep: ['used'], onBatch })
  await replaceRows(database, schema.products, rows.products, onBatch)
  await replaceRows(database, schema.productCollections, rows.productCollections, onBatch)
  await writeReviews(database, rows.reviews, onBatch)
  await writeRows(database, schema.variants, rows.variants, { keep: ['inventory_quantity'], onBatch })
  const ids = JSON.stringify(rows.variants.map((variant) => variant.id))
  await database
    .delete(schema.variants)
    .where(sql`${schema.variants.id} not in (select value::uuid from json_array_elements_text(${ids}::json))`)
  const listed = rows.products.filter(({ status }) => status === 'active')
  await search.rebuild('product', listed.map(productDocument))
}

async function writeReading(
  database: Database,
  { articles, popularSearches }: SeedReading,
  search: SearchPort,
  report: (done: number, total: number) => void,
): Promise<void> {
  const total = articles.length + popularSearches.length
  let done = 0
  const onBatch = (batch: number) => report((done += batch), total)
  const { sanitizeTranslated } = await import('./sanitize.ts')
  const rows = articles.map((article) => ({
    ...article,
    body: sanitizeTranslated(article.body),
    id: nameUuid('article', article.slug),
    publishedAt: new Date(article.publishedAt),
  }))
  const terms = popularSearches.map((term, position) => ({ position, term }))
  await replaceRows(database, schema.articles, rows, onBatch)
  await replaceRows(database, schema.popularSearches, terms, onBatch)
  await search.rebuild('article', rows.map(articleDocument))
}

async function writePincodes(
  database: Database,
  seed: readonly PincodeRow[],
  report: (done: number, total: number) => void,
): Promise<void> {
  let done = 0
  await replaceRows(database, schema.pincodes, seed, (batch) => report((done += batch), seed.length))
}

async function loadOnce<Content>(
  database: Database,
  name: SeedStep,
  source: SeedSource<Content>,
  write: (database: Database, content: Content) => Promise<void>,
): Promise<boolean> {
  if (await isLoaded(database, name, source.version)) return false
  const content = await source.load()
  await inTransaction(database, async (transaction) => {
    await write(transaction, content)
    const row = { name, version: source.version, loadedAt: new Date() }
    await transaction
      .insert(schema.seedVersions)
      .values(row)
      .onConflictDoUpdate({ target: schema.seedVersions.name, set: row })
  })
  return true
}

/**
 * Brings catalogue, pincodes, articles and the search index of a database to the given versions. Each is one transaction, so shoppers see
 * the old one or the new one. Orders, checkouts and the stock of known variants are never touched.
 */
export async function loadSeeds(
  { database, alone }: OpenDatabase,
  { catalogue, pincodes, reading }: SeedSources,
  onProgress: SeedProgress = () => undefined,
  openSearch: OpenSearch = createPostgresSearch,
): Promise<void> {
  const current = await Promise.all([
    isLoaded(database, 'catalogue', catalogue.version),
    isLoaded(database, 'pincodes', pincodes.version),
    isLoaded(database, 'reading', reading.version),
  ])
  if (current.every(Boolean)) return
  await alone(async () => {
    const loaded = [
      await loadOnce(database, 'catalogue', catalogue, (transaction, seed) =>
        writeCatalogue(transaction, seed, openSearch(transaction), (done, total) =>
          onProgress('catalogue', done, total),
        ),
      ),
      await loadOnce(database, 'pincodes', pincodes, (transaction, seed) =>
        writePincodes(transaction, seed, (done, total) => onProgress('pincodes', done, total)),
      ),
      await loadOnce(database, 'reading', reading, (transaction, seed) =>
        writeReading(transaction, seed, openSearch(transaction), (done, total) => onProgress('reading', done, total)),
      ),
    ]
    if (loaded.some(Boolean)) await database.execute(sql`analyze`)
  })
}
