export { decodeSharedCart, encodeSharedCart, planSharedCart, sharedCartCapacity } from './shared-cart.ts'
