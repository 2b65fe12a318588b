import { useId } from 'react'
import type { SyntheticEvent } from 'react'
import { usePlainMessages } from '../i18n/index.ts'
import { Button } from '../primitives/button/index.ts'
import { KeptFacts } from '../primitives/field/index.ts'
import { ChevronDownIcon } from '../primitives/icon/index.ts'
import en from './messages/en.json'
import type { SortSelectProps } from './sort-select.types.ts'
import { offeredSorts, sortOf } from './sorts.ts'

/** In which order the products stand [13.5]. Renders a `<form method="get">` with a native `<select>`. */
export function SortSelect({ value, sorts, form, onSortChange, messages, ...root }: SortSelectProps) {
  const t = usePlainMessages('sortSelect', en, messages)
  const id = useId()

  function stay(event: SyntheticEvent): void {
    event.preventDefault()
  }

  return (
    <form {...root} data-scope="sort-select" data-part="root" method="get" action={form.action} onSubmit={stay}>
      <KeptFacts facts={form.keep} />
      <label data-scope="sort-select" data-part="label" htmlFor={id}>
        {t('label')}
      </label>
      <span data-scope="sort-select" data-part="box">
        <select
          data-scope="sort-select"
          data-part="control"
          id={id}
          name="sortBy"
          value={value}
          onChange={(event) => onSortChange(sortOf(event.target.value))}
        >
          {offeredSorts(value, sorts).map(({ sort, key }) => (
            <option key={sort} value={sort} lang={t.lang(key)}>
              {t(key)}
            </option>
          ))}
        </select>
        <ChevronDownIcon />
      </span>
      <noscript>
        <Button type="submit" tone="secondary" size="sm">
          {t('apply')}
        </Button>
      </noscript>
    </form>
  )
}
