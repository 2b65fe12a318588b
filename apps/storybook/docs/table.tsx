import type { ReactNode } from 'react'
import './docs.css'

interface TableProps {
  /** What the table lists, for those who do not see its heading. */
  label: string
  heads: readonly string[]
  /** A key and the cells of each row; the first cell names the row. */
  rows: readonly (readonly [key: string, ...cells: ReactNode[]])[]
}

/** A table of the docs. */
export function Table({ label, heads, rows }: TableProps) {
  return (
    <div className="docs-table">
      <table aria-label={label}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([key, first, ...cells]) => (
            <tr key={key}>
              <th scope="row">{first}</th>
              {cells.map((cell, index) => (
                <td key={heads[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
