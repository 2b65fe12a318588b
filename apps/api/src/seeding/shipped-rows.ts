import { sql } from 'drizzle-orm'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import { rowsOf, type Database } from '../database/index.ts'
import type { RowOrigin } from '../database/schema/index.ts'
import { writeRows } from './write-rows.ts'

/** What the program itself brings, as opposed to the shop. */
export type ShippedOrigin = Exclude<RowOrigin, 'shop'>

/** A table that the program itself may fill. */
export interface ShippedTable {
  readonly table: PgTable
  /** Columns, by their name in the database, that change while the shop sells: they do not tell that somebody changed a row. */
  readonly lively?: readonly string[]
}

/** Whether no row is in any of the tables, whoever brought it. */
export async function areEmpty(database: Database, tables: readonly ShippedTable[]): Promise<boolean> {
  for (const { table } of tables) {
    const rows = await rowsOf(database, sql`select 1 from ${table} limit 1`)
    if (rows.length > 0) return false
  }
  return true
}

/**
 * What all rows of an origin say, in a few characters. It differs as soon as one of them was changed, deleted, or marked as
 * the shop's. Columns without a value do not count, so that a later version of the tables leaves it as it was. `database` is
 * a transaction.
 */
export async function fingerprintOf(
  database: Database,
  tables: readonly ShippedTable[],
  origin: ShippedOrigin,
): Promise<string> {
  // Instants are written in the zone of the connection.
  await database.execute(sql`set local time zone 'UTC'`)
  const prints: string[] = []
  for (const { table, lively = [] } of tables) {
    const facts = sql`jsonb_strip_nulls(to_jsonb(each) - array[${sql.join(
      [...lively, 'origin'].map((name) => sql`${name}`),
      sql`, `,
    )}]::text[])`
    const rows = await rowsOf<{ readonly print: string }>(
      database,
      sql`select coalesce(md5(string_agg(print, '' order by print)), '-') as print
          from (select md5(${facts}::text) as print from ${table} as each where origin = ${origin}) as prints`,
    )
    prints.push(`${getTableConfig(table).name} ${rows[0]?.print ?? ''}`)
  }
  return prints.join('\n')
}

/** How `replaceRows` goes about it. */
export interface ReplaceRowsOptions {
  readonly origin: ShippedOrigin
  readonly onBatch: (rows: number) => void
  /** The key of the table, where rows that are there already keep their lively columns. */
  readonly keptBy?: PgColumn
}

/** Puts rows in place of those of the same origin. Rows of any other origin stay, also where a new one has their key. */
export async function replaceRows<Table extends PgTable>(
  database: Database,
  { table, lively = [] }: ShippedTable & { readonly table: Table },
  rows: readonly Table['$inferInsert'][],
  { origin, onBatch, keptBy }: ReplaceRowsOptions,
): Promise<void> {
  const isGone =
    keptBy === undefined
      ? sql`true`
      : sql`${keptBy}::text not in (select json_array_elements_text(${JSON.stringify(rows.map((row) => Reflect.get(row, keptBy.name)))}::json))`
  await database.execute(sql`delete from ${table} where origin = ${origin} and ${isGone}`)
  const marked = rows.map((row) => ({ ...row, origin }))
  await writeRows(database, table, marked, { keep: keptBy === undefined ? [] : lively, onBatch })
}
