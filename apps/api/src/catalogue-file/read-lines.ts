import { createReadStream, statSync, type ReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { CsvError, parse } from 'csv-parse'
import { z } from 'zod'
import type { Cells } from './field.ts'
import { fileColumns } from './record-kinds.ts'

/** A mistake in a file. */
export interface LineProblem {
  /** From 1, as an editor counts. */
  readonly line: number
  /** The column of the file; empty where the whole line is meant. */
  readonly column: string
  /** A sentence without a subject. */
  readonly problem: string
}

/** A record as it stands in a file, or why it cannot be read. */
export type FileLine =
  | { readonly ok: true; readonly line: number; readonly cells: Cells }
  | { readonly ok: false; readonly problem: LineProblem }

/** How a file is written: one record a line, as CSV with a header or as JSON. */
export type FileFormat = 'csv' | 'jsonl'

/** The format of a file by its name; null for any other name. */
export function formatOf(path: string): FileFormat | null {
  if (path.endsWith('.csv')) return 'csv'
  return path.endsWith('.jsonl') ? 'jsonl' : null
}

const known = new Set(fileColumns)
const texts = z.array(z.string())

function headerProblem(header: readonly string[]): Omit<LineProblem, 'line'> | null {
  const stranger = header.find((name) => !known.has(name))
  if (stranger !== undefined) return { column: stranger, problem: 'is no column of a catalogue file' }
  const twice = header.find((name, place) => header.indexOf(name) !== place)
  if (twice !== undefined) return { column: twice, problem: 'stands in the header twice' }
  return header.includes('record') ? null : { column: 'record', problem: 'is missing in the header' }
}

function newlinesIn(cells: readonly string[]): number {
  return cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0)
}

async function* readCsv(file: ReadStream): AsyncGenerator<FileLine> {
  const options = {
    bom: true,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: 2_000_000,
  }
  const parser = file.pipe(parse(options))
  let header: readonly string[] | null = null
  try {
    for await (const entry of parser as AsyncIterable<{
      readonly record: unknown
      readonly info: { readonly lines: number }
    }>) {
      const cells = texts.parse(entry.record)
      // The parser reports the line on which a record ends; its cells may hold line breaks.
      const line = entry.info.lines - newlinesIn(cells)
      if (header === null) {
        header = cells.map((name) => name.trim())
        const problem = headerProblem(header)
        if (!problem) continue
        yield { ok: false, problem: { line, ...problem } }
        return
      }
      if (cells.length !== header.length) {
        const problem = `has ${cells.length} cells, but the header has ${header.length}`
        yield { ok: false, problem: { line, column: '', problem } }
      } else
        yield { ok: true, line, cells: Object.fromEntries(header.map((name, place) => [name, cells[place] ?? ''])) }
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const { lines } = z.object({ lines: z.number() }).catch({ lines: 0 }).parse(error)
    yield { ok: false, problem: { line: lines, column: '', problem: `cannot be read as CSV: ${error.message}` } }
  }
}

const jsonLine = z.record(z.string(), z.unknown())

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value) && value.every((each) => typeof each === 'string')) return value.join(' ')
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function jsonCells(text: string): Cells | null {
  try {
    const told = jsonLine.safeParse(JSON.parse(text))
    return told.success
      ? Object.fromEntries(Object.entries(told.data).map(([name, value]) => [name, cellOf(value)]))
      : null
  } catch {
    return null
  }
}

async function* readJsonLines(input: ReadStream): AsyncGenerator<FileLine> {
  let line = 0
  for await (const text of createInterface({ input, crlfDelay: Infinity })) {
    line += 1
    if (text.trim() === '') continue
    const cells = jsonCells(text.replace(/^\uFEFF/, ''))
    if (cells === null) yield { ok: false, problem: { line, column: '', problem: 'is no JSON object' } }
    else {
      const stranger = Object.keys(cells).find((name) => !known.has(name))
      yield stranger === undefined
        ? { ok: true, line, cells }
        : { ok: false, problem: { line, column: stranger, problem: 'is no column of a catalogue file' } }
    }
  }
}

/** A file that is being read. */
export interface OpenFile {
  /** Its records one after the other; never more of it in memory than a few. */
  readonly lines: AsyncGenerator<FileLine>
  /** How much of it has been read, from 0 to 1. */
  share: () => number
}

/** Opens a file of records. */
export function openFile(path: string, format: FileFormat): OpenFile {
  const { size } = statSync(path)
  const file = createReadStream(path)
  return {
    lines: format === 'csv' ? readCsv(file) : readJsonLines(file),
    share: () => (size === 0 ? 1 : file.bytesRead / size),
  }
}
