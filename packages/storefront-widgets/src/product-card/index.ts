export { ProductCardWidget } from './product-card-widget.tsx'
export type { ProductCardWidgetProps } from './product-card-widget.tsx'
export { toProductCardProps } from './to-product-card-props.ts'
export type { ProductCardFacts } from './to-product-card-props.ts'
