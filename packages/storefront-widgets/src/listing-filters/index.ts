export { ActiveFiltersWidget } from './active-filters-widget.tsx'
export { toFilterChips } from './filter-facts.ts'
export { FilterPanelWidget } from './filter-panel-widget.tsx'
export type { ListingFiltersProps } from './filter-panel-widget.tsx'
