import type { PortErrorCode } from '@krishi/storefront-core/contract'
import type { OrderLookup, TrackPlace } from '@krishi/storefront-core/orders'
import { readTrackInput, trackLookup } from '@krishi/storefront-core/orders'
import type { Failure } from '@krishi/storefront-core/result'
import type { StoreApi } from 'zustand/vanilla'
import { createStore } from 'zustand/vanilla'
import type { ErrorReporter } from '../telemetry/create-error-reporter.ts'
import type { FoundOrder, OrdersPort } from './orders-port.ts'

/** Why an order was not found: no digit was typed, the server gave a sentence for the shopper, or it could not be asked. */
export type TrackProblem =
  | { readonly kind: 'input' }
  | { readonly kind: 'server'; readonly sentence: string }
  | { readonly kind: 'failed' }

/** Looking for an order as state [31.7]. */
export interface TrackOrderState {
  /** What the field holds: digits, at most ten once they are a whole number. */
  readonly input: string
  readonly problem: TrackProblem | null
  /** The answer came without what leads to an order. */
  readonly isMissing: boolean
  readonly isPending: boolean
}

/** An order that was found, and by what. */
export interface TrackedOrder extends FoundOrder {
  readonly by: OrderLookup['by']
}

/** What is said or done once. */
export type TrackOrderEvent =
  | { readonly type: 'invalid-input' }
  | { readonly type: 'found'; readonly order: TrackedOrder }

/** What a shopper does to find an order. */
export interface TrackOrderActions {
  /** Takes what was typed or pasted. */
  setInput: (text: string) => void
  /** Looks for the order, unless there is nothing to look for yet. Runs once at a time. */
  submit: () => Promise<void>
}

/** Looking for one order in one storefront. */
export interface TrackOrderStore extends Pick<StoreApi<TrackOrderState>, 'getState' | 'getInitialState' | 'subscribe'> {
  readonly actions: TrackOrderActions
  /** Calls `listener` with what is to be said or done; returns a function that stops it. */
  onEvent: (listener: (event: TrackOrderEvent) => void) => () => void
}

/** The dependencies of a store. */
export interface TrackOrderOptions {
  readonly port: Pick<OrdersPort, 'lookUp'>
  readonly place: TrackPlace
  readonly errors: Pick<ErrorReporter, 'report'>
}

/** Creates the way to find an order by a number [31.7]. */
export function createTrackOrderStore({ port, place, errors }: TrackOrderOptions): TrackOrderStore {
  const store = createStore<TrackOrderState>(() => ({ input: '', problem: null, isMissing: false, isPending: false }))
  const listeners = new Set<(event: TrackOrderEvent) => void>()
  const say = (event: TrackOrderEvent) => listeners.forEach((listener) => listener(event))

  function problemOf({ code, serverMessage }: Failure<PortErrorCode>): TrackProblem {
    if (serverMessage) return { kind: 'server', sentence: serverMessage }
    errors.report(code, 'trackOrder')
    return { kind: 'failed' }
  }

  return {
    actions: {
      setInput(text) {
        const { digits, isRefused } = readTrackInput(text, store.getState().input)
        store.setState({ input: digits, problem: isRefused ? { kind: 'input' } : null, isMissing: false })
        if (isRefused) say({ type: 'invalid-input' })
      },
      async submit() {
        const { input, isPending } = store.getState()
        const query = trackLookup(input, place)
        if (query === null || isPending) return
        store.setState({ isPending: true, problem: null, isMissing: false })
        const found = await port.lookUp(query)
        store.setState({ isPending: false })
        if (!found.ok) return store.setState({ problem: problemOf(found.error) })
        const { value } = found
        if (!value.ownerId || !value.orderId) return store.setState({ isMissing: true })
        say({ type: 'found', order: { by: query.by, ...value } })
      },
    },
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    onEvent(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
