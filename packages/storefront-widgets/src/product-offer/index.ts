export { ProductOfferWidget } from './product-offer-widget.tsx'
export type { ProductOfferWidgetProps } from './product-offer-widget.types.ts'
export { toProductOfferProps } from './to-product-offer-props.ts'
export type { ProductOfferFacts } from './to-product-offer-props.ts'
