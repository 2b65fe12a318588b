import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { textField } from './text-field.ts'
import { needed, usual, type Field, type Row } from './field.ts'
import { handle, whole } from './codecs.ts'

/** A cell that names another record, which has to be in the shop or further up in the file. */
export interface Reference {
  /** The column of the file, with spaces between names where there may be several. */
  readonly cell: string
  /** What it is called in a message. */
  readonly what: string
  /** Where it is looked for. */
  readonly key: PgColumn
  /** Names that need no row. */
  readonly known?: readonly string[]
}

/** A sort of records: its table, what tells one from another, and its facts. */
export interface RecordKind {
  readonly table: PgTable
  /** The fact that names a record. */
  readonly key: Field
  /** The column by which the table tells rows apart; its value is made of the key. */
  readonly id: { readonly column: string; of: (key: string) => string }
  readonly fields: readonly Field[]
  readonly references: readonly Reference[]
  /** What a new row holds where its line does not tell. */
  fresh: (row: Row, line: number) => Row
  /** Facts that stand in other tables, for writing a row into a file. */
  readonly elsewhere?: SQL
}

/** The name of a record in addresses. */
export const handleKey = needed('handle', 'handle', handle)

/** Its place among its like, the lowest first. */
export const position = usual('position', 'position', whole())

/** What it is called. */
export const nameField = textField('name', 'name')

/** For tables that tell rows apart by the key itself. */
export function byKey(column: string): RecordKind['id'] {
  return { column, of: (key) => key }
}
