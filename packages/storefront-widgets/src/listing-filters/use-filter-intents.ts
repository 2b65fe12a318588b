import { choose, clearFilter, clearFilters } from '@krishi/storefront-core/listing'
import type { ListingSelection } from '@krishi/storefront-core/listing'
import { useStorefront } from '@krishi/storefront-hooks/storefront'
import type { FilterIntents, LimitReached } from '@krishi/storefront-ui/filter-panel'
import { useState } from 'react'

/** What becomes of a shopper's choices: the next selection, or the limit that they met [13.6]. */
export interface FilterChoices extends FilterIntents {
  readonly limitReached: LimitReached | null
}

/** Turns what the filter widgets tell into the next selection. */
export function useFilterIntents(
  selection: ListingSelection,
  onSelectionChange: (selection: ListingSelection) => void,
): FilterChoices {
  const { settings } = useStorefront()
  const [limitReached, setLimitReached] = useState<LimitReached | null>(null)
  const limits = { brands: settings.brandSelectionLimit, categories: settings.categorySelectionLimit, origin: Infinity }

  function change(next: ListingSelection) {
    setLimitReached(null)
    onSelectionChange(next)
  }

  return {
    limitReached,
    onChoose(section, value, isChosen) {
      if (section === 'rating') return change({ ...selection, rating: Number(value) })
      if (section === 'availability') return change({ ...selection, availability: value === 'true' })
      const limit = limits[section]
      const chosen = choose(selection, section, value, isChosen, limit)
      if (chosen.ok) change(chosen.value)
      else setLimitReached({ section, value, limit })
    },
    onPriceChange: (price) => change({ ...selection, price }),
    onClear: (section) => change(section === 'all' ? clearFilters(selection) : clearFilter(selection, section)),
  }
}
