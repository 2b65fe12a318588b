import { complianceOf } from '@krishi/storefront-core/compliance'
import { useFilterSheet } from '@krishi/storefront-hooks/catalog'
import { useSettings } from '@krishi/storefront-hooks/settings'
import { FilterChips } from '@krishi/storefront-ui/filter-chips'
import { useChunk } from '@krishi/storefront-ui/primitives/chunk'
import { Skeleton } from '@krishi/storefront-ui/primitives/skeleton'
import { toFilterChips } from '@krishi/storefront-widgets/listing-filters'
import type { ListingFiltersProps } from '@krishi/storefront-widgets/listing-filters'
import { useEffect, useState } from 'react'
import { collectionAddress } from '../shop/shop-address.ts'
import { useShop } from '../shop/shop.ts'

const loadColumn = () => import('../late/filter-column.tsx')
const loadSheet = () => import('../late/filter-sheet.ts')

/** Sort and filters in a column, whose code comes where there is room for it; chips where it cannot be loaded. */
export function FiltersBeside(listing: ListingFiltersProps) {
  const { place } = useShop()
  const [column, want] = useChunk(loadColumn)
  const [isLost, setLost] = useState(false)
  useEffect(() => void want().then((code) => setLost(!code)), [want])
  if (isLost) return <FiltersAbove {...listing} />
  if (column === null) return <Skeleton lines={8} />
  return <column.FilterColumn {...listing} form={{ action: collectionAddress(place, listing.handle) }} />
}

/** The same in a row of chips, each of which opens the sheet at its section. */
export function FiltersAbove({ handle, selection, onSelectionChange }: ListingFiltersProps) {
  const { place } = useShop()
  const hasOrigin = complianceOf(useSettings()).hasOriginFilter
  const { state, sheet } = useFilterSheet(selection)
  const [code, want] = useChunk(loadSheet)
  const href = collectionAddress(place, handle)
  return (
    <>
      <FilterChips
        chips={toFilterChips(selection, hasOrigin)}
        href={href}
        onOpen={(chip) => {
          sheet.show(chip === 'filter' ? 'categories' : chip)
          // Without its code the chip is the link that it was, which leads nowhere without a connection.
          void want().then((code) => code ?? (navigator.onLine && location.assign(href)))
        }}
      />
      {code ? <code.FilterSheetWidget {...{ handle, state, sheet, onSelectionChange }} /> : null}
    </>
  )
}
