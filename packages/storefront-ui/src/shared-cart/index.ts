export { ShareCart } from './share-cart.tsx'
export type { ShareCartProps } from './share-cart.tsx'
export { SharedCart } from './shared-cart.tsx'
export type { SharedCartLine, SharedCartProps } from './shared-cart.types.ts'
