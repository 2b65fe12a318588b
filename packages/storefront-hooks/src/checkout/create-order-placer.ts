import type { Checkout, PaymentMode } from '@krishi/storefront-core/checkout'
import type { PortErrorCode } from '@krishi/storefront-core/contract'
import type { Result } from '@krishi/storefront-core/result'
import { err, ok } from '@krishi/storefront-core/result'
import type { Placement } from './checkout-store.ts'
import type { OrderConclusionsOptions } from './order-conclusions.ts'
import { createOrderConclusions } from './order-conclusions.ts'
import type { OpenIntent } from './order-intents.ts'
import type { OrderTidying } from './order-tidying.ts'
import type { SendOrderOptions } from './send-order.ts'
import { sendOrder } from './send-order.ts'

/** Places orders. */
export type OrderPlacerOptions = SendOrderOptions & OrderConclusionsOptions & Pick<OrderTidying, 'tidyUpAfter'>

/** Places orders, each checkout's once at a time, and finds out what became of those whose answer was lost [30.12]. */
export interface OrderPlacer {
  place: (checkout: Checkout, mode: PaymentMode) => Promise<Placement>
  /** Asks what became of an intent until it is known, unless that is running already. */
  follow: (intent: OpenIntent) => Promise<Placement>
  /**
   * Settles what is open before a new checkout is made; payments that are still open are given up.
   *
   * @returns Ok if a new checkout may be made; 'checkout/already-completed' with the `fields` `orderId` and `checkoutId` when the cart has
   * been ordered; 'network/unanswered' if that is unknown and still being asked.
   */
  settleAll: () => Promise<Result<null, PortErrorCode>>
}

/** Creates the order placer. */
export function createOrderPlacer(options: OrderPlacerOptions): OrderPlacer {
  const { intents, settler, onPlacement } = options
  const conclusions = createOrderConclusions(options)
  // Locks are here and not in a button: two views may offer the same action.
  const running = new Map<string, Promise<Placement>>()

  function once(checkoutId: string, run: () => Promise<Placement>): Promise<Placement> {
    const known = running.get(checkoutId)
    if (known) {
      settler.hurry()
      return known
    }
    const begun = run().then((placement) => {
      running.delete(checkoutId)
      onPlacement(checkoutId, placement)
      return placement
    })
    running.set(checkoutId, begun)
    return begun
  }

  async function place(checkout: Checkout, mode: PaymentMode): Promise<Placement> {
    const before = intents.read(checkout.id)
    if (before) {
      const isOtherMode = before.isCod !== (mode === 'cod')
      const placement = await conclusions.ask(before, isOtherMode)
      if (placement.status === 'to-pay' && isOtherMode) return { status: 'refused', error: { code: 'network/server' } }
      if (placement.status !== 'refused') return placement
    }
    return sendOrder(checkout, mode, conclusions, options)
  }

  const follow = (intent: OpenIntent) => once(intent.checkoutId, () => conclusions.ask(intent, false))

  return {
    place: (checkout, mode) =>
      once(checkout.id, () => {
        onPlacement(checkout.id, { status: 'placing' })
        return place(checkout, mode)
      }),
    follow,
    async settleAll() {
      for (const intent of intents.list()) {
        if (intent.isTidiedUp) continue
        const answer = await settler.ask(intent, true)
        if (!answer.ok) {
          onPlacement(intent.checkoutId, { status: 'unknown', error: answer.error })
          void follow(intent)
          return err('network/unanswered')
        }
        const placement = conclusions.conclude(intent, answer.value.order)
        onPlacement(intent.checkoutId, placement)
        if (placement.status === 'to-pay') return err('network/server')
        if (placement.status !== 'placed') continue
        options.tidyUpAfter(intent, placement.order)
        return err('checkout/already-completed', {
          fields: { orderId: placement.order.id, checkoutId: intent.checkoutId },
        })
      }
      return ok(null)
    },
  }
}
