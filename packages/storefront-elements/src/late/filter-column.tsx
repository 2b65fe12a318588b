import { useFilterOptions } from '@krishi/storefront-hooks/catalog'
import { SortSelect } from '@krishi/storefront-ui/sort-select'
import type { SortSelectProps } from '@krishi/storefront-ui/sort-select'
import { FilterPanelWidget, toSorts } from '@krishi/storefront-widgets/listing-filters'
import type { ListingFiltersProps } from '@krishi/storefront-widgets/listing-filters'

/** Sort and filters in a column. By itself, so that an element brings it where there is room beside its goods. */
export function FilterColumn({ form, ...listing }: ListingFiltersProps & Pick<SortSelectProps, 'form'>) {
  const { handle, selection, onSelectionChange } = listing
  const options = useFilterOptions(handle)
  return (
    <>
      <SortSelect
        value={selection.sort}
        sorts={options.status === 'ready' ? toSorts(options.value) : undefined}
        form={form}
        onSortChange={(sort) => onSelectionChange({ ...selection, sort })}
      />
      <FilterPanelWidget {...listing} form={form} />
    </>
  )
}
