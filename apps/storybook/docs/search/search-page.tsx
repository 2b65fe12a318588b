import { AnchorMdx } from '@storybook/addon-docs/blocks'
import { useId, useState } from 'react'
import '../docs.css'
import { findPages } from './find-pages.ts'
import type { FoundPage } from './find-pages.ts'

type Outcome = readonly FoundPage[] | 'no-index' | null

/** The search of the docs site, with an index that Pagefind has made. */
export function SearchPage() {
  const fieldId = useId()
  const [outcome, setOutcome] = useState<Outcome>(null)

  async function search(term: string): Promise<void> {
    if (term.trim() === '') return setOutcome(null)
    try {
      const found = await findPages(term)
      if (found !== null) setOutcome(found)
    } catch {
      setOutcome('no-index')
    }
  }

  return (
    <>
      <div role="search" className="docs-search">
        <label htmlFor={fieldId}>Words of a page</label>
        <input
          id={fieldId}
          type="search"
          autoComplete="off"
          placeholder="contrast, coupon, data-part"
          onChange={({ currentTarget }) => void search(currentTarget.value)}
        />
      </div>
      <p role="status">{statusOf(outcome)}</p>
      {Array.isArray(outcome) ? <FoundList pages={outcome} /> : null}
    </>
  )
}

function statusOf(outcome: Outcome): string {
  if (outcome === null) return ''
  if (outcome === 'no-index') return 'This Storybook has no index. The docs site has one: pnpm site builds it.'
  return outcome.length === 0 ? 'No page has these words.' : `Pages found: ${String(outcome.length)}`
}

function FoundList({ pages }: { pages: readonly FoundPage[] }) {
  return (
    <ol className="docs-found" aria-label="Pages found">
      {pages.map(({ id, title, excerpt }) => (
        <li key={id}>
          <AnchorMdx href={`?path=/docs/${id}`} target="_self">
            {title}
          </AnchorMdx>
          <p>{excerpt}</p>
        </li>
      ))}
    </ol>
  )
}
