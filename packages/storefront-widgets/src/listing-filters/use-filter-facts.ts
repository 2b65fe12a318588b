import type { ListingSort } from '@krishi/storefront-core/contract'
import { toListingFilters } from '@krishi/storefront-core/listing'
import type { ListingSelection } from '@krishi/storefront-core/listing'
import { useFilterCounts, useFilterOptions } from '@krishi/storefront-hooks/catalog'
import { useStorefront } from '@krishi/storefront-hooks/storefront'
import type { FilterSection, FilterStatus } from '@krishi/storefront-ui/filter-panel'
import type { LongBrands } from './filter-facts.ts'
import { toFilterSections, toSorts } from './filter-facts.ts'

/** The sections of a collection's filters as a selection makes them. */
export interface FilterView {
  readonly sections: readonly FilterSection[]
  /** What the listing can be ordered by; undefined while that is not known. */
  readonly sorts: readonly ListingSort[] | undefined
  readonly status: FilterStatus
  /** How many products the selection shows; undefined while that is not known. */
  readonly total: number | undefined
  readonly onRetry: (() => void) | undefined
}

/** Reads what a collection can be narrowed by and what each choice would show. Counts that do not come are left out. */
export function useFilterFacts(handle: string, selection: ListingSelection, brands?: LongBrands): FilterView {
  const { locale } = useStorefront()
  const options = useFilterOptions(handle)
  const read = useFilterCounts({ handle, filters: toListingFilters(selection) })
  const counts = read.status === 'ready' ? read.value : undefined
  return {
    sections:
      options.status === 'ready' ? toFilterSections({ options: options.value, counts, selection, locale, brands }) : [],
    sorts: options.status === 'ready' ? toSorts(options.value) : undefined,
    status: options.status,
    total: counts?.total,
    onRetry: options.status === 'failed' ? options.retry : undefined,
  }
}
