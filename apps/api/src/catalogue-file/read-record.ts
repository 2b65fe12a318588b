import { wrongCell, type Cells, type Field, type ReadCells, type Row } from './field.ts'
import type { RecordKind, Reference } from './record-kind.ts'
import { recordKinds, recordNames, type RecordName } from './record-kinds.ts'
import type { LineProblem } from './read-lines.ts'

/** A record that is right in itself: what its line tells, and whom it names. */
export interface FileRecord {
  readonly name: RecordName
  readonly line: number
  /** What it is called in the file. */
  readonly key: string
  /** What the table tells it apart by. */
  readonly id: string
  /** Told facts by the columns of the table, with key and id. */
  readonly row: Row
  /** Told facts. */
  readonly told: readonly Field[]
  /** Told cells. */
  readonly cells: ReadonlySet<string>
  readonly named: readonly { readonly reference: Reference; readonly names: readonly string[] }[]
}

function isEmpty(cells: Cells, { cells: names }: Pick<Field, 'cells'>): boolean {
  return names.every((name) => (cells[name] ?? '').trim() === '')
}

/** The facts that a line tells: their cells are there, and not empty where that says nothing. */
function toldFields(kind: RecordKind, cells: Cells): readonly Field[] {
  return kind.fields.filter(
    (field) => field.cells.some((cell) => cell in cells) && !(field.isUsual && isEmpty(cells, field)),
  )
}

function cellProblems(kind: RecordKind, name: RecordName, cells: Cells): Omit<LineProblem, 'line'>[] {
  const own = new Set(['record', ...kind.key.cells, ...kind.fields.flatMap((field) => field.cells)])
  return Object.entries(cells).flatMap(([column, text]) => {
    if (text.includes('\uFFFD')) return [{ column, problem: 'holds a character that is not UTF-8' }]
    if (text.includes('\0')) return [{ column, problem: 'holds a character that no text has' }]
    return text.trim() === '' || own.has(column) ? [] : [{ column, problem: `is no fact of a ${name}` }]
  })
}

function readField(field: Field, cells: Cells): ReadCells {
  const [first = ''] = field.cells
  return first in cells ? field.read(cells) : wrongCell(first, 'has to be told along with its other languages')
}

/** A record, or everything that is wrong in its line by itself. */
export type ReadRecord =
  | { readonly ok: true; readonly record: FileRecord }
  | { readonly ok: false; readonly problems: readonly LineProblem[] }

/** Reads a line as a record. */
export function readRecord(line: number, cells: Cells): ReadRecord {
  const name = recordNames.find((each) => each === cells['record']?.trim())
  if (name === undefined) {
    const problem = `must be one of ${recordNames.join(', ')}`
    return { ok: false, problems: [{ line, column: 'record', problem }] }
  }
  const kind = recordKinds[name]
  const problems: Omit<LineProblem, 'line'>[] = cellProblems(kind, name, cells)
  const told = toldFields(kind, cells)
  const row: Record<string, unknown> = {}
  for (const field of [kind.key, ...told]) {
    const read = readField(field, cells)
    if (read.ok) Object.assign(row, read.value)
    else problems.push(read.problem)
  }
  if (problems.length > 0) return { ok: false, problems: problems.map((problem) => ({ line, ...problem })) }
  const key = (cells[kind.key.cells[0] ?? ''] ?? '').trim()
  const id = kind.id.of(key)
  const named = kind.references.map((reference) => ({
    reference,
    names: (cells[reference.cell] ?? '').split(/\s+/).filter((each) => each !== ''),
  }))
  const facts = { row: { ...row, [kind.id.column]: id }, told, cells: new Set(Object.keys(cells)), named }
  return { ok: true, record: { name, line, key, id, ...facts } }
}
