import type { PortErrorCode } from '@krishi/storefront-core/contract'
import type { Failure } from '@krishi/storefront-core/result'
import type { StoreApi } from 'zustand/vanilla'
import { createStore } from 'zustand/vanilla'
import type { CheckoutPort, PaymentProgress } from '../checkout/checkout-port.ts'
import type { Clock } from '../clock/index.ts'
import type { Presence } from './presence.ts'

/** What is known of a payment. A failure does not take away what was known before. */
export type WatchedPayment =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: Failure<PortErrorCode> }
  | { readonly status: 'known'; readonly payment: PaymentProgress }

/** Looks at a payment again and again until it is settled [31.6]. */
export interface PaymentWatch extends Pick<StoreApi<WatchedPayment>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** Begins to look; returns a function that stops it. */
  start: () => () => void
  /** Looks now, and soon again. */
  look: () => void
}

/** The dependencies of a watch. */
export interface PaymentWatchOptions {
  readonly port: Pick<CheckoutPort, 'paymentStatus'>
  /** Our own id of the order. */
  readonly orderId: string
  readonly clock: Clock
  readonly presence: Presence
}

const firstWaitMs = 2_000
const longestWaitMs = 30_000

/**
 * Watches a payment: after two seconds, then at growing intervals, down to twice a minute. While the page is hidden or the device
 * offline it does not look; when the page is back it looks at once. A payment that is over may still come, so only `paid` and
 * `refunded` end it.
 */
export function createPaymentWatch({ port, orderId, clock, presence }: PaymentWatchOptions): PaymentWatch {
  const store = createStore<WatchedPayment>(() => ({ status: 'loading' }))
  let waitMs = firstWaitMs
  let cancel = () => {}
  let asking: AbortController | null = null

  async function ask(): Promise<void> {
    cancel()
    // Nobody knows a payment without an order, and there is nothing to wait for.
    if (orderId === '') return store.setState({ status: 'failed', error: { code: 'request/not-found' } }, true)
    asking?.abort()
    const current = new AbortController()
    asking = current
    const answer = await port.paymentStatus({ orderId }, { signal: current.signal })
    if (current.signal.aborted) return
    asking = null
    if (answer.ok) store.setState({ status: 'known', payment: answer.value }, true)
    else if (store.getState().status !== 'known') store.setState({ status: 'failed', error: answer.error }, true)
    if (answer.ok && isSettled(answer.value)) return
    cancel = clock.after(waitMs, () => {
      if (!presence.isAway()) void ask()
    })
    waitMs = Math.min(waitMs * 1.5, longestWaitMs)
  }

  function look() {
    const state = store.getState()
    if (state.status === 'known' && isSettled(state.payment)) return
    if (state.status === 'failed') store.setState({ status: 'loading' }, true)
    waitMs = firstWaitMs
    void ask()
  }

  return {
    look,
    start() {
      const stop = presence.onReturn(() => !presence.isAway() && look())
      look()
      return () => {
        stop()
        cancel()
        asking?.abort()
      }
    },
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
  }
}

function isSettled({ status }: PaymentProgress): boolean {
  return status === 'paid' || status === 'refunded'
}
