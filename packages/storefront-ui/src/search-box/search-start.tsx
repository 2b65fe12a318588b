import { CloseIcon } from '../primitives/icon/index.ts'
import type { SearchPanelProps } from './search-panel.tsx'
import { TermOptions } from './term-options.tsx'

/**
 * Terms to choose from while there is nothing to search for: those of this device, those of
 * the shopper, and those that are searched often [11.5]. Renders a listbox, and beside it the buttons that forget, since an option may hold no button.
 */
export function SearchStart(props: SearchPanelProps) {
  const { view, listId, listRef, t } = props
  const { recent, popular, own } = view
  const onOpen = props.onTermOpen
  return (
    <div data-scope="search-box" data-part="start">
      <div ref={listRef} id={listId} data-scope="search-box" data-part="list" role="listbox" aria-label={t('terms')}>
        <TermOptions kind="recent" title={t('recentTitle')} terms={recent} onOpen={onOpen} />
        {own ? <TermOptions kind="own" {...own} onOpen={onOpen} /> : null}
        <TermOptions kind="popular" title={view.popularTitle || t('popularTitle')} terms={popular} onOpen={onOpen} />
      </div>
      {recent.length > 0 ? <ForgetButtons {...props} /> : null}
    </div>
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
