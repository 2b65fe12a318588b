import { sql } from 'drizzle-orm'
import { rowsOf, type Database } from './database.ts'
import { sqlState } from './in-transaction.ts'

/** A foreign key or a check that a row breaks. */
const broken = new Set(['23503', '23514'])

/** A constraint that came to a table with rows which were not all found to hold to it. */
export interface UnprovenConstraint {
  readonly table: string
  readonly name: string
  /** As the database writes it. */
  readonly definition: string
}

/** Which constraints are NOT VALID: they hold for what is written now, and for old rows perhaps not. */
export function findUnproven(database: Database): Promise<readonly UnprovenConstraint[]> {
  return rowsOf<UnprovenConstraint>(
    database,
    sql`select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
        where not convalidated and connamespace = current_schema()::regnamespace order by conname`,
  )
}

/**
 * Asks of every constraint that came to a table with rows whether they all hold to it, one by one and while others read and
 * write. One that an old row breaks stays as it is: it holds for what is written from now on, and is asked for again at the next
 * start.
 */
export async function validateConstraints(database: Database): Promise<void> {
  for (const { table, name } of await findUnproven(database)) {
    try {
      await database.execute(sql`alter table ${sql.raw(table)} validate constraint ${sql.identifier(name)}`)
    } catch (error) {
      if (!broken.has(sqlState(error) ?? '')) throw error
    }
  }
}
