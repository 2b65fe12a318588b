import type { ShippingDetails } from '@krishi/storefront-core/cart'
import type { CartTotals } from '@krishi/storefront-core/pricing'
import type { CartFacts, CartState, CartView } from './cart-state.ts'

const nothing: CartTotals = {
  totalPrice: 0,
  shippingCharges: 0,
  specialDiscount: 0,
  productDiscount: 0,
  coinsDiscount: 0,
  prepaidDiscount: 0,
  discountAmount: 0,
  netCost: 0,
  payable: 0,
  appliedCoupon: null,
  note: '',
  totalNoOfItemsinCart: 0,
  savings: 0,
}

const emptyView: CartView = { lines: [], byId: new Map(), lineIds: [], totals: nothing, count: 0, isSettled: false }

/** A cart before its storage has been read: what a server renders, and the browser first. */
export function emptyCart(shipping: ShippingDetails): CartState {
  const facts: CartFacts = {
    hydrated: false,
    status: 'loading',
    isSyncing: false,
    error: null,
    changes: [],
    removed: [],
    note: '',
    confirmed: { lines: [], shipping },
    pending: [],
    coupon: null,
    pendingUnits: 0,
  }
  return { ...facts, view: emptyView }
}
