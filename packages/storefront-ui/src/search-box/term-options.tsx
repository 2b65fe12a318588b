import { useId } from 'react'
import { useUi } from '../i18n/index.ts'
import { HistoryIcon } from '../primitives/icon/index.ts'
import { useOption } from './option-context.ts'
import type { SearchBoxTerm } from './search-box.types.ts'

interface TermOptionsProps {
  readonly kind: 'recent' | 'popular' | 'own'
  readonly title: string
  readonly terms: readonly SearchBoxTerm[]
  readonly onOpen: (term: string) => void
}

/** Terms under their heading: those of this device as lines, others as chips. Renders a group of options, nothing for none. */
export function TermOptions({ kind, title, terms, onOpen }: TermOptionsProps) {
  const id = useId()
  if (terms.length === 0) return null
  const options = terms.map((entry) => <TermOption key={entry.term} kind={kind} entry={entry} onOpen={onOpen} />)
  return (
    <div data-scope="search-box" data-part={kind} role="group" aria-labelledby={id}>
      <p data-scope="search-box" data-part="title" id={id} role="presentation">
        {title}
      </p>
      {kind === 'recent' ? (
        options
      ) : (
        <div data-scope="search-box" data-part="chips" role="presentation">
          {options}
        </div>
      )}
    </div>
  )
}

interface TermOptionProps extends Pick<TermOptionsProps, 'kind' | 'onOpen'> {
  readonly entry: SearchBoxTerm
}

function TermOption({ kind, entry, onOpen }: TermOptionProps) {
  const { Link } = useUi()
  const option = useOption(`${kind}-${entry.term}`)
  return (
    <Link
      {...option}
      data-scope="search-box"
      data-part={kind === 'recent' ? 'term' : 'chip'}
      href={entry.href}
      onClick={() => onOpen(entry.term)}
    >
      {kind === 'recent' ? <HistoryIcon /> : null}
      <span data-scope="search-box" data-part="term-text">
        {entry.term}
      </span>
    </Link>
  )
}
