export { FilterPanel } from './filter-panel.tsx'
export type {
  ChoiceSection,
  FilterChoice,
  FilterGroup,
  FilterIntents,
  FilterName,
  FilterPanelProps,
  FilterSection,
  FilterSheetProps,
  FilterStatus,
  LimitReached,
  PriceSection,
  SheetSection,
} from './filter-panel.types.ts'
