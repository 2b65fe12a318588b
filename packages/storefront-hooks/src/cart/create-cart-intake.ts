import type { CartLineReference } from '@krishi/storefront-core/contract'
import { readCoupon } from '../coupons/stored-coupon.ts'
import type { CartPersistence } from './cart-persistence.ts'
import type { CartActions, CartStoreOptions } from './cart-store.ts'
import type { CartPricing } from './create-cart-pricing.ts'
import type { CartStateStore } from './create-cart-state.ts'
import { createPendingAdds } from './create-pending-adds.ts'

/** What comes into a cart from elsewhere: what is stored, what other tabs stored, what plain forms added. */
export interface CartIntake {
  /** Reads the stored cart. Does nothing the second time. */
  readonly hydrate: () => void
  /** Merges what another tab has stored. */
  readonly takeIn: () => void
  /** Puts adds that wait into the cart, as far as their products are known. */
  readonly takeAdds: () => Promise<void>
  /** Takes lines that plain forms have added, and keeps them until their products are known. */
  readonly bring: (lines: readonly CartLineReference[]) => Promise<void>
}

/** Creates the intake of a cart; `add` is how the shopper adds. */
export function createCartIntake(
  options: CartStoreOptions,
  cart: CartStateStore,
  persistence: CartPersistence,
  pricing: CartPricing,
  add: CartActions['add'],
): CartIntake {
  const adds = createPendingAdds(options, add, pricing.request)

  const kept = () => ({
    changes: persistence.readReceipt(),
    note: persistence.readNote(),
    coupon: readCoupon(options.sessionStorage),
  })

  async function takeAdds() {
    if (adds.units() === 0) return
    await adds.take()
    cart.commit({ pendingUnits: adds.units() })
  }

  function hydrate() {
    const { hydrated, confirmed } = cart.getState()
    if (hydrated) return
    const lines = persistence.read()
    const rendered = options.rendered?.isOf(lines) ? options.rendered : null
    if (rendered) pricing.pricedAt(rendered.at)
    cart.commit({
      ...kept(),
      hydrated: true,
      status: rendered || lines.length === 0 ? 'ready' : 'loading',
      confirmed: rendered?.state.confirmed ?? { ...confirmed, lines },
      pendingUnits: adds.units(),
    })
    if (pricing.isStale()) pricing.sync.schedule()
    void takeAdds()
  }

  return {
    hydrate,
    takeAdds,
    takeIn() {
      if (!cart.getState().hydrated) return
      const before = cart.getState().view.lineIds
      const quantities = cart.lines().map((line) => line.cartQty)
      pricing.adopt(persistence.takeIn(cart.lines()))
      cart.commit(kept())
      const { view } = cart.getState()
      if (before === view.lineIds && view.lines.every(({ line }, index) => line.cartQty === quantities[index])) return
      pricing.sync.discard()
      pricing.sync.schedule()
    },
    async bring(lines) {
      hydrate()
      if (lines.length > 0) adds.put(lines)
      cart.commit({ pendingUnits: adds.units() })
      await takeAdds()
    },
  }
}
