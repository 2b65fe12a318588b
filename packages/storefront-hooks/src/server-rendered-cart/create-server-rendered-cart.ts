import { quantityLimits } from '@krishi/storefront-core/availability'
import type { CartLine } from '@krishi/storefront-core/cart'
import type { CartTotals } from '@krishi/storefront-core/pricing'
import { hasShape, isCount, isListOf, isText, parseJson } from '@krishi/storefront-core/shape'
import { lazyLocalKeys } from '../storage/lazy-keys.ts'
import { localKeys, sessionKeys } from '../storage/index.ts'
import type { CartPrices } from '../cart/cart-port.ts'
import type { CartLineView, CartState } from '../cart/cart-state.ts'
import type { CartStore, CartStoreOptions } from '../cart/cart-store.ts'
import { emptyCart } from '../cart/empty-cart.ts'
import { isSameCart } from './is-same-cart.ts'
import type { PricedLine } from './is-same-cart.ts'

/** A cart with the prices of this moment, as a server has rendered it. Plain JSON: it goes to the browser with its page. */
export interface ServerRenderedCart {
  readonly lines: readonly CartLine[]
  readonly shipping: CartPrices['shipping']
  readonly totals: CartTotals
}

/**
 * Makes the cart of a page on which a server has rendered it. It is the rendered one from the first render on, and loads no
 * code while this device keeps the same cart: nothing is read or requested. Where the device keeps another cart, a coupon, a note
 * or an unread receipt, the code is loaded at once and shows what is stored.
 *
 * @param createCart What makes the cart otherwise: `createLazyCartStore`.
 */
export function createServerRenderedCart<Options extends CartStoreOptions>(
  rendered: ServerRenderedCart,
  createCart: (options: Options) => CartStore,
): (options: Options) => CartStore {
  return (options) => {
    const { clock, storage } = options
    const hasNews = () => storage.read(lazyLocalKeys.cartReceipt) !== null
    // What a price call took away may be back: then it is asked for [23.4].
    const isOf = (lines: readonly PricedLine[]) => isSameCart(lines, rendered.lines) && !hasNews()
    const cart = createCart({ ...options, rendered: { state: toState(rendered), at: clock.now(), isOf } })
    return {
      ...cart,
      hydrate() {
        const stored = parseJson(storage.read(localKeys.cart))
        if (!isStoredCart(stored) || !isOf(stored) || hasMore(options)) cart.hydrate()
      },
    }
  }
}

function toState({ lines, shipping, totals }: ServerRenderedCart): CartState {
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

const isStoredCart = isListOf(hasShape<PricedLine>({ id: isText, cartQty: isCount, price: isCount }))

/** Whether the device holds something beside its lines that a cart shows. */
function hasMore({ storage, sessionStorage }: CartStoreOptions): boolean {
  const kept = [localKeys.orderNote, localKeys.cartPendingAdds].map((key) => storage.read(key))
  return [...kept, sessionStorage.read(sessionKeys.coupon)].some(Boolean)
}
