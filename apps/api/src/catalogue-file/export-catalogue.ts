import { createWriteStream } from 'node:fs'
import { rename } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { stringify } from 'csv-stringify'
import { sql } from 'drizzle-orm'
import { inTransaction, rowsOf, type Database } from '../database/index.ts'
import type { Cells, Row } from './field.ts'
import { fileColumns, recordKinds, recordNames, type RecordName } from './record-kinds.ts'
import type { FileFormat } from './read-lines.ts'

const batchSize = 1_000

/** The rows of a sort in the order of their keys, a few at a time: sorted once, by a cursor of the transaction. */
async function* rowsOfKind(transaction: Database, name: RecordName): AsyncGenerator<Row> {
  const { table, key, elsewhere = sql`'{}'::jsonb` } = recordKinds[name]
  const column = sql.identifier(key.columns[0] ?? '')
  await transaction.execute(sql`declare exported cursor for
    select to_jsonb(each) || ${elsewhere} as row from ${table} as each order by ${column} collate "C"`)
  for (;;) {
    const found = await rowsOf<{ readonly row: Row }>(
      transaction,
      sql`fetch forward ${sql.raw(String(batchSize))} from exported`,
    )
    if (found.length === 0) break
    for (const { row } of found) yield row
  }
  await transaction.execute(sql`close exported`)
}

/** Every record of the shop as it stands in a file, those that others name first. */
async function* recordsOf(transaction: Database, onProgress: (lines: number) => void): AsyncGenerator<Cells> {
  let lines = 0
  for (const name of recordNames) {
    const { key, fields } = recordKinds[name]
    for await (const row of rowsOfKind(transaction, name)) {
      yield Object.assign({ record: name }, ...[key, ...fields].map((field) => field.write(row))) as Cells
      lines += 1
      if (lines % batchSize === 0) onProgress(lines)
    }
  }
}

async function* toJsonLines(records: AsyncIterable<Cells>): AsyncGenerator<string> {
  for await (const record of records) {
    // A missing text is left out; any other empty cell means that the fact has no value.
    const told = Object.entries(record).filter(([name, text]) => text !== '' || !name.includes('.'))
    yield `${JSON.stringify(Object.fromEntries(told))}\n`
  }
}

/** Where the catalogue goes. */
export interface ExportOptions {
  readonly path: string
  readonly format: FileFormat
  /** Told every thousand records. */
  readonly onProgress?: ((lines: number) => void) | undefined
}

/**
 * Writes the whole catalogue into a file, as it is at one moment; the file is there only once it is whole. Returns how many
 * records it holds.
 */
export async function exportCatalogue(
  database: Database,
  { path, format, onProgress = () => undefined }: ExportOptions,
): Promise<number> {
  const draft = `${path}.part`
  const count = await inTransaction(database, async (transaction) => {
    await transaction.execute(sql`set transaction isolation level repeatable read`)
    let written = 0
    async function* counted() {
      for await (const record of recordsOf(transaction, onProgress)) {
        written += 1
        yield record
      }
    }
    const file = createWriteStream(draft)
    if (format === 'jsonl') await pipeline(Readable.from(toJsonLines(counted())), file)
    else await pipeline(Readable.from(counted()), stringify({ header: true, columns: [...fileColumns] }), file)
    return written
  })
  await rename(draft, path)
  return count
}
