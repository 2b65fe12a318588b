import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { SQL } from 'drizzle-orm'
import type * as schema from './schema/index.ts'

/** The shop's tables on either driver, or a transaction on them. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>

/** The rows of a raw statement; drivers wrap them differently. */
export async function rowsOf<Row extends object>(database: Database, statement: SQL): Promise<readonly Row[]> {
  const answer: unknown = await database.execute(statement)
  if (Array.isArray(answer)) return answer as Row[]
  if (typeof answer === 'object' && answer !== null && 'rows' in answer && Array.isArray(answer.rows)) {
    return answer.rows as Row[]
  }
  throw new Error(
    'A driver answered a statement with neither an array nor rows. The statement ran, but its answer is lost. Teach rowsOf the shape of this driver.',
  )
}
