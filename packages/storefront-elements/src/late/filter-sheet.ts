// By itself, so that an element brings it when it is opened.
export { FilterSheetWidget } from '@krishi/storefront-widgets/filter-sheet'
