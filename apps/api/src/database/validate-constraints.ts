import { sql } from 'drizzle-orm'
import { rowsOf, type Database } from './database.ts'
import { sqlState } from './in-transaction.ts'

/** A foreign key or a check that a row breaks. */
const broken = new Set(['23503', '23514'])

/**
 * Asks of every constraint that came to a table with rows whether they all hold to it, one by one and while others read and
 * write. One that an old row breaks stays as it is: it holds for what is written from now on, and is asked for again at the next
 * start.
 */
export async function validateConstraints(database: Database): Promise<void> {
  const constraints = await rowsOf<{ readonly table: string; readonly name: string }>(
    database,
    sql`select conrelid::regclass::text as table, conname as name from pg_constraint
        where not convalidated and connamespace = current_schema()::regnamespace order by conname`,
  )
  for (const { table, name } of constraints) {
    try {
      await database.execute(sql`alter table ${sql.raw(table)} validate constraint ${sql.identifier(name)}`)
    } catch (error) {
      if (!broken.has(sqlState(error) ?? '')) throw error
    }
  }
}
