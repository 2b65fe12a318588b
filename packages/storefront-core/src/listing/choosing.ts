import type { Result } from '../result/index.ts'
import { err, ok } from '../result/index.ts'
import { isAnyPrice } from './price-range.ts'
import { noSelection } from './selection.ts'
import type { FilterName, ListingSelection, ManyFilter } from './selection.ts'

/**
 * Chooses something of a filter, or takes it back. One more than `limit` is refused, so that the shopper learns of the
 * limit [13.6]; taking back always works.
 */
export function choose(
  selection: ListingSelection,
  filter: ManyFilter,
  value: string,
  isChosen: boolean,
  limit = Infinity,
): Result<ListingSelection, 'listing/too-many'> {
  const others = selection[filter].filter((chosen) => chosen !== value)
  if (!isChosen) return ok({ ...selection, [filter]: others })
  if (others.length >= limit) return err('listing/too-many')
  return ok({ ...selection, [filter]: [...others, value] })
}

/** The selection without one filter [13.5]. */
export function clearFilter(selection: ListingSelection, filter: FilterName): ListingSelection {
  return { ...selection, [filter]: noSelection[filter] }
}

/** The selection without any filter; the sort stays [13.5]. */
export function clearFilters({ sort }: ListingSelection): ListingSelection {
  return { ...noSelection, sort }
}

/** How many choices of a filter are made. */
export function countChosen(selection: ListingSelection, filter: FilterName): number {
  if (filter === 'price') return isAnyPrice(selection.price) ? 0 : 1
  const chosen = selection[filter]
  if (typeof chosen === 'object' && chosen !== null) return chosen.length
  return chosen === null ? 0 : 1
}

/** Whether anything is narrowed [13.4]. */
export function isNarrowed(selection: ListingSelection): boolean {
  return filterNames.some((filter) => countChosen(selection, filter) > 0)
}

/** The filters in the order in which an address names them. */
export const filterNames: readonly FilterName[] = ['brands', 'categories', 'origin', 'availability', 'rating', 'price']
