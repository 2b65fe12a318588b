import type { CartChange } from '@krishi/storefront-core/cart'
import { toOrderNote } from '@krishi/storefront-core/cart'
import { err, ok } from '@krishi/storefront-core/result'
import { readCoupon } from '../coupons/stored-coupon.ts'
import { withOrdered } from './cart-changes.ts'
import type { CartPersistence } from './cart-persistence.ts'
import type { CartActions, CartStoreOptions } from './cart-store.ts'
import type { CartIntake } from './create-cart-intake.ts'
import type { CartPricing } from './create-cart-pricing.ts'
import type { CartStateStore } from './create-cart-state.ts'
import { createLineActions } from './create-line-actions.ts'
import type { RemovedLines } from './create-removed-lines.ts'

/** What a cart is made of. */
export interface CartParts {
  readonly cart: CartStateStore
  readonly persistence: CartPersistence
  readonly removedLines: RemovedLines
  readonly pricing: CartPricing
  readonly intake: CartIntake
}

/** Creates what a shopper can do with a cart. */
export function createCartActions(
  { channel, sessionStorage }: Pick<CartStoreOptions, 'channel' | 'sessionStorage'>,
  { cart, persistence, removedLines, pricing, intake }: CartParts,
): CartActions {
  const { hydrate, takeAdds } = intake
  const { sync } = pricing

  function keepReceipt(changes: readonly CartChange[]) {
    persistence.saveReceipt(changes)
    cart.commit({ changes })
    channel?.announce()
  }

  return {
    ...createLineActions(cart, pricing, removedLines, hydrate, keepReceipt),
    setNote(text) {
      hydrate()
      const note = toOrderNote(text)
      persistence.saveNote(note)
      cart.commit({ note })
      channel?.announce()
    },
    clear(lineIds) {
      hydrate()
      const lines = cart.lines()
      const kept = lineIds ? lines.filter(({ id }) => !lineIds.includes(id)) : []
      persistence.touch(lines.map(({ id }) => id))
      persistence.saveNote('')
      persistence.saveReceipt([])
      removedLines.clear()
      cart.commit({ ...withOrdered(cart.getState(), kept), coupon: readCoupon(sessionStorage) })
      sync.discard()
      pricing.store()
      if (kept.length > 0) sync.schedule()
    },
    dismissChanges: () => keepReceipt([]),
    refresh: sync.now,
    async flush() {
      hydrate()
      await takeAdds()
      while (!cart.getState().view.isSettled) {
        if (sync.isStopped()) return err('network/aborted')
        await sync.now()
        const { error } = cart.getState()
        if (error) return err(error)
      }
      return ok(cart.getState().view)
    },
    mergeCookieCart: intake.bring,
  }
}
