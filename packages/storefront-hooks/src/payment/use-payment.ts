import type { Checkout, PaymentMode } from '@krishi/storefront-core/checkout'
import { useStore } from 'zustand/react'
import { checkoutOf } from '../checkout/use-checkout.ts'
import type { Storefront } from '../storefront/create-storefront.ts'
import { useLeaveSignal } from '../storefront/use-leave-signal.ts'
import { useStorefront } from '../storefront/use-storefront.ts'
import { createPaymentStore } from './create-payment-store.ts'
import type { DuePayment, OrderOutcome, PaymentStep, PaymentStore, PaymentWindow } from './payment-store.ts'

const stores = new WeakMap<Storefront, PaymentStore>()

/** The payments of a storefront: one store for all its views. */
export function paymentsOf(storefront: Storefront): PaymentStore {
  const known = stores.get(storefront)
  if (known) return known
  const { ports, errors, locale } = storefront
  const store = createPaymentStore({
    port: ports.checkout,
    checkout: checkoutOf(storefront),
    errors,
    telemetry: ports.telemetry,
    locale,
  })
  stores.set(storefront, store)
  return store
}

/** How a page pays, but for when it is left. */
export type PaymentMeans = Omit<PaymentWindow, 'signal'>

/** What `usePayment` gives. */
export interface PaymentView {
  readonly step: PaymentStep
  /** Places the order and has it paid where something is due now [30.6, 30.7]. */
  order: (checkout: Checkout, mode: PaymentMode) => Promise<OrderOutcome>
  /** Opens the window of a payment that waits once more [31.6]. */
  pay: (due: DuePayment) => Promise<OrderOutcome>
}

/** Orders and pays a checkout from a page; the provider's window closes with the page. */
export function usePayment(checkoutId: string, means: PaymentMeans): PaymentView {
  const store = paymentsOf(useStorefront())
  const step = useStore(store, ({ steps }) => steps[checkoutId] ?? 'idle')
  const signal = useLeaveSignal()
  const window = () => ({ ...means, signal: signal() })
  return {
    step,
    order: (checkout, mode) => store.actions.order(checkout, mode, window()),
    pay: (due) => store.actions.pay(due, window()),
  }
}
