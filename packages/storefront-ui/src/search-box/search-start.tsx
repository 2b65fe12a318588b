import { useId } from 'react'
import { useUi } from '../i18n/index.ts'
import { CloseIcon, HistoryIcon } from '../primitives/icon/index.ts'
import { useOption } from './option-context.ts'
import type { SearchBoxTerm } from './search-box.types.ts'
import type { SearchPanelProps } from './search-panel.tsx'

/**
 * Terms to choose from while there is nothing to search for: those of this device and those that are searched often
 * [11.5]. Renders a listbox, and beside it the buttons that forget, since an option may hold no button.
 */
export function SearchStart(props: SearchPanelProps) {
  const { view, listId, listRef, t } = props
  const id = useId()
  const { recent, popular } = view
  return (
    <div data-scope="search-box" data-part="start">
      <div ref={listRef} id={listId} data-scope="search-box" data-part="list" role="listbox" aria-label={t('terms')}>
        {recent.length > 0 ? (
          <div data-scope="search-box" data-part="recent" role="group" aria-labelledby={`${id}-recent`}>
            <p data-scope="search-box" data-part="title" id={`${id}-recent`} role="presentation">
              {t('recentTitle')}
            </p>
            {recent.map((entry) => (
              <TermOption key={entry.term} kind="recent" entry={entry} onOpen={props.onTermOpen} />
            ))}
          </div>
        ) : null}
        {popular.length > 0 ? (
          <div data-scope="search-box" data-part="popular" role="group" aria-labelledby={`${id}-popular`}>
            <p data-scope="search-box" data-part="title" id={`${id}-popular`} role="presentation">
              {view.popularTitle || t('popularTitle')}
            </p>
            <div data-scope="search-box" data-part="chips" role="presentation">
              {popular.map((entry) => (
                <TermOption key={entry.term} kind="popular" entry={entry} onOpen={props.onTermOpen} />
              ))}
            </div>
          </div>
        ) : null}
      </div>
      {recent.length > 0 ? <ForgetButtons {...props} /> : null}
    </div>
  )
}

interface TermOptionProps {
  readonly kind: 'recent' | 'popular'
  readonly entry: SearchBoxTerm
  readonly onOpen: (term: string) => void
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

function ForgetButtons({ view, t, onForget, onFocusField }: SearchPanelProps) {
  function forget(term?: string) {
    // The button is removed with its term, so focus returns to the field.
    onFocusField()
    onForget(term)
  }
  return (
    <div data-scope="search-box" data-part="forget">
      <button type="button" data-scope="search-box" data-part="clear" onClick={() => forget()}>
        {t('clearRecent')}
      </button>
      {view.recent.map(({ term }) => (
        <button
          key={term}
          type="button"
          data-scope="search-box"
          data-part="remove"
          aria-label={t('removeRecent', { term })}
          onClick={() => forget(term)}
        >
          <CloseIcon />
        </button>
      ))}
    </div>
  )
}
