import type { FilterSheetState, FilterSheetStore } from '@krishi/storefront-hooks/catalog'
import { FilterSheet } from '@krishi/storefront-ui/filter-panel/filter-sheet'
import type { RootProps } from '@krishi/storefront-ui/root'
import type { ListingFiltersProps } from '../listing-filters/filter-panel-widget.tsx'
import { useFilterFacts } from '../listing-filters/use-filter-facts.ts'
import { useFilterIntents } from '../listing-filters/use-filter-intents.ts'

/** Props of the connected sheet. */
export interface FilterSheetWidgetProps
  extends Pick<ListingFiltersProps, 'handle' | 'onSelectionChange'>, RootProps<HTMLElement> {
  /** Of `useFilterSheet`. */
  readonly state: FilterSheetState
  readonly sheet: FilterSheetStore
}

/** The sheet of a collection on phones: what is chosen in it is applied together [13.2] and forgotten when it closes [13.3]. */
export function FilterSheetWidget({ handle, state, sheet, onSelectionChange, ...root }: FilterSheetWidgetProps) {
  const { draft, isOpen, section, canApply, canClear } = state
  const { total, ...facts } = useFilterFacts(handle, draft)
  const intents = useFilterIntents(draft, sheet.change)
  if (!isOpen || section === null) return null
  return (
    <FilterSheet
      {...root}
      {...facts}
      {...intents}
      sort={draft.sort}
      activeSection={section}
      canApply={canApply}
      canClear={canClear}
      isBusy={facts.status === 'loading'}
      resultCount={total}
      onSectionChange={sheet.show}
      onSortChange={(sort) => sheet.change({ ...draft, sort })}
      onApply={() => {
        onSelectionChange(draft)
        sheet.close()
      }}
      onClose={sheet.close}
    />
  )
}
