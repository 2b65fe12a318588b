import type { FilterSheetWidgetProps } from '@krishi/storefront-widgets/filter-sheet'
import { Suspense, lazy } from 'react'
import { untilLoaded } from '../shell/until-loaded.ts'

const FilterSheet = lazy(() => untilLoaded(() => import('../drawers/filter-sheet.tsx')))

/** Where the filters of a phone appear. Their code comes when they are opened. */
export function FilterSheetOutlet(props: FilterSheetWidgetProps) {
  return <Suspense fallback={null}>{props.state.section === null ? null : <FilterSheet {...props} />}</Suspense>
}
