import type { Checkout, PaymentMode } from '@krishi/storefront-core/checkout'
import type { SessionStore } from '../session/create-session-store.ts'
import type { CheckoutDetailsStorage } from './checkout-details.ts'
import type { CheckoutPort } from './checkout-port.ts'
import type { Placement } from './checkout-store.ts'
import { isFinal } from './order-answers.ts'
import type { OrderConclusions } from './order-conclusions.ts'
import type { OpenIntent, OrderIntents } from './order-intents.ts'
import { cartOf } from './to-cart-to-order.ts'

/** What an order is sent with. */
export interface SendOrderOptions {
  readonly port: CheckoutPort
  readonly session: SessionStore
  readonly details: CheckoutDetailsStorage
  readonly intents: OrderIntents
  readonly attribution: Readonly<Record<string, string>>
  readonly createId: () => string
  readonly onPlacement: (checkoutId: string, placement: Placement) => void
  /** Called when the server's checkout is no longer what was read of it. */
  readonly onChanged: (checkoutId: string) => void
}

/** Sends a new order, whose intent is kept until what became of it is known. */
export async function sendOrder(
  checkout: Checkout,
  mode: PaymentMode,
  conclusions: OrderConclusions,
  options: SendOrderOptions,
): Promise<Placement> {
  const { intents, attribution } = options
  const opened = await options.session.open()
  if (!opened.ok) return { status: 'refused', error: opened.error }
  const intent: OpenIntent = {
    checkoutId: checkout.id,
    idempotencyKey: options.createId(),
    isCod: mode === 'cod',
    lineIds: checkout.cart.lineItems.map(({ variantId }) => variantId),
    isAnswered: false,
  }
  intents.keep(intent)
  const answer = await options.port.placeOrder({
    idempotencyKey: intent.idempotencyKey,
    checkoutId: checkout.id,
    paymentMode: mode,
    cart: cartOf(checkout, mode, { user: opened.value, attribution }),
  })
  if (answer.ok) return conclusions.conclude(intent, answer.value)
  if (!isFinal(answer.error)) {
    options.onPlacement(checkout.id, { status: 'unknown', error: answer.error })
    return conclusions.ask(intent, false)
  }
  intents.forget(checkout.id)
  if (answer.error.code !== 'network/offline') {
    // Where the order is there already, perhaps from another tab, reading the checkout again tidies up.
    if (answer.error.code !== 'checkout/already-completed') options.details.forget()
    options.onChanged(checkout.id)
  }
  return { status: 'refused', error: answer.error }
}
