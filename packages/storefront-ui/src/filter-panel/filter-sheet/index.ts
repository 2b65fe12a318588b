export { FilterSheet } from './filter-sheet.tsx'
export type { FilterSheetProps, SheetSection } from '../filter-panel.types.ts'
