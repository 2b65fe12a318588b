export { ActiveFilters } from './active-filters.tsx'
export { FilterChips } from './filter-chips.tsx'
export type { ActiveFilter, ActiveFiltersProps, ChipName, FilterChip, FilterChipsProps } from './filter-chips.types.ts'
