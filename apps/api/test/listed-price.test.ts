import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'
import { describe, expect, inject, it } from 'vitest'
import { openDatabase, rowsOf } from '../src/database/index.ts'
import { createDatabase } from './create-database.ts'
import { everyEngine } from './databases.ts'
import { migrationsBefore } from './migrations-before.ts'

const { folder, postgres } = inject('databases')

const id = (kind: number, number: number) => `00000000-0000-0000-000${String(kind)}-${String(number).padStart(12, '0')}`

/** What a server of the version before writes of a product that is new: a pack for 200 paise, and one for 100 after it. */
async function addProduct(client: Client, number: number): Promise<void> {
  await client.query(`insert into products (id, handle, name, brand_handle, brand_name, category_handle,
    sub_category_handle, sub_category_name, product_type, classification, status, technical_content, country_of_origin,
    images, packshot, position, min_price, rating_average, review_count) values ('${id(1, number)}',
    'p-${String(number)}', '{"en":"P"}', 'vasudha', '{"en":"Vasudha"}', 'seeds', 'shelf', '{"en":"Shelf"}', 'Seeds',
    'General', 'active', '', 'India', '[]', '{}', ${String(number)}, 100, 0, 0)`)
  for (const pack of [2, 3])
    await client.query(`insert into variants (id, product_id, sku, title, price, pack_count, inventory_quantity,
      inventory_management, inventory_policy, max_count, position) values ('${id(pack, number)}', '${id(1, number)}',
      '${String(pack)}-${String(number)}', '{"en":"Pack"}', ${String(400 - pack * 100)}, 1, 1, 'shopify', 'deny', 0,
      ${String(pack)})`)
}

const sellFirstPack = (client: Client, number: number) =>
  client.query(`update variants set inventory_quantity = 0 where id = '${id(2, number)}'`)

describe.each(everyEngine.filter(({ name }) => name === 'PostgreSQL'))(
  'a shop from before the listed price on $name',
  () => {
    it('lists every product by it, also those that a server of the version before writes meanwhile', async () => {
      const databaseUrl = await createDatabase(postgres?.server ?? '')
      const client = new Client({ connectionString: databaseUrl })
      await client.connect()
      await migrate(drizzle(client), { migrationsFolder: migrationsBefore('0031_listed_price', folder) })
      await client.query(`insert into brands (handle, name) values ('vasudha', '{"en":"Vasudha"}')`)
      await client.query(
        `insert into sub_categories (handle, category, name) values ('shelf', 'seeds', '{"en":"Shelf"}')`,
      )
      for (const number of [1, 2]) await addProduct(client, number)
      await sellFirstPack(client, 2)

      let isOpen = false
      const opening = openDatabase({ databaseUrl, dataDir: folder }).finally(() => (isOpen = true))
      let last = 2
      const sellOn = async () => {
        await addProduct(client, (last += 1))
        if (last % 2 === 0) await sellFirstPack(client, last)
      }
      while (!isOpen) await sellOn()
      await sellOn()
      await sellOn()

      const opened = await opening
      if (!opened.ok) throw new Error(opened.error.serverMessage)
      const rows = await rowsOf<{ readonly price: number }>(
        opened.value.database,
        sql`select listed_price as price from products order by position`,
      )
      expect(rows.map(({ price }) => price)).toEqual(
        Array.from({ length: last }, (_, index) => 200 - (index % 2) * 100),
      )
      await client.end()
      await opened.value.close()
    })
  },
)
