export { useShareCart } from './use-share-cart.ts'
export type { ShareCartView } from './use-share-cart.ts'
export { useSharedCart } from './use-shared-cart.ts'
export type { HandoverOutcome, SharedCartView } from './use-shared-cart.ts'
