export { ProductDescription } from './product-description.tsx'
export type { ProductDescriptionProps, ProductText } from './product-description.tsx'
