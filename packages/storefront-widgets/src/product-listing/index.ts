export { ProductListingWidget } from './product-listing-widget.tsx'
export type { ProductListingWidgetProps } from './product-listing-widget.tsx'
