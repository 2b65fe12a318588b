export { SortSelect } from './sort-select.tsx'
export type { SortSelectProps } from './sort-select.types.ts'
export { sortOf } from './sorts.ts'
export { useSortChoices } from './use-sort-choices.ts'
