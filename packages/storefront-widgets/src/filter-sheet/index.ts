export { FilterSheetWidget } from './filter-sheet-widget.tsx'
export type { FilterSheetWidgetProps } from './filter-sheet-widget.tsx'
