import { complianceOf } from '@krishi/storefront-core/compliance'
import { isNarrowed, noSelection, toListingSearch } from '@krishi/storefront-core/listing'
import type { ListingSelection } from '@krishi/storefront-core/listing'
import { useFilterOptions, useFilterSheet } from '@krishi/storefront-hooks/catalog'
import { FilterChips } from '@krishi/storefront-ui/filter-chips'
import { SortSelect } from '@krishi/storefront-ui/sort-select'
import {
  ActiveFiltersWidget,
  FilterPanelWidget,
  toFilterChips,
  toSorts,
} from '@krishi/storefront-widgets/listing-filters'
import { useShop } from '../../shell/shop-context.ts'
import { CompareOutlet, CompareSwitch, useComparing } from './compare-switch.tsx'
import { FilterSheetOutlet } from './filter-sheet-outlet.tsx'
import { ListingSidebar } from './listing-sidebar.tsx'
import { useListingAddress, wholeBrandsHref } from './use-listing-address.ts'
import '../../styles/filter-parts.css'

/** Sort, filters and comparison of a collection: chips and a sheet on phones, a bar and a sidebar elsewhere. A lazy island. */
export default function ListingFilters() {
  const { paths, settings } = useShop()
  const { handle, selection, areBrandsWhole, select } = useListingAddress()
  const options = useFilterOptions(handle)
  const { state, sheet } = useFilterSheet(selection)
  const comparing = useComparing()
  const action = paths.collection(handle)
  const hasOrigin = complianceOf(settings).hasOriginFilter
  const listing = { handle, selection, onSelectionChange: select }
  return (
    <>
      <div className="listing-chips">
        <FilterChips
          chips={toFilterChips(selection, hasOrigin)}
          onOpen={(chip) => sheet.show(chip === 'filter' ? 'categories' : chip)}
        />
        <CompareSwitch comparing={comparing} />
      </div>
      <div className="listing-bar">
        {isNarrowed(selection) ? <ActiveFiltersWidget {...listing} /> : null}
        <SortSelect
          value={selection.sort}
          sorts={options.status === 'ready' ? toSorts(options.value) : undefined}
          form={{ action, keep: factsOf({ ...selection, sort: 'best-selling' }) }}
          onSortChange={(sort) => select({ ...selection, sort })}
        />
        <CompareSwitch comparing={comparing} />
      </div>
      <ListingSidebar>
        <FilterPanelWidget
          {...listing}
          form={{ action, keep: factsOf({ ...noSelection, sort: selection.sort }) }}
          brands={{
            areWhole: areBrandsWhole,
            wholeHref: wholeBrandsHref(paths.collection(handle, toListingSearch({ selection, pageNo: 1 }))),
          }}
          clearHref={paths.collection(
            handle,
            toListingSearch({ selection: { ...noSelection, sort: selection.sort }, pageNo: 1 }),
          )}
          skipHref="#products"
          onPhones="target"
        />
      </ListingSidebar>
      <FilterSheetOutlet handle={handle} state={state} sheet={sheet} onSelectionChange={select} />
      <CompareOutlet comparing={comparing} />
    </>
  )
}

/** A selection as the fields of a form. */
function factsOf(selection: ListingSelection) {
  return [...new URLSearchParams(toListingSearch({ selection, pageNo: 1 }))].map(([name, value]) => ({ name, value }))
}
