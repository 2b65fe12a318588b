import { inTransaction, type Database, type OpenDatabase } from '../database/index.ts'
import { createPostgresSearch } from '../search/index.ts'
import type { OpenSearch } from '../seeding/index.ts'
import { openFile, type FileFormat, type FileLine, type LineProblem } from './read-lines.ts'
import { readRecord, type FileRecord } from './read-record.ts'
import { recordNames, type RecordName } from './record-kinds.ts'
import { indexProducts, settleProducts } from './settle-products.ts'
import { writeRecords } from './write-records.ts'

/** Lines that are held back until they are written together. */
const batchSize = 1_000

/** More problems than anybody reads are counted only. */
const mostProblems = 1_000

/** What is to be read, and how. */
export interface ImportOptions {
  readonly path: string
  readonly format: FileFormat
  /** Whether right lines are written although others are wrong. @default false */
  readonly skipsBad?: boolean
  /** Whether nothing is written in any case. @default false */
  readonly isCheck?: boolean
  /** Told every thousand lines, with how much of the file has been read, from 0 to 1. */
  readonly onProgress?: ((lines: number, share: number) => void) | undefined
  readonly openSearch?: OpenSearch | undefined
}

/** What became of a file. */
export interface ImportReport {
  /** Records that were read. */
  readonly read: number
  readonly added: number
  readonly changed: number
  /** Wrong lines. */
  readonly bad: number
  /** At most a thousand of what is wrong, in the order of lines. */
  readonly problems: readonly LineProblem[]
  readonly problemCount: number
  /** Whether the database holds what is told here. */
  readonly isWritten: boolean
}

/** Thrown to undo a transaction whose report stands. */
class Undone extends Error {
  readonly report: ImportReport
  constructor(report: ImportReport) {
    super('undone')
    this.report = report
  }
}

/** Collects what an import finds and does. */
class Tally {
  read = 0
  added = 0
  changed = 0
  problemCount = 0
  readonly products = new Set<string>()
  readonly #badLines = new Set<number>()
  readonly #problems: LineProblem[] = []
  readonly #seen = new Map<RecordName, Map<string, number>>()

  note(problems: readonly LineProblem[]): void {
    for (const problem of problems) {
      this.problemCount += 1
      this.#badLines.add(problem.line)
      if (this.#problems.length < mostProblems) this.#problems.push(problem)
    }
  }

  /** The line that has told a record before; undefined for the first. */
  earlier({ name, key, line }: FileRecord): number | undefined {
    const lines = this.#seen.get(name) ?? new Map<string, number>()
    this.#seen.set(name, lines)
    const before = lines.get(key)
    if (before === undefined) lines.set(key, line)
    return before
  }

  report(isWritten: boolean): ImportReport {
    const { read, added, changed, problemCount } = this
    const problems = this.#problems.toSorted((one, other) => one.line - other.line)
    return { read, added, changed, bad: this.#badLines.size, problems, problemCount, isWritten }
  }
}

/** Records of one sort that tell the same facts are written together, those that others name first. */
function inBatches(records: readonly FileRecord[]): FileRecord[][] {
  const batches = new Map<string, FileRecord[]>()
  for (const record of records) {
    const facts = [
      record.name,
      ...record.told.map(({ cells }) => cells.filter((cell) => record.cells.has(cell)).join(' ')),
    ].join('/')
    const batch = batches.get(facts) ?? []
    batch.push(record)
    batches.set(facts, batch)
  }
  const place = ([first]: readonly FileRecord[]) => (first ? recordNames.indexOf(first.name) : 0)
  return [...batches.values()].toSorted((one, other) => place(one) - place(other))
}

async function write(database: Database, records: readonly FileRecord[], tally: Tally): Promise<void> {
  for (const batch of inBatches(records)) {
    const { added, changed, problems } = await writeRecords(database, batch)
    tally.added += added.length
    tally.changed += changed.length
    tally.note(problems)
    if (batch[0]?.name === 'product') for (const id of [...added, ...changed]) tally.products.add(id)
  }
}

/** The record of a line, unless something is wrong with it. */
function check(entry: FileLine, tally: Tally): FileRecord | null {
  const read = entry.ok ? readRecord(entry.line, entry.cells) : { ok: false as const, problems: [entry.problem] }
  if (!read.ok) {
    tally.note(read.problems)
    return null
  }
  const { record } = read
  const before = tally.earlier(record)
  if (before === undefined) return record
  tally.note([
    { line: record.line, column: '', problem: `tells the ${record.name} ${record.key} of line ${before} again` },
  ])
  return null
}

async function work(database: Database, options: ImportOptions): Promise<ImportReport> {
  const { path, format, skipsBad = false, isCheck = false, onProgress, openSearch = createPostgresSearch } = options
  const tally = new Tally()
  let waiting: FileRecord[] = []
  const file = openFile(path, format)
  for await (const entry of file.lines) {
    tally.read += 1
    const record = check(entry, tally)
    if (record) waiting.push(record)
    if (tally.read % batchSize === 0) onProgress?.(tally.read, file.share())
    if (waiting.length < batchSize) continue
    await write(database, waiting, tally)
    waiting = []
  }
  await write(database, waiting, tally)
  const isRight = tally.problemCount === 0 || skipsBad
  if (!isRight || isCheck) throw new Undone(tally.report(false))
  if (tally.added + tally.changed > 0) {
    for (const id of await settleProducts(database)) tally.products.add(id)
    await indexProducts(database, openSearch(database), [...tally.products])
  }
  return tally.report(true)
}

/**
 * Reads a file of the catalogue into the database, line after line, in one transaction: all of it, or with `skipsBad` all that
 * is right, or nothing. A record that says what the shop has already is not written; one that is not in the file stays.
 */
export async function importCatalogue(
  { database, alone }: OpenDatabase,
  options: ImportOptions,
): Promise<ImportReport> {
  try {
    return await alone(() => inTransaction(database, (transaction) => work(transaction, options)))
  } catch (error) {
    if (error instanceof Undone) return error.report
    throw error
  }
}
