import type { FoundView } from '@krishi/storefront-hooks/search'
import { useWidgetMessages } from '@krishi/storefront-ui/i18n'
import type { ReactNode } from 'react'
import en from './messages/en.json'

interface ResultsHeaderProps {
  /** The heading. */
  readonly title: string
  /** Nothing is close to the term: what was found is only the nearest, and not counted. */
  readonly near?: boolean
  readonly found: FoundView<unknown>
  readonly unit: 'products' | 'articles'
  /** Stands at the end of the row. */
  readonly children?: ReactNode
}

/** The heading of a page of results with how many there are; until the last are loaded, that there are more. Renders a `<header>`. */
export function ResultsHeader({ title, near = false, found, unit, children }: ResultsHeaderProps) {
  const t = useWidgetMessages('search', en)
  const count = found.items.length
  const isKnown = found.status === 'ready' && count > 0
  const key = found.isEndReached ? (`${unit}Found` as const) : (`${unit}More` as const)
  return (
    <header className="results-header">
      <h1 tabIndex={-1}>{title}</h1>
      <p role="status">{isKnown ? (near ? t('nearest') : t(key, { count })) : null}</p>
      {children}
    </header>
  )
}
