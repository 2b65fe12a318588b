export { FilterPanel } from '@krishi/storefront-ui/filter-panel'
