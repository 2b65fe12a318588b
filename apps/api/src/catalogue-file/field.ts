import { err, ok, type Result } from '@krishi/storefront-core/result'

/** The cells of a line by the names of their columns in the file; a column that is not there is not told. */
export type Cells = Readonly<Record<string, string>>

/** A row of a table by the names of its columns in the database. */
export type Row = Readonly<Record<string, unknown>>

/** What is wrong in a cell: the column of the file, and a sentence without a subject, such as "is empty". */
export interface CellProblem {
  readonly column: string
  readonly problem: string
}

/** What the cells of a field say: columns of the table with their values, or the mistake in them. */
export type ReadCells =
  | { readonly ok: true; readonly value: Row }
  | { readonly ok: false; readonly problem: CellProblem }

/** The answer of a field that finds a mistake. */
export function wrongCell(column: string, problem: string): Extract<ReadCells, { readonly ok: false }> {
  return { ok: false, problem: { column, problem } }
}

/** A fact of a record: how it stands in the file and in the database. */
export interface Field {
  /** Columns of the file that tell it; where one of them is told, the first has to be. */
  readonly cells: readonly string[]
  /** The columns of the table. */
  readonly columns: readonly string[]
  /** Whether a new row cannot do without it. */
  readonly isNeeded: boolean
  /** Whether an empty cell leaves it as it is, or as usual in a new row. */
  readonly isUsual?: boolean
  /** A text in several languages: those that are not told stay as they are. */
  readonly isText?: boolean
  read: (cells: Cells) => ReadCells
  write: (row: Row) => Cells
}

/** How a single cell is read and written. */
export interface Codec {
  /** The value, or a sentence without a subject as the error's code. */
  read: (text: string) => Result<unknown>
  write: (value: unknown) => string
}

function cellField(
  cell: string,
  column: string,
  codec: Codec,
  rest: { isNeeded: boolean; empty?: null | '' | readonly [] },
): Field {
  return {
    cells: [cell],
    columns: [column],
    isNeeded: rest.isNeeded,
    read(cells) {
      const text = (cells[cell] ?? '').trim()
      if (text === '') return rest.empty === undefined ? wrongCell(cell, 'is empty') : ok({ [column]: rest.empty })
      const value = codec.read(text)
      return value.ok ? ok({ [column]: value.value }) : wrongCell(cell, value.error.code)
    },
    write({ [column]: value }) {
      return { [cell]: value === null || value === undefined ? '' : codec.write(value) }
    },
  }
}

/** A fact that every row has, told by one cell. */
export function needed(cell: string, column: string, codec: Codec): Field {
  return cellField(cell, column, codec, { isNeeded: true })
}

/** A fact that every row has; a new one has a usual value where the file does not tell it. */
export function usual(cell: string, column: string, codec: Codec): Field {
  return { ...cellField(cell, column, codec, { isNeeded: false }), isUsual: true }
}

/** A fact that a row may do without: an empty cell says so. */
export function optional(cell: string, column: string, codec: Codec, empty: null | '' | readonly [] = null): Field {
  return cellField(cell, column, codec, { isNeeded: false, empty })
}

/** A mistake in a cell, as a sentence without a subject. */
export function wrong(text: string, expected: string): Result<never> {
  const shown = text.length > 60 ? `${text.slice(0, 60)}…` : text
  return err(`is ${JSON.stringify(shown)}, but must be ${expected}`)
}

/** A codec of texts that a pattern describes. */
export function pattern(form: RegExp, expected: string): Codec {
  return { read: (text) => (form.test(text) ? ok(text) : wrong(text, expected)), write: String }
}
