import { eq, isNotNull } from 'drizzle-orm'
import { schema, type Database } from '../database/index.ts'
import { refreshRating } from '../reviews/ratings.ts'
import type { SeedCatalogue, SeedReading } from '../seed/types.ts'
import { demoTables } from './demo-tables.ts'
import { nameUuid } from './name-uuid.ts'
import { replaceRows } from './shipped-rows.ts'

type Report = (done: number, total: number) => void

function countBatches(report: Report, total: number) {
  let done = 0
  return { origin: 'demo', onBatch: (batch: number) => report((done += batch), total) } as const
}

/** The catalogue without products whose address the owner has taken for one of the shop's own. */
async function withoutOwned(database: Database, seed: SeedCatalogue): Promise<SeedCatalogue> {
  const { products } = schema
  const owned = await database.select({ handle: products.handle }).from(products).where(eq(products.origin, 'shop'))
  const taken = new Set(owned.map(({ handle }) => handle))
  return {
    ...seed,
    products: seed.products.filter(({ handle }) => !taken.has(handle)),
    reviews: seed.reviews.filter(({ productHandle }) => !taken.has(productHandle)),
  }
}

/** What shoppers have written counts on. */
async function countReviews(database: Database): Promise<void> {
  const { reviews } = schema
  const written = await database
    .selectDistinct({ id: reviews.productId })
    .from(reviews)
    .where(isNotNull(reviews.userId))
  for (const { id } of written) await refreshRating(database, id)
}

/** Stock, and how often a coupon was used, belong to the shop once it is open: what is there already keeps them. */
export async function writeCatalogue(database: Database, seed: SeedCatalogue, report: Report): Promise<void> {
  // The sanitiser is loaded only when there is something to sanitise.
  const { catalogueRows } = await import('./catalogue-rows.ts')
  const rows = catalogueRows(await withoutOwned(database, seed))
  const total = Object.values<readonly unknown[]>({ ...rows }).reduce((sum, each) => sum + each.length, 0)
  const options = countBatches(report, total)
  const tables = [
    { ...demoTables.brands, rows: rows.brands },
    { ...demoTables.subCategories, rows: rows.subCategories },
    { ...demoTables.collections, rows: rows.collections },
    { ...demoTables.menuItems, rows: rows.menuItems },
    { ...demoTables.tiles, rows: rows.tiles },
    { ...demoTables.banners, rows: rows.banners },
    { ...demoTables.coupons, rows: rows.coupons, keepsLive: true },
    { ...demoTables.products, rows: rows.products },
    { ...demoTables.productCollections, rows: rows.productCollections },
    { ...demoTables.reviews, rows: rows.reviews },
    { ...demoTables.variants, rows: rows.variants, keepsLive: true },
  ]
  await replaceRows(database, tables, options)
  await countReviews(database)
}

/** Articles, and words that are searched often. */
export async function writeReading(
  database: Database,
  { articles, popularSearches }: SeedReading,
  report: Report,
): Promise<void> {
  const { sanitizeTranslated } = await import('./sanitize.ts')
  const rows = articles.map((article) => ({
    ...article,
    body: sanitizeTranslated(article.body),
    id: nameUuid('article', article.slug),
    publishedAt: new Date(article.publishedAt),
  }))
  const terms = popularSearches.map((term, position) => ({ position, term }))
  const options = countBatches(report, rows.length + terms.length)
  const tables = [
    { ...demoTables.articles, rows },
    { ...demoTables.popularSearches, rows: terms },
  ]
  await replaceRows(database, tables, options)
}
