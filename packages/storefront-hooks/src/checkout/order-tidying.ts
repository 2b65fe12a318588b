import type { PlacedOrder } from '@krishi/storefront-core/checkout'
import type { CartStore } from '../cart/cart-store.ts'
import type { SafeStorage } from '../storage/index.ts'
import { localKeys, sessionKeys } from '../storage/index.ts'
import type { CheckoutDetailsStorage } from './checkout-details.ts'
import type { OrderOfCheckout } from './checkout-store.ts'
import type { OpenIntent, OrderIntents } from './order-intents.ts'
import type { TermsConsents } from './terms-consents.ts'

/** What is tidied up after an order. */
export interface OrderTidyingOptions {
  readonly cart: CartStore
  readonly storage: SafeStorage
  readonly sessionStorage: SafeStorage
  readonly details: CheckoutDetailsStorage
  readonly intents: OrderIntents
  readonly consents: TermsConsents
}

/** Tidies up after orders. */
export interface OrderTidying {
  /** Clears what was ordered; lines that came into the cart since stay in it. Returns false where that was done before. */
  tidyUp: (order: OrderOfCheckout, lineIds?: readonly string[]) => boolean
  /** The same for an order that this page did not place. */
  tidyUpAfter: (intent: OpenIntent, order: PlacedOrder) => void
}

/** Creates what tidies up in one storefront. */
export function createOrderTidying(options: OrderTidyingOptions): OrderTidying {
  const { details, intents } = options

  function tidyUp(order: OrderOfCheckout, lineIds?: readonly string[]): boolean {
    const open = details.readIds()
    if (!open || (open.orderId !== order.id && open.id !== order.checkoutId)) return false
    options.storage.write(localKeys.orderId, order.id)
    details.forget()
    intents.mark(open.id, { isAnswered: true, isTidiedUp: true })
    options.consents.forget()
    options.sessionStorage.remove(sessionKeys.coupon)
    options.cart.actions.clear(lineIds)
    return true
  }

  return {
    tidyUp,
    tidyUpAfter({ checkoutId, lineIds }, order) {
      // Where another tab has tidied up already, only this is left.
      intents.mark(checkoutId, { isAnswered: true, isTidiedUp: true })
      tidyUp({ id: order.id, checkoutId }, lineIds)
    },
  }
}
