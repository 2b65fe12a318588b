export { ActiveFiltersWidget } from './active-filters-widget.tsx'
export { toFilterChips, toSorts } from './filter-facts.ts'
export { FilterPanelWidget } from './filter-panel-widget.tsx'
export type { ListingFiltersProps } from './filter-panel-widget.tsx'
