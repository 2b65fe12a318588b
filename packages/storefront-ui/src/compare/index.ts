export { CompareTable } from './compare-table.tsx'
export { CompareToggle, useCompareNotice } from './compare-toggle.tsx'
export type { CompareToggleProps } from './compare-toggle.tsx'
export type { CompareColumn, CompareTableProps } from './compare.types.ts'
