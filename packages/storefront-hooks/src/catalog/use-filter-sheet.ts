import type { ListingSelection } from '@krishi/storefront-core/listing'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand/react'
import { useStorefront } from '../storefront/use-storefront.ts'
import type { FilterSheetState, FilterSheetStore } from './create-filter-sheet.ts'
import { createFilterSheet } from './create-filter-sheet.ts'

/** The sheet of a listing whose applied filters are `applied`: its state and what can be done in it. */
export function useFilterSheet(applied: ListingSelection): { state: FilterSheetState; sheet: FilterSheetStore } {
  const { clock } = useStorefront()
  const [sheet] = useState(() => createFilterSheet(applied, clock))
  useEffect(() => sheet.apply(applied), [applied, sheet])
  return { state: useStore(sheet), sheet }
}
