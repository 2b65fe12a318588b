import type { Checkout, PaymentMode, PlacedOrder } from '@krishi/storefront-core/checkout'
import type { PortErrorCode } from '@krishi/storefront-core/contract'
import type { Failure, Result } from '@krishi/storefront-core/result'
import { err, ok } from '@krishi/storefront-core/result'
import type { SessionStore } from '../session/create-session-store.ts'
import type { CheckoutDetailsStorage } from './checkout-details.ts'
import type { CheckoutPort } from './checkout-port.ts'
import type { Placement } from './checkout-store.ts'
import type { OrderSettler, SettledOrder } from './create-order-settler.ts'
import type { OpenIntent, OrderIntents } from './order-intents.ts'
import { isFinal, isToPay } from './order-answers.ts'
import { cartOf } from './to-cart-to-order.ts'

/** Places orders. */
export interface OrderPlacerOptions {
  readonly port: CheckoutPort
  readonly session: SessionStore
  readonly details: CheckoutDetailsStorage
  readonly intents: OrderIntents
  readonly settler: OrderSettler
  readonly attribution: Readonly<Record<string, string>>
  readonly createId: () => string
  readonly onPlacement: (checkoutId: string, placement: Placement) => void
  readonly onChanged: (checkoutId: string) => void
  /** Called with an order whose answer the page that placed it did not get. */
  readonly onFoundOrder: (intent: OpenIntent, order: PlacedOrder) => void
}

/** Places orders, each checkout's once at a time, and finds out what became of those whose answer was lost [30.12]. */
export interface OrderPlacer {
  place(checkout: Checkout, mode: PaymentMode): Promise<Placement>
  /** Asks what became of an intent until it is known, unless that is running already. */
  follow(intent: OpenIntent): Promise<Placement>
  /**
   * Settles what is open before a new checkout is made; payments that are still open are given up.
   *
   * @returns Ok if a new checkout may be made; 'checkout/already-completed' with the `fields` `orderId` and `checkoutId` when the cart has
   * been ordered; 'network/unanswered' if that is unknown and still being asked.
   */
  settleAll(): Promise<Result<null, PortErrorCode>>
}

const withdrawn: Placement = { status: 'refused', error: { code: 'order/withdrawn' } }

/** Creates the order placer. */
export function createOrderPlacer(options: OrderPlacerOptions): OrderPlacer {
  const { port, session, details, intents, settler, attribution, onPlacement, onChanged } = options
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

  function reportUnanswered(intent: OpenIntent, error: Failure<PortErrorCode>) {
    onPlacement(intent.checkoutId, { status: 'unknown', error })
  }

  function conclude(intent: OpenIntent, order: PlacedOrder): Placement {
    details.noteOrder(intent.checkoutId, order.id)
    // Kept until the cart is cleared: if the phone shuts down before, the next page still learns that the cart is ordered.
    intents.mark(intent.checkoutId, { isAnswered: true })
    return isToPay(order) ? { status: 'to-pay', order } : { status: 'placed', order }
  }

  function concludeSettled(intent: OpenIntent, settled: SettledOrder): Placement {
    if (settled.status !== 'none') return conclude(intent, settled.order)
    intents.forget(intent.checkoutId)
    return withdrawn
  }

  async function ask(intent: OpenIntent, giveUpPayment: boolean): Promise<Placement> {
    const settled = await settler.askUntilKnown(intent, giveUpPayment, (error) => reportUnanswered(intent, error))
    return concludeSettled(intent, settled)
  }

  async function place(checkout: Checkout, mode: PaymentMode): Promise<Placement> {
    const before = intents.read(checkout.id)
    if (before) {
      const isOtherMode = before.isCod !== (mode === 'cod')
      const placement = await ask(before, isOtherMode)
      if (placement.status === 'to-pay' && isOtherMode) return { status: 'refused', error: { code: 'network/server' } }
      if (placement.status !== 'refused') return placement
    }
    return send(checkout, mode)
  }

  async function send(checkout: Checkout, mode: PaymentMode): Promise<Placement> {
    const opened = await session.open()
    if (!opened.ok) return { status: 'refused', error: opened.error }
    const intent: OpenIntent = {
      checkoutId: checkout.id,
      idempotencyKey: options.createId(),
      isCod: mode === 'cod',
      lineIds: checkout.cart.lineItems.map(({ variantId }) => variantId),
      isAnswered: false,
    }
    intents.keep(intent)
    const answer = await port.placeOrder({
      idempotencyKey: intent.idempotencyKey,
      checkoutId: checkout.id,
      paymentMode: mode,
      cart: cartOf(checkout, mode, { user: opened.value, attribution }),
    })
    if (answer.ok) return conclude(intent, answer.value)
    if (!isFinal(answer.error)) {
      reportUnanswered(intent, answer.error)
      return ask(intent, false)
    }
    intents.forget(checkout.id)
    if (answer.error.code !== 'network/offline') {
      // Where the order is there already, perhaps from another tab, reading the checkout again tidies up.
      if (answer.error.code !== 'checkout/already-completed') details.forget()
      onChanged(checkout.id)
    }
    return { status: 'refused', error: answer.error }
  }

  function follow(intent: OpenIntent): Promise<Placement> {
    return once(intent.checkoutId, () => ask(intent, false))
  }

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
          reportUnanswered(intent, answer.error)
          void follow(intent)
          return err('network/unanswered')
        }
        const placement = concludeSettled(intent, answer.value)
        onPlacement(intent.checkoutId, placement)
        if (placement.status === 'to-pay') return err('network/server')
        if (placement.status !== 'placed') continue
        options.onFoundOrder(intent, placement.order)
        return err('checkout/already-completed', {
          fields: { orderId: placement.order.id, checkoutId: intent.checkoutId },
        })
      }
      return ok(null)
    },
  }
}
