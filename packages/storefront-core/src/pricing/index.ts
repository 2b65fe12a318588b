export type { AppliedCoupon, CartTotals, FreeDeliveryProgress } from './totals.ts'
