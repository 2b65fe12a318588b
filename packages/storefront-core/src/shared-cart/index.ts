export {
  addCoupon,
  couponOf,
  decodeSharedCart,
  encodeHandover,
  encodeSharedCart,
  handoverCodeOf,
  planSharedCart,
  sharedCartCapacity,
} from './shared-cart.ts'
