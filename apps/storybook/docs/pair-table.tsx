import { Table } from './table.tsx'

interface PairTableProps {
  /** What the table lists, for those who do not see its heading. */
  label: string
  heads: readonly [string, string]
  /** What each row is about, and what is said of it. */
  rows: Readonly<Record<string, string>>
}

/** A table of two columns, for the pages of text: their Markdown has no tables. */
export function PairTable({ rows, ...table }: PairTableProps) {
  return <Table {...table} rows={Object.entries(rows).map(([name, text]) => [name, name, text])} />
}
