import { useId } from 'react'
import { useUi, useWidgetMessages } from '../i18n/index.ts'
import { useRangeWords } from '../price-range/index.ts'
import { Button } from '../primitives/button/index.ts'
import { CloseIcon } from '../primitives/icon/index.ts'
import type { ActiveFilter, ActiveFiltersProps } from './filter-chips.types.ts'
import en from './messages/en.json'
import { useFocusAfterRemoval } from './use-focus-after-removal.ts'

/**
 * What is chosen, each to be taken away with one tap [13.4]. Renders a `<section>`; without filters only its heading is
 * left, for the focus of the last chip.
 */
export function ActiveFilters({ filters, onRemove, onClearAll, messages, ...root }: ActiveFiltersProps) {
  const t = useWidgetMessages('filterChips', en, messages)
  const { locale } = useUi()
  const wordsOf = useRangeWords()
  const headingId = useId()
  const { rootRef, markRemoved } = useFocusAfterRemoval(filters, root)
  const isEmpty = filters.length === 0

  return (
    <section {...root} data-scope="filter-chips" data-part="active" aria-labelledby={headingId} ref={rootRef}>
      <h2 data-scope="filter-chips" data-part="heading" id={headingId} tabIndex={-1}>
        {t(isEmpty ? 'none' : 'active')}
      </h2>
      {isEmpty ? null : (
        <ul data-scope="filter-chips" data-part="filters">
          {filters.map((filter, index) => {
            const label = filter.section === 'price' ? wordsOf(filter.range) : filter.label.text
            const lang = filter.section === 'price' || filter.label.lang === locale ? undefined : filter.label.lang
            return (
              <li key={keyOf(filter)}>
                <button
                  type="button"
                  data-scope="filter-chips"
                  data-part="filter"
                  aria-label={t('remove', { section: filter.title.text, filter: label })}
                  onClick={() => {
                    markRemoved(index)
                    onRemove(filter)
                  }}
                >
                  <span lang={lang}>{label}</span>
                  <CloseIcon />
                </button>
              </li>
            )
          })}
          {onClearAll ? (
            <li>
              <Button
                tone="quiet"
                size="sm"
                onClick={() => {
                  markRemoved(0)
                  onClearAll()
                }}
              >
                {t('clearAll')}
              </Button>
            </li>
          ) : null}
        </ul>
      )}
    </section>
  )
}

function keyOf(filter: ActiveFilter): string {
  return filter.section === 'price' ? 'price' : `${filter.section}=${filter.value}`
}
