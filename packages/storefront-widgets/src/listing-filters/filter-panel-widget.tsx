import { isNarrowed } from '@krishi/storefront-core/listing'
import type { ListingSelection } from '@krishi/storefront-core/listing'
import { FilterPanel } from '@krishi/storefront-ui/filter-panel'
import type { FilterPanelProps } from '@krishi/storefront-ui/filter-panel'
import type { RootProps } from '@krishi/storefront-ui/root'
import { useState } from 'react'
import type { LongBrands } from './filter-facts.ts'
import { useFilterFacts } from './use-filter-facts.ts'
import { useFilterIntents } from './use-filter-intents.ts'

/** Props of the connected filters of a collection. */
export interface ListingFiltersProps {
  /** The collection. */
  readonly handle: string
  readonly selection: ListingSelection
  readonly onSelectionChange: (selection: ListingSelection) => void
}

/** Props of the connected sidebar. */
export interface FilterPanelWidgetProps
  extends
    ListingFiltersProps,
    Pick<FilterPanelProps, 'form' | 'clearHref' | 'skipHref' | 'onPhones'>,
    RootProps<HTMLFormElement> {
  readonly brands?: LongBrands | undefined
}

/** The sidebar of a collection: each choice is applied at once [13.4], and "Clear all" can be undone. */
export function FilterPanelWidget({ handle, selection, onSelectionChange, brands, ...panel }: FilterPanelWidgetProps) {
  const [cleared, setCleared] = useState<ListingSelection | null>(null)
  const { total: _total, sorts: _sorts, ...facts } = useFilterFacts(handle, selection, brands)
  const intents = useFilterIntents(selection, (next) => {
    setCleared(null)
    onSelectionChange(next)
  })
  const clearing = isNarrowed(selection) ? 'clear' : cleared ? 'undo' : 'none'

  function onClear(section: Parameters<typeof intents.onClear>[0]) {
    intents.onClear(section)
    if (section === 'all') setCleared(selection)
  }

  return (
    <FilterPanel
      {...panel}
      {...facts}
      {...intents}
      clearing={clearing}
      onClear={onClear}
      onUndo={() => cleared && onSelectionChange(cleared)}
    />
  )
}
