export { PostedFacts } from './posted-facts.tsx'
export type { QuantityForm } from './posted-facts.tsx'
export { QuantityControl } from './quantity-control.tsx'
export type { Availability, QuantityControlProps } from './quantity-control.tsx'
