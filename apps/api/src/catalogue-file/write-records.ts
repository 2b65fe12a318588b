import { sql, type SQL } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import { rowsOf, schema, type Database } from '../database/index.ts'
import { categoryCollections } from '../seed/collections.ts'
import { mainCollections } from '../seed/data/collection-words.ts'
import { toTranslated } from '../seed/localized-tuple.ts'
import type { Field } from './field.ts'
import { recordKinds } from './record-kinds.ts'
import type { RecordKind } from './record-kind.ts'
import type { LineProblem } from './read-lines.ts'
import type { FileRecord } from './read-record.ts'
import { toldLanguages } from './text-field.ts'

/** What became of records. */
export interface Written {
  /** Ids of rows that were not there. */
  readonly added: readonly string[]
  /** Ids of rows that say something else now. */
  readonly changed: readonly string[]
  readonly problems: readonly LineProblem[]
}

const name = (column: string) => sql`${sql.identifier(column)}`
const list = (parts: readonly SQL[]) => sql.join([...parts], sql`, `)

/** The names that no row has, of all that records name. */
async function missingNames(database: Database, records: readonly FileRecord[]): Promise<readonly LineProblem[]> {
  const problems: LineProblem[] = []
  for (const reference of records[0] ? recordKinds[records[0].name].references : []) {
    const namesOf = (record: FileRecord) => record.named.find((each) => each.reference === reference)?.names ?? []
    const asked = [...new Set(records.flatMap(namesOf))]
    const { key, what, cell, known = [] } = reference
    const found = await rowsOf<{ readonly name: string }>(
      database,
      sql`select ${key} as name from ${key.table} where ${key} in (select json_array_elements_text(${JSON.stringify(asked)}::json))`,
    )
    const there = new Set([...known, ...found.map((each) => each.name)])
    for (const record of records) {
      for (const missing of namesOf(record).filter((each) => !there.has(each))) {
        const problem = `names the ${what} ${missing}, which is neither in the shop nor further up in the file`
        problems.push({ line: record.line, column: cell, problem })
      }
    }
  }
  return problems
}

/** What a new row cannot do without, of records that no row is there for and that do not tell it. */
async function missingFacts(database: Database, records: readonly FileRecord[]): Promise<readonly LineProblem[]> {
  const [first] = records
  if (!first) return []
  const { table, id, fields } = recordKinds[first.name]
  const untold = fields.filter((field) => field.isNeeded && !first.told.includes(field))
  if (untold.length === 0) return []
  const ids = JSON.stringify(records.map((record) => record.id))
  const found = await rowsOf<{ readonly id: string }>(
    database,
    sql`select ${name(id.column)}::text as id from ${table}
        where ${name(id.column)}::text in (select json_array_elements_text(${ids}::json))`,
  )
  const there = new Set(found.map((each) => each.id))
  return records
    .filter((record) => !there.has(record.id))
    .flatMap(({ line, key }) =>
      untold.map(({ cells }) => ({
        line,
        column: cells[0] ?? '',
        problem: `has to be told, as there is no ${first.name} ${key} yet`,
      })),
    )
}

/** What a column becomes: as told, and of a text the languages that are told. */
function becoming({ isText = false }: Field, column: string, languages: readonly string[]): SQL {
  const told = sql`excluded.${name(column)}`
  if (!isText) return told
  const others = sql`coalesce(each.${name(column)}, '{}') - array[${list(languages.map((language) => sql`${language}`))}]::text[]`
  return sql`case when ${told} is null then null else ${others} || ${told} end`
}

interface Returned {
  readonly id: string
  readonly isNew: boolean
}

/** The columns that records tell, and what each of them becomes. */
function toldColumns(kind: RecordKind, [first]: readonly FileRecord[]): readonly { column: string; value: SQL }[] {
  const columns = new Set(getTableConfig(kind.table).columns.map((column) => column.name))
  return (first?.told ?? []).flatMap((field) =>
    field.columns
      .filter((column) => columns.has(column))
      .map((column) => ({ column, value: becoming(field, column, toldLanguages(field, first?.cells ?? new Set())) })),
  )
}

