import type { Checkout } from '@krishi/storefront-core/checkout'
import type { PortErrorCode } from '@krishi/storefront-core/contract'
import type { Failure } from '@krishi/storefront-core/result'
import { createStore } from 'zustand/vanilla'
import type { CartStore } from '../cart/cart-store.ts'
import type { CheckoutActions } from '../checkout/checkout-store.ts'
import type { SessionStore } from '../session/create-session-store.ts'
import type { SafeStorage } from '../storage/index.ts'
import { sessionKeys } from '../storage/index.ts'
import { createCouponOfTab } from './coupon-of-tab.ts'
import type { CouponEvent, CouponState, CouponStore } from './coupon-store.ts'
import type { CouponDiscount, CouponQuestion, CouponsPort } from './coupons-port.ts'
import { readCoupon } from './stored-coupon.ts'
import { writeCoupon } from './write-coupon.ts'

/** What coupons are made of. */
export interface CouponStoreOptions {
  readonly port: CouponsPort
  readonly checkout: Pick<CheckoutActions, 'updateAddress'>
  readonly cart: Pick<CartStore, 'revalidate'>
  readonly session: Pick<SessionStore, 'getState'>
  /** The coupon belongs to the tab. */
  readonly sessionStorage: SafeStorage
  /** Calls the listener when the shopper or the network is back. */
  readonly onReturn: (listener: () => void) => void
}

/** Creates the coupons of a storefront: tried on a checkout, kept for the tab, taken off again. */
export function createCouponStore(options: CouponStoreOptions): CouponStore {
  const { port, session, sessionStorage } = options
  const ofTab = createCouponOfTab(options, show)
  const store = createStore<CouponState>(() => ({ coupon: null, applying: null, isRemoving: false, refusal: null }))
  const listeners = new Set<(event: CouponEvent) => void>()
  const tell = (event: CouponEvent) => listeners.forEach((listener) => listener(event))
  // By then it is no longer true that the page is offline.
  options.onReturn(() => {
    if (store.getState().refusal?.failure.code === 'network/offline') store.setState({ refusal: null })
  })

  function show() {
    const { coupon } = store.getState()
    const stored = readCoupon(sessionStorage)
    if (JSON.stringify(coupon) !== JSON.stringify(stored)) store.setState({ coupon: stored })
  }

  function refuse(name: string, failure: Failure<PortErrorCode>) {
    store.setState({ applying: null, refusal: { name, failure } })
    tell({ type: 'refused', failure })
  }

  async function take({ coupon, discountAmount }: CouponDiscount, target: Checkout) {
    const carried = await ofTab.change(target, () => writeCoupon(sessionStorage, coupon, discountAmount))
    if (!carried.ok) return refuse(coupon.name, carried.error)
    store.setState({ applying: null })
    tell({ type: 'applied', name: coupon.name, value: discountAmount })
  }

  return {
    takeIn: ofTab.takeIn,
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    actions: {
      async apply(code, target) {
        const discountCode = code.trim().toUpperCase()
        if (discountCode === '' || store.getState().applying !== null) return
        store.setState({ applying: discountCode, refusal: null })
        const { user } = session.getState()
        const judged = await port.validate(toQuestion(discountCode, target, user?.userId ?? ''))
        if (judged.ok) await take(judged.value, target)
        else refuse(discountCode, judged.error)
      },
      async remove(target) {
        if (store.getState().isRemoving) return
        store.setState({ isRemoving: true, refusal: null })
        const carried = await ofTab.change(target, () => sessionStorage.remove(sessionKeys.coupon))
        store.setState({ isRemoving: false })
        if (!carried.ok) tell({ type: 'unable-to-remove', failure: carried.error })
      },
      forgive: () => store.setState({ refusal: null }),
    },
    onEvent(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

function toQuestion(code: string, { cart, userIdentity }: Checkout, userId: string): CouponQuestion {
  return {
    code,
    phone: userIdentity.deliveryAddress?.phone ?? userIdentity.phone,
    userId,
    cartValue: cart.totalCost,
    lines: cart.lineItems.map(({ productId, variantId, newPrice, quantity }) => ({
      productId,
      variantId,
      price: newPrice,
      quantity,
    })),
  }
}
