import { useWidgetMessages } from '../i18n/index.ts'
import { insteadOfLink } from '../primitives/button/index.ts'
import { ChevronDownIcon, FilterIcon, SortIcon } from '../primitives/icon/index.ts'
import { VisuallyHidden } from '../primitives/visually-hidden/index.ts'
import type { ChipName, FilterChipsProps } from './filter-chips.types.ts'
import en from './messages/en.json'

const words = {
  sort: 'sort',
  filter: 'filter',
  categories: 'categories',
  brands: 'brands',
  rating: 'rating',
  price: 'price',
  availability: 'availability',
  origin: 'origin',
} as const satisfies Record<ChipName, keyof typeof en>

/**
 * The ways into sort and filters on a phone, in a row that scrolls sideways [13.2]. Renders a `<nav>` with a list of
 * links: without scripts they lead to the panel, with them they open the sheet at their section.
 */
export function FilterChips({ chips, href = '#filters', onOpen, messages, ...root }: FilterChipsProps) {
  const t = useWidgetMessages('filterChips', en, messages)

  return (
    <nav {...root} data-scope="filter-chips" data-part="root" aria-label={t('row')}>
      <ul data-scope="filter-chips" data-part="list">
        {chips.map(({ name, count = 0 }) => (
          <li key={name}>
            <a
              href={href}
              data-scope="filter-chips"
              data-part="chip"
              data-active={count > 0 || undefined}
              aria-haspopup={onOpen ? 'dialog' : undefined}
              onClick={insteadOfLink(onOpen && (() => onOpen(name)))}
            >
              {name === 'sort' ? <SortIcon /> : null}
              {name === 'filter' ? <FilterIcon /> : null}
              <span>{t(words[name])}</span>{' '}
              {count > 0 ? (
                <span data-scope="filter-chips" data-part="count">
                  <span aria-hidden="true">{count}</span>
                  <VisuallyHidden>{t('chosen', { count })}</VisuallyHidden>
                </span>
              ) : null}
              {name === 'sort' || name === 'filter' ? null : <ChevronDownIcon />}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
