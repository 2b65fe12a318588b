import { keyPatterns } from '../facts/keyboard.ts'
import type { Keys } from '../facts/keyboard.ts'
import { Table } from '../table.tsx'
import { withCode } from './with-code.tsx'

interface KeyTableProps {
  /** The patterns that the widget shows, by their names. */
  patterns: readonly string[]
  /** What keys do in this widget alone. */
  own: Keys
}

/** What keys do: those of the widget alone first, then those of the patterns in it. */
export function KeyTable({ patterns, own }: KeyTableProps) {
  const shown = keyPatterns.filter(({ name }) => patterns.includes(name))
  const rows = [...rowsOf('Here', own), ...shown.flatMap(({ name, keys }) => rowsOf(name, keys))]
  return (
    <>
      <h2>Keyboard</h2>
      {rows.length === 0 ? (
        <p>Nothing in it takes the focus: keys go past it.</p>
      ) : (
        <Table label="Keys" heads={['Where', 'Key', 'What it does']} rows={rows} />
      )}
    </>
  )
}

function rowsOf(where: string, keys: Keys) {
  return Object.entries(keys).map(([key, does]) => [`${where} ${key}`, where, key, withCode(does)] as const)
}
