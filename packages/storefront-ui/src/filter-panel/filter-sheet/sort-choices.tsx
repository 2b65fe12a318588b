import { useId } from 'react'
import type { Translate } from '../../i18n/index.ts'
import { sortOf, useSortChoices } from '../../sort-select/index.ts'
import { ChoiceList } from '../choice-list.tsx'
import type { FilterSheetProps } from '../filter-panel.types.ts'
import type en from '../messages/en.json'

interface SortChoicesProps extends Pick<FilterSheetProps, 'sort' | 'sorts' | 'onSortChange'> {
  t: Translate<keyof typeof en>
}

/** The orders as radios [13.9]. */
export function SortChoices({ sort, sorts, onSortChange, t }: SortChoicesProps) {
  return (
    <ChoiceList
      kind="one"
      name={useId()}
      choices={useSortChoices(sort, sorts)}
      selected={[sort]}
      onChoose={(value) => onSortChange(sortOf(value))}
      t={t}
    />
  )
}
