import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'
import { describe, expect, inject, it } from 'vitest'
import { sqlState } from '../src/database/in-transaction.ts'
import { openDatabase, rowsOf, type OpenDatabase } from '../src/database/index.ts'
import { createDatabase } from './create-database.ts'
import { engines, everyEngine, type TestDatabase } from './databases.ts'
import { migrationsBefore } from './migrations-before.ts'

const { folder, postgres } = inject('databases')
const doctor = fileURLToPath(new URL('../../../scripts/doctor.ts', import.meta.url))

async function open(location: TestDatabase): Promise<OpenDatabase> {
  const opened = await openDatabase(location)
  if (!opened.ok) throw new Error(opened.error.serverMessage)
  return opened.value
}

/** Keys and checks that do not hold for all rows. */
async function unproven({ database }: OpenDatabase): Promise<readonly string[]> {
  const rows = await rowsOf<{ readonly name: string }>(
    database,
    sql`select conname as name from pg_constraint where not convalidated order by conname`,
  )
  return rows.map(({ name }) => name)
}

describe.each(engines)('keys on $name', ({ create }) => {
  it('have an index each, so that nothing that they refer to is looked for row by row', async () => {
    const opened = await open(await create())
    const rows = await rowsOf<{ readonly name: string; readonly hasIndex: boolean }>(
      opened.database,
      sql`select conname as name, exists (
            select from pg_index where indrelid = conrelid and indpred is null and indkey[0] = conkey[1]) as "hasIndex"
          from pg_constraint where contype = 'f'`,
    )
    expect(rows.filter(({ hasIndex }) => !hasIndex)).toEqual([])
    expect(rows.length).toBeGreaterThan(20)
    expect(await unproven(opened)).toEqual([])
    await opened.close()
  })
})

const id = (digit: number) => `00000000-0000-0000-0000-${String(digit).padStart(12, '0')}`
const product = (number: number) => `insert into products (id, handle, name, brand_handle, brand_name, category_handle,
  sub_category_handle, sub_category_name, product_type, classification, status, technical_content, country_of_origin,
  images, packshot, position, min_price, rating_average, review_count) values ('${id(number)}', 'p-${String(number)}',
  '{"en":"P"}', 'nobody', '{"en":"Nobody"}', 'seeds', 'shelf', '{"en":"Shelf"}', 'Seeds', 'General', 'active', '', 'India',
  '[]', '{}', 1, 100, 0, 0)`
const review = (
  number: number,
  of: number,
) => `insert into reviews (id, product_id, author, rating, message, language, created_at)
  values ('${id(number)}', '${id(of)}', 'A', 5, '', 'en', now())`

/** Rows of a shop whose program kept them together by itself. */
const oldRows = [
  product(1),
  `insert into product_collections values ('seeds', '${id(1)}'), ('seeds', '${id(9)}')`,
  `insert into wishes values ('${id(2)}', '${id(3)}', '${id(1)}', now()), ('${id(4)}', '${id(3)}', '${id(9)}', now())`,
  review(5, 1),
  review(6, 9),
]

/** What a server of the version before does when somebody signs in: the number comes before its account. */
async function signUp(client: Client, number: number): Promise<void> {
  const account = id(1000 + number)
  await client.query('begin')
  await client.query('insert into user_numbers values ($1, $2)', [String(9_000_000_000 + number), account])
  await client.query(
    `insert into users (id, first_name, last_name, email, shopper_id, created_at) values ($1, '', '', '', $1, now())`,
    [account],
  )
  await client.query('commit')
}

describe.each(everyEngine.filter(({ name }) => name === 'PostgreSQL'))('a shop from before the keys on $name', () => {
  it('keeps what it has, loses what says nothing, and sells on meanwhile', async () => {
    const databaseUrl = await createDatabase(postgres?.server ?? '')
    const client = new Client({ connectionString: databaseUrl })
    await client.connect()
    await migrate(drizzle(client), { migrationsFolder: migrationsBefore('0029_keys_and_checks', folder) })
    for (const row of oldRows) await client.query(row)

    let isOpen = false
    const opening = open({ databaseUrl, dataDir: folder }).finally(() => (isOpen = true))
    let accounts = 0
    while (!isOpen) await signUp(client, (accounts += 1))
    const opened = await opening
    await signUp(client, (accounts += 1))

    const { database } = opened
    expect(await rowsOf(database, sql`select count(*)::int as all from users`)).toEqual([{ all: accounts }])
    expect(await rowsOf(database, sql`select id from wishes`)).toEqual([{ id: id(2) }])
    expect(await rowsOf(database, sql`select handle, name from brands`)).toEqual([
      { handle: 'nobody', name: { en: 'Nobody' } },
    ])
    expect(await rowsOf(database, sql`select handle, title from collections`)).toEqual([
      { handle: 'seeds', title: { en: 'Seeds' } },
    ])
    // A shopper's words stay, also of a product that is gone; no other row is without what it refers to.
    expect(await rowsOf(database, sql`select id from reviews order by id`)).toHaveLength(2)
    expect(await unproven(opened)).toEqual(['reviews_product_id_products_id_fk'])
    // The doctor tells whoever runs the shop.
    const told = spawnSync(process.execPath, [doctor], { env: { DATABASE_URL: databaseUrl }, encoding: 'utf8' }).stdout
    expect(told).toContain(
      'WARNING reviews.reviews_product_id_products_id_fk\n  Rows of reviews that were there before it',
    )
    expect(told).toContain('do not hold to FOREIGN KEY (product_id) REFERENCES products(id)')
    const refused = await client.query(review(7, 9)).then(() => null, sqlState)
    expect(refused).toBe('23503')
    await client.end()
    await opened.close()
  })
})
