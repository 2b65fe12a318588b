export { PriceBlock } from './price-block.tsx'
export type { PriceBlockProps, Saving } from './price-block.tsx'
export { UnitPriceText } from './unit-price-text.tsx'
export type { UnitPriceTextProps } from './unit-price-text.tsx'
