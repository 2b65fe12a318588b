export type { DescriptionVideoProps } from './description-video.tsx'
export { ProductDescription } from './product-description.tsx'
export type { ProductDescriptionProps } from './product-description.tsx'
export type { ProductText } from './text-section.tsx'
