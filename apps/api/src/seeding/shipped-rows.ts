import { is, sql, type SQL } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { rowsOf, schema, type Database } from '../database/index.ts'
import type { RowOrigin } from '../database/schema/index.ts'
import { keyOf, writeRows } from './write-rows.ts'

/** What the program itself brings, as opposed to the shop. */
export type ShippedOrigin = Exclude<RowOrigin, 'shop'>

/** A table that the program itself may fill. */
export interface ShippedTable {
  readonly table: PgTable
  /** Columns, by their name in the database, that change while the shop sells: they do not tell that somebody changed a row. */
  readonly live?: readonly string[]
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
  // PostgreSQL prints timestamps in the time zone of the connection.
  await database.execute(sql`set local time zone 'UTC'`)
  const prints: string[] = []
  for (const { table, live = [] } of tables) {
    const facts = sql`jsonb_strip_nulls(to_jsonb(each) - array[${sql.join(
      [...live, 'origin'].map((name) => sql`${name}`),
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

/** Rows for a table, in place of those of the same origin. */
export interface ShippedRows extends ShippedTable {
  readonly rows: readonly object[]
  /** Whether rows that are there already keep their live columns. */
  readonly keepsLive?: boolean
}

const allTables = Object.values(schema).filter((each) => is(each, PgTable))

/** Whether a row is in use: named by a row that does not go with it. */
function isNamed(table: PgTable): SQL {
  const named = allTables.flatMap((child) =>
    getTableConfig(child).foreignKeys.flatMap((key) => {
      const { foreignTable, foreignColumns, columns } = key.reference()
      if (foreignTable !== table || key.onDelete === 'cascade') return []
      const [column, own] = [columns[0], foreignColumns[0]]
      return column && own ? [sql`exists (select from ${child} where ${column} = ${own})`] : []
    }),
  )
  return named.length === 0 ? sql`false` : sql`(${sql.join(named, sql` or `)})`
}

async function removeGone(database: Database, { table, rows }: ShippedRows, origin: ShippedOrigin): Promise<void> {
  const key = keyOf(table)
  const keys = rows.map((row) => Object.fromEntries(key.map(([property, name]) => [name, Reflect.get(row, property)])))
  const isSame = key.map(([, name]) => sql`kept.${sql.identifier(name)} = ${table}.${sql.identifier(name)}`)
  await database.execute(sql`
    delete from ${table} where origin = ${origin} and not ${isNamed(table)} and not exists (
      select from json_populate_recordset(null::${table}, ${JSON.stringify(keys)}::json) as kept
      where ${sql.join(isSame, sql` and `)})`)
}

/**
 * Puts rows in place of those of the same origin, in tables of which each comes after those that it refers to. Rows of any other
 * origin stay, also where a new one has their key, and so does what they refer to.
 */
export async function replaceRows(
  database: Database,
  tables: readonly ShippedRows[],
  { origin, onBatch }: { readonly origin: ShippedOrigin; readonly onBatch: (rows: number) => void },
): Promise<void> {
  for (const { table, rows, live = [], keepsLive = false } of tables) {
    const marked = rows.map((row) => ({ ...row, origin }))
    await writeRows(database, table, marked, { keep: keepsLive ? live : [], onBatch })
  }
  for (const each of tables.toReversed()) await removeGone(database, each, origin)
}
