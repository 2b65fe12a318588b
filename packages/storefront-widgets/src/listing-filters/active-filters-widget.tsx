import { clearFilters } from '@krishi/storefront-core/listing'
import { ActiveFilters } from '@krishi/storefront-ui/filter-chips'
import { toActiveFilters } from './active-filters.ts'
import type { ListingFiltersProps } from './filter-panel-widget.tsx'
import type { RootProps } from '@krishi/storefront-ui/root'
import { useFilterFacts } from './use-filter-facts.ts'
import { useFilterIntents } from './use-filter-intents.ts'

/** Props of the connected chips. */
export interface ActiveFiltersWidgetProps extends ListingFiltersProps, RootProps<HTMLElement> {}

/** The filters of a collection that are in force, each with its way out [13.4]. */
export function ActiveFiltersWidget({ handle, selection, onSelectionChange, ...root }: ActiveFiltersWidgetProps) {
  const { sections } = useFilterFacts(handle, selection)
  const { onChoose, onClear } = useFilterIntents(selection, onSelectionChange)
  return (
    <ActiveFilters
      {...root}
      filters={toActiveFilters(sections)}
      onRemove={(filter) => {
        const isOne = filter.section === 'price' || filter.section === 'rating' || filter.section === 'availability'
        if (isOne) onClear(filter.section)
        else onChoose(filter.section, filter.value, false)
      }}
      onClearAll={() => onSelectionChange(clearFilters(selection))}
    />
  )
}
