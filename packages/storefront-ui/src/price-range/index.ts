export { PriceRange } from './price-range.tsx'
export type { PriceRangeProps, RupeeLimits, RupeeRange } from './price-range.types.ts'
export { rangeWords, sameRange, useRangeWords, usualAnyPrice, usualLimits } from './range-words.ts'
