import type { Checkout, PaymentMode, PlacedOrder } from '@krishi/storefront-core/checkout'
import type { Locale } from '@krishi/storefront-core/locale'
import { createStore } from 'zustand/vanilla'
import type { CheckoutPort } from '../checkout/checkout-port.ts'
import type { CheckoutStore, OrderToPay } from '../checkout/checkout-store.ts'
import type { ErrorReporter, TelemetryPort } from '../telemetry/index.ts'
import type { Payer, WindowOutcome } from './gateway-port.ts'
import type {
  DuePayment,
  OrderOutcome,
  PaymentState,
  PaymentStep,
  PaymentStore,
  PaymentWindow,
} from './payment-store.ts'

/** The dependencies of a payment store. */
export interface PaymentStoreOptions {
  readonly port: CheckoutPort
  readonly checkout: Pick<CheckoutStore, 'actions'>
  readonly errors: ErrorReporter
  readonly telemetry: Pick<TelemetryPort, 'scriptFailure'>
  readonly locale: Locale
}

const stays: OrderOutcome = { kind: 'stays' }

/** Creates the payments of a storefront: order, provider's window, verification. */
export function createPaymentStore({ port, checkout, errors, telemetry, locale }: PaymentStoreOptions): PaymentStore {
  const store = createStore<PaymentState>(() => ({ steps: {} }))
  // Locks are here and not in a button: a second tap gets the result of the first.
  const running = new Map<string, Promise<OrderOutcome>>()

  function setStep(checkoutId: string, step: PaymentStep) {
    store.setState(({ steps }) => ({ steps: { ...steps, [checkoutId]: step } }))
  }

  function once(checkoutId: string, run: () => Promise<OrderOutcome>): Promise<OrderOutcome> {
    const known = running.get(checkoutId)
    if (known) return known
    const begun = run().finally(() => running.delete(checkoutId))
    running.set(checkoutId, begun)
    return begun
  }

  async function order(of: Checkout, mode: PaymentMode, window: PaymentWindow): Promise<OrderOutcome> {
    setStep(of.id, 'idle')
    const placement = await checkout.actions.placeOrder(of, mode)
    if (placement.status === 'placed') return toOutcome(placement.order)
    return placement.status === 'to-pay' ? pay(toDue(of, placement.order), window) : stays
  }

  async function pay(due: DuePayment, window: PaymentWindow): Promise<OrderOutcome> {
    const { payment, checkoutId, payer } = due
    const { gateway, texts, signal } = window
    if (payment.keyId === '' || payment.gatewayOrderId === '') return give(checkoutId, 'failed')
    setStep(checkoutId, 'opening')
    const onOpen = () => setStep(checkoutId, 'open')
    const outcome = await gateway.open({ payment, locale, payer, texts, signal, onOpen })
    if (outcome.status === 'unavailable') {
      void telemetry.scriptFailure({ script: payment.scriptUrl, message: reports.unavailable })
      return give(checkoutId, 'unavailable')
    }
    const settled = await settlePayment({
      port,
      errors,
      due,
      outcome,
      onVerify: () => setStep(checkoutId, 'verifying'),
    })
    if (settled.kind !== 'placed') setStep(checkoutId, 'idle')
    // The page was left in the meantime: do not navigate.
    return signal.aborted ? stays : settled
  }

  function give(checkoutId: string, step: 'failed' | 'unavailable'): OrderOutcome {
    errors.report(reports[step], 'payment')
    setStep(checkoutId, step)
    return stays
  }

  return {
    actions: {
      order: (of, mode, window) => once(of.id, () => order(of, mode, window)),
      pay: (due, window) => once(due.checkoutId, () => pay(due, window)),
    },
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
  }
}

/** What is reported, in the specification's words [30.9]. */
const reports = { failed: 'Payment Failed from razor pay', unavailable: 'Failed to load RazorPay Script' } as const

interface Settling extends Pick<PaymentStoreOptions, 'port' | 'errors'> {
  readonly due: DuePayment
  readonly outcome: Exclude<WindowOutcome, { status: 'unavailable' }>
  /** Called when the server is asked. */
  readonly onVerify: () => void
}

/** What a window that was shown came to: the server's word decides. */
async function settlePayment({ port, errors, due, outcome, onVerify }: Settling): Promise<OrderOutcome> {
  const { orderId, awaitingId, checkoutId, payment } = due
  const pending = { kind: 'pending', awaitingId, gatewayOrderId: payment.gatewayOrderId } as const
  if (outcome.status === 'dismissed') {
    if (outcome.failure !== null) errors.report(`${reports.failed}: ${outcome.failure}`, 'payment')
    return { ...pending, paymentId: '' }
  }
  onVerify()
  const { orderId: gatewayOrderId, paymentId, signature } = outcome
  const verified = await port.verifyPayment({ checkoutId, awaitingId, gatewayOrderId, paymentId, signature })
  if (verified.ok && verified.value) return { kind: 'placed', ...verified.value }
  // The answer is lost or it was no: the provider may have told the server by itself.
  const known = await port.paymentStatus({ orderId })
  if (known.ok && known.value.status === 'paid') {
    return { kind: 'placed', orderId: known.value.orderId, coins: known.value.coins }
  }
  return { ...pending, paymentId }
}

function toOutcome({ id: orderId, name: orderName, url, isPlacedBefore, coins }: PlacedOrder): OrderOutcome {
  if (url !== null) return { kind: 'elsewhere', url }
  return isPlacedBefore ? { kind: 'already-placed', orderId, orderName } : { kind: 'placed', orderId, coins }
}

function toDue({ id, userIdentity }: Checkout, order: OrderToPay): DuePayment {
  return {
    payment: order.payment,
    checkoutId: id,
    orderId: order.id,
    awaitingId: order.awaitingId,
    payer: toPayer(userIdentity),
  }
}

function toPayer({ deliveryAddress, phone, email }: Checkout['userIdentity']): Payer {
  return { name: deliveryAddress?.fullName ?? '', phone: deliveryAddress?.phone ?? phone, email }
}
