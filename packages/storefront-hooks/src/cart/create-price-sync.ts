import type { CartLineReference, PortErrorCode } from '@krishi/storefront-core/contract'
import type { Result } from '@krishi/storefront-core/result'
import type { Clock } from '../clock/index.ts'
import type { CartPrices } from './cart-port.ts'

/** How long the cart waits after the last tap before it asks for prices, in ms. */
export const idleMs = 400

/** The timing of the price call: after a burst of taps, one at a time, and outdated answers are dropped. */
export interface PriceSync {
  /** Asks once nothing was changed for 400 ms. */
  schedule: () => void
  /** Asks now, or joins the request that is under way. */
  now: () => Promise<void>
  /** Asks now, because the network may be back: if a running request fails, it is repeated once. */
  renew: () => void
  /** Drops the answer of a running request and asks again. */
  discard: () => void
  stop: () => void
  readonly isStopped: () => boolean
}

/** The callbacks of a price sync. */
export interface PriceSyncOptions {
  readonly clock: Clock
  /** Called when the request is made: returns its content, or null if none is needed. */
  readonly question: () => { readonly lines: readonly CartLineReference[]; readonly sequence: number } | null
  readonly ask: (lines: readonly CartLineReference[], signal: AbortSignal) => Promise<Result<CartPrices, PortErrorCode>>
  readonly onAsk: () => void
  /** Called with every valid answer and the sequence number of its request. */
  readonly onAnswer: (answer: Result<CartPrices, PortErrorCode>, sequence: number) => void
}

/** Creates the timing of the price call. */
export function createPriceSync({ clock, question, ask, onAsk, onAnswer }: PriceSyncOptions): PriceSync {
  const controller = new AbortController()
  const { signal } = controller
  let cancelTimer: (() => void) | null = null
  let underWay: Promise<void> | null = null
  // What became of a request that is under way; each begins without any of it.
  let isDiscarded: boolean
  let isRenewed: boolean
  let askAgain: boolean

  function clearTimer() {
    cancelTimer?.()
    cancelTimer = null
  }

  async function run(): Promise<void> {
    do {
      // The question holds every change until now, also one whose 400 ms are not over.
      clearTimer()
      isDiscarded = isRenewed = askAgain = false
      const asked = question()
      if (!asked) return
      onAsk()
      const answer = await ask(asked.lines, signal)
      if (signal.aborted) return
      if (isRenewed && !answer.ok) askAgain = true
      else if (!isDiscarded) onAnswer(answer, asked.sequence)
    } while (askAgain)
  }

  function now(): Promise<void> {
    underWay ??= run().finally(() => (underWay = null))
    return underWay
  }

  return {
    now,
    schedule() {
      clearTimer()
      cancelTimer = clock.after(idleMs, () => {
        askAgain = true
        void now()
      })
    },
    renew() {
      isRenewed = true
      void now()
    },
    discard: () => void (isDiscarded = askAgain = true),
    isStopped: () => signal.aborted,
    stop() {
      clearTimer()
      controller.abort()
    },
  }
}
