import type { FilterSheetWidgetProps } from '@krishi/storefront-widgets/filter-sheet'
import { createOverlay } from '../shell/overlay.tsx'

const FilterSheet = createOverlay(() => import('../drawers/filter-sheet.tsx'))

/** Where the filters of a phone appear. */
export function FilterSheetOutlet(props: FilterSheetWidgetProps) {
  return <FilterSheet wanted={props.state.isOpen ? props : null} onGiveUp={props.sheet.close} />
}
