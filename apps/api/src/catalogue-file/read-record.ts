import type { Cells, Field, Row } from './field.ts'
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

function untoldFirst(field: Field, cells: Cells): Omit<LineProblem, 'line'> | null {
  const [first = ''] = field.cells
  return first in cells ? null : { column: first, problem: 'has to be told along with its other languages' }
}

/** Reads a line as a record, or finds everything that is wrong in it by itself. */
export function readRecord(line: number, cells: Cells): FileRecord | readonly LineProblem[] {
  const name = recordNames.find((each) => each === cells['record']?.trim())
  if (name === undefined) {
    return [{ line, column: 'record', problem: `must be one of ${recordNames.join(', ')}` }]
  }
  const kind = recordKinds[name]
  const problems: Omit<LineProblem, 'line'>[] = cellProblems(kind, name, cells)
  const told = toldFields(kind, cells)
  const row: Record<string, unknown> = {}
  for (const field of [kind.key, ...told]) {
    const read = untoldFirst(field, cells) ?? field.read(cells)
    if ('problem' in read) problems.push(read)
    else Object.assign(row, read.set)
  }
  if (problems.length > 0) return problems.map((problem) => ({ line, ...problem }))
  const key = (cells[kind.key.cells[0] ?? ''] ?? '').trim()
  const id = kind.id.of(key)
  const named = kind.references.map((reference) => ({
    reference,
    names: (cells[reference.cell] ?? '').split(/\s+/).filter((each) => each !== ''),
  }))
  return { name, line, key, id, row: { ...row, [kind.id.column]: id }, told, cells: new Set(Object.keys(cells)), named }
}
