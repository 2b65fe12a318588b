import type { FilterSheetWidgetProps } from '@krishi/storefront-widgets/filter-sheet'
import { createOverlay } from '@krishi/storefront-host/overlay'

const FilterSheet = createOverlay(() => import('../drawers/filter-sheet.tsx'))

/** Where the filters of a phone appear. */
export function FilterSheetOutlet(props: FilterSheetWidgetProps) {
  return <FilterSheet wanted={props.state.isOpen ? props : null} onGiveUp={props.sheet.close} />
}
