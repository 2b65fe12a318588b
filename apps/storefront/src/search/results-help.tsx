import { readSearchTerm } from '@krishi/storefront-core/catalog'
import { usePopularSearches } from '@krishi/storefront-hooks/search'
import { useUi, useWidgetMessages } from '@krishi/storefront-ui/i18n'
import { EmptyState, SearchDrawing } from '@krishi/storefront-ui/primitives/empty-state'
import { useId } from 'react'
import { usePageAddress } from '../shell/page-address.ts'
import { usePaths } from '../shell/shop-context.ts'
import { useShelfLinks } from '../shell/use-shelf-links.ts'
import en from './messages/en.json'

interface Way {
  readonly label: string
  readonly href: string
}

/** What helps where nothing was found: the shelves, and what others search for. Renders a `<div>`. An island. */
export default function ResultsHelp() {
  const t = useWidgetMessages('search', en)
  const { params } = usePageAddress()
  const isAsked = readSearchTerm(params['term'] ?? '') !== ''
  const paths = usePaths()
  const shelves = useShelfLinks()
  const popular = usePopularSearches()
  const terms = popular?.terms.map((term) => ({ label: term, href: paths.searchTerm(term) })) ?? []
  return (
    <div className="results-help">
      <EmptyState as="p" drawing={<SearchDrawing />} title={t(isAsked ? 'noProducts' : 'noTerm')}>
        <p>{t('hint')}</p>
      </EmptyState>
      <Ways title={t('shelves')} ways={shelves} />
      {terms.length > 0 ? <Ways title={t('popular')} ways={terms} /> : null}
    </div>
  )
}

function Ways({ title, ways }: { readonly title: string; readonly ways: readonly Way[] }) {
  const { Link } = useUi()
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {ways.map(({ label, href }) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
