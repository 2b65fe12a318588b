// By themselves, so that an element brings them where there is room beside its goods.
export { SortSelect } from '@krishi/storefront-ui/sort-select'
export { FilterPanelWidget } from '@krishi/storefront-widgets/listing-filters'
