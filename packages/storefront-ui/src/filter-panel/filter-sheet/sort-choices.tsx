import { useId } from 'react'
import type { ListingSort } from '@krishi/storefront-core/contract'
import type { Translate } from '../../i18n/index.ts'
import { sortOf, useSortChoices } from '../../sort-select/index.ts'
import { ChoiceList } from '../choice-list.tsx'
import type en from '../messages/en.json'

interface SortChoicesProps {
  sort: ListingSort
  /** Whether the country of origin is an order. */
  hasOrigin: boolean
  onSortChange: (sort: ListingSort) => void
  t: Translate<keyof typeof en>
}

/** The orders as radios [13.9]. */
export function SortChoices({ sort, hasOrigin, onSortChange, t }: SortChoicesProps) {
  return (
    <ChoiceList
      kind="one"
      name={useId()}
      choices={useSortChoices(sort, hasOrigin)}
      selected={[sort]}
      onChoose={(value) => onSortChange(sortOf(value))}
      t={t}
    />
  )
}