/** Adds rows that are not there and changes those that say something else; a row that cannot be new is changed only. */
function writing(kind: RecordKind, records: readonly FileRecord[]): SQL {
  const { table, id, fields, fresh } = kind
  const told = toldColumns(kind, records)
  const columns = getTableConfig(table).columns.map((column) => column.name)
  const rows = records.map(({ row, line }) => ({ ...fresh(row, line), ...row }))
  const stored = list(columns.filter((column) => rows.some((row) => column in row)).map(name))
  const source = sql`json_populate_recordset(null::${table}, ${JSON.stringify(rows)}::json)`
  const set = sql`${list(told.map(({ column, value }) => sql`${name(column)} = ${value}`))}, origin = 'shop'`
  const differs = sql`(${list(told.map(({ column }) => sql`each.${name(column)}`))}) is distinct from (${list(told.map(({ value }) => value))})`
  const mayBeNew = fields.every((field) => !field.isNeeded || records[0]?.told.includes(field))
  if (!mayBeNew) {
    return told.length === 0
      ? sql`select '' as id, false as "isNew" where false`
      : sql`update ${table} as each set ${set} from ${source} as excluded
            where each.${name(id.column)} = excluded.${name(id.column)} and ${differs}
            returning each.${name(id.column)}::text as id, false as "isNew"`
  }
  return sql`
    insert into ${table} as each (${stored}, origin) select ${stored}, 'shop' from ${source}
    on conflict (${name(id.column)}) do ${told.length === 0 ? sql`nothing` : sql`update set ${set} where ${differs}`}
    returning ${name(id.column)}::text as id, (xmax = 0) as "isNew"`
}

const knownCollections = Object.values(categoryCollections)

/** Products may be put into the collection of their category before anybody has told of it: then it begins with its usual title. */
async function beginCollections(database: Database, handles: ReadonlySet<unknown>): Promise<void> {
  const rows = knownCollections
    .filter((handle) => handles.has(handle))
    .map((handle) => ({ handle, title: toTranslated(mainCollections[handle]), position: 0 }))
  if (rows.length > 0) await database.insert(schema.collections).values(rows).onConflictDoNothing()
}

/** Puts products into the collections that their lines tell, and takes them out of the others. */
async function writeCollections(
  database: Database,
  records: readonly FileRecord[],
  added: ReadonlySet<string>,
): Promise<readonly string[]> {
  const kind = recordKinds.product
  const told = records.flatMap((record) => {
    const { collections } = { ...(added.has(record.id) ? kind.fresh(record.row, record.line) : {}), ...record.row }
    return Array.isArray(collections) ? [{ id: record.id, collections: [...new Set(collections as string[])] }] : []
  })
  if (told.length === 0) return []
  await beginCollections(database, new Set(told.flatMap(({ collections }) => collections)))
  const rows = await rowsOf<{ readonly id: string }>(
    database,
    sql`with told as (select id, collections from json_to_recordset(${JSON.stringify(told)}::json) as each (id uuid, collections jsonb)),
      gone as (
        delete from ${schema.productCollections} as each using told
        where each.product_id = told.id and not told.collections ? each.collection_handle returning each.product_id as id),
      come as (
        insert into ${schema.productCollections} (product_id, collection_handle, origin)
        select told.id, handle, 'shop' from told, jsonb_array_elements_text(told.collections) as handle
        on conflict do nothing returning product_id as id)
      select distinct id::text from (select id from gone union all select id from come) as moved`,
  )
  return rows.map((row) => row.id)
}

/** Writes records of one sort that tell the same facts; those that cannot be written are problems, and are left out. */
export async function writeRecords(database: Database, records: readonly FileRecord[]): Promise<Written> {
  const [first] = records
  if (!first) return { added: [], changed: [], problems: [] }
  const problems = [...(await missingNames(database, records)), ...(await missingFacts(database, records))]
  const bad = new Set(problems.map(({ line }) => line))
  const good = records.filter(({ line }) => !bad.has(line))
  if (good.length === 0) return { added: [], changed: [], problems }
  const rows = await rowsOf<Returned>(database, writing(recordKinds[first.name], good))
  const added = rows.filter(({ isNew }) => isNew).map(({ id }) => id)
  const fresh = new Set(added)
  const moved = first.name === 'product' ? await writeCollections(database, good, fresh) : []
  const changed = new Set([
    ...rows.filter(({ isNew }) => !isNew).map(({ id }) => id),
    ...moved.filter((id) => !fresh.has(id)),
  ])
  return { added, changed: [...changed], problems }
}
