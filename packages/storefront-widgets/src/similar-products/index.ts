export { SimilarProductsWidget } from './similar-products-widget.tsx'
export type { SimilarProductsWidgetProps } from './similar-products-widget.tsx'
export { SimilarStripWidget } from './similar-strip-widget.tsx'
export type { SimilarStripWidgetProps } from './similar-strip-widget.tsx'
