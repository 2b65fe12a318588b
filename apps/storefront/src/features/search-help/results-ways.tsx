import { useFoundArticles, usePopularSearches } from '@krishi/storefront-hooks/search'
import { useUi, useWidgetMessages } from '@krishi/storefront-ui/i18n'
import { useId } from 'react'
import { usePaths } from '../../shell/shop-context.ts'
import { useShelfLinks } from '../frame/use-shelf-links.ts'
import en from './messages/en.json'

interface Way {
  readonly label: string
  readonly href: string
}

/** More would hide the shelves below them. */
const mostArticles = 3

/** Where to go on from words that no product matches: articles, the shelves, what others search for. Renders a `<div>`. */
export function ResultsWays({ term }: { readonly term: string }) {
  const t = useWidgetMessages('searchHelp', en)
  const paths = usePaths()
  const shelves = useShelfLinks()
  const popular = usePopularSearches()
  const terms = popular?.terms.map((text) => ({ label: text, href: paths.searchTerm(text) })) ?? []
  return (
    <div className="results-help">
      {term === '' ? null : <Articles term={term} />}
      <Ways title={t('shelves')} ways={shelves} />
      <Ways title={t('popular')} ways={terms} />
    </div>
  )
}

function Articles({ term }: { readonly term: string }) {
  const t = useWidgetMessages('searchHelp', en)
  const paths = usePaths()
  const { items } = useFoundArticles({ term })
  const ways = items.slice(0, mostArticles).map(({ title, slug }) => ({ label: title, href: paths.article(slug) }))
  return <Ways title={t('articlesTitle', { term })} ways={ways} />
}

function Ways({ title, ways }: { readonly title: string; readonly ways: readonly Way[] }) {
  const { Link } = useUi()
  const id = useId()
  if (ways.length === 0) return null
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
