import { quantityLimits } from '@krishi/storefront-core/availability'
import type { CartLine } from '@krishi/storefront-core/cart'
import type { CartTotals } from '@krishi/storefront-core/pricing'
import { hasShape, isCount, isListOf, isText, parseJson } from '@krishi/storefront-core/shape'
import { lateLocalKeys } from '../storage/late-keys.ts'
import { localKeys, sessionKeys } from '../storage/index.ts'
import type { CartPrices } from './cart-port.ts'
import type { CartLineView, CartState } from './cart-state.ts'
import type { CartStore, CartStoreOptions } from './cart-store.ts'
import type { LazyCartStoreOptions } from './create-lazy-cart-store.ts'
import { createLazyCartStore } from './create-lazy-cart-store.ts'
import { emptyCart } from './empty-cart.ts'
import { isSameCart } from './is-same-cart.ts'

/** A cart with the prices of this moment, as a server has drawn it. Plain JSON: it goes to the browser with its page. */
export interface DrawnCart {
  readonly lines: readonly CartLine[]
  readonly shipping: CartPrices['shipping']
  readonly totals: CartTotals
}

/**
 * Makes the cart of a page on which a server has drawn it. It is the drawn one from the first render on, and stays asleep
 * while this device holds the same: nothing is read, nothing asked. Where the device holds something else, or a coupon, a
 * note or news to tell, its code comes at once and shows what is stored.
 */
export function createDrawnCart(drawn: DrawnCart): (options: LazyCartStoreOptions) => CartStore {
  return (options) => {
    const cart = createLazyCartStore({ ...options, drawn: { state: toState(drawn), at: options.clock.now() } })
    return {
      ...cart,
      hydrate() {
        if (!isAsStored(drawn, options)) cart.hydrate()
      },
    }
  }
}

function toState({ lines, shipping, totals }: DrawnCart): CartState {
  const views = lines.map((line): CartLineView => {
    return { line, limits: quantityLimits(line), status: 'settled', error: null }
  })
  return {
    ...emptyCart(shipping),
    hydrated: true,
    status: 'ready',
    confirmed: { lines, shipping },
    view: {
      lines: views,
      byId: new Map(views.map((view) => [view.line.id, view])),
      lineIds: lines.map(({ id }) => id),
      totals,
      count: totals.totalNoOfItemsinCart,
      isSettled: true,
    },
  }
}

const isStoredCart = isListOf(
  hasShape<Pick<CartLine, 'id' | 'cartQty' | 'price'>>({ id: isText, cartQty: isCount, price: isCount }),
)

/** Whether the device holds these lines at these prices, and nothing beside them that a cart shows. */
function isAsStored({ lines }: DrawnCart, { storage, sessionStorage }: CartStoreOptions): boolean {
  const stored = parseJson(storage.read(localKeys.cart))
  const others = [localKeys.orderNote, localKeys.cartArrivals, lateLocalKeys.cartReceipt].map((key) =>
    storage.read(key),
  )
  return (
    isStoredCart(stored) &&
    isSameCart(stored, lines) &&
    ![...others, sessionStorage.read(sessionKeys.coupon)].some(Boolean)
  )
}
