import type { PlacedOrder } from '@krishi/storefront-core/checkout'
import type { CheckoutDetailsStorage } from './checkout-details.ts'
import type { Placement } from './checkout-store.ts'
import type { OrderSettler } from './create-order-settler.ts'
import { isToPay } from './order-answers.ts'
import type { OpenIntent, OrderIntents } from './order-intents.ts'

/** What order conclusions are noted with. */
export interface OrderConclusionsOptions {
  readonly details: CheckoutDetailsStorage
  readonly intents: OrderIntents
  readonly settler: OrderSettler
  readonly onPlacement: (checkoutId: string, placement: Placement) => void
}

/** What becomes of an intent to order; the intent and the checkout note it. */
export interface OrderConclusions {
  /** Concludes what the order is that was made of it; null where the server knows of none. */
  conclude: (intent: OpenIntent, order: PlacedOrder | null) => Placement
  /** Asks the server until it is known. */
  ask: (intent: OpenIntent, giveUpPayment: boolean) => Promise<Placement>
}

const withdrawn: Placement = { status: 'refused', error: { code: 'order/withdrawn' } }

/** Creates the conclusions of one checkout store. */
export function createOrderConclusions(options: OrderConclusionsOptions): OrderConclusions {
  const { intents, settler, onPlacement } = options

  function conclude(intent: OpenIntent, order: PlacedOrder | null): Placement {
    if (order === null) {
      intents.forget(intent.checkoutId)
      return withdrawn
    }
    options.details.noteOrder(intent.checkoutId, order.id)
    // Kept until the cart is cleared: if the phone shuts down before, the next page still learns that the cart is ordered.
    intents.mark(intent.checkoutId, { isAnswered: true })
    return isToPay(order) ? { status: 'to-pay', order } : { status: 'placed', order }
  }

  return {
    conclude,
    async ask(intent, giveUpPayment) {
      const { order } = await settler.askUntilKnown(intent, giveUpPayment, (error) =>
        onPlacement(intent.checkoutId, { status: 'unknown', error }),
      )
      return conclude(intent, order)
    },
  }
}
