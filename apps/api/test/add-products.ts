import { sql } from 'drizzle-orm'
import type { Database } from '../src/database/index.ts'

/** Lists that many more products, as the tomato of the test catalogue but for their handles: `name-1` and so on. */
export async function addProducts(database: Database, name: string, count: number): Promise<void> {
  const changes = sql`jsonb_build_object('id', gen_random_uuid(), 'handle', ${name}::text || '-' || number)`
  await database.execute(sql`
    insert into products select (jsonb_populate_record(products, ${changes})).*
    from products, generate_series(1, ${count}::int) number where handle = 'tomato'`)
}
