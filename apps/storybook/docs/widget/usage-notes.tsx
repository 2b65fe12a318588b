import type { ReactNode } from 'react'
import type { Usage } from '../usage.ts'
import { withCode } from './with-code.tsx'

/** When to use a widget, what to do and what not. */
export function UsageNotes({ usage: { when, instead, dos, donts } }: { usage: Usage }) {
  return (
    <>
      <h2>When to use it</h2>
      <p>{withCode(when)}</p>
      {instead === undefined ? null : <p>{withCode(instead)}</p>}
      <h3>Do</h3>
      <List items={dos} />
      <h3>Do not</h3>
      <List items={donts} />
    </>
  )
}

function List({ items }: { items: readonly string[] }): ReactNode {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{withCode(item)}</li>
      ))}
    </ul>
  )
}
