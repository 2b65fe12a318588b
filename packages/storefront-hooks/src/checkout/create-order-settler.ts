import type { OrderFate } from '@krishi/storefront-core/checkout'
import type { PortErrorCode } from '@krishi/storefront-core/contract'
import type { Failure, Result } from '@krishi/storefront-core/result'
import { err, ok } from '@krishi/storefront-core/result'
import type { Clock } from '../clock/index.ts'
import type { CheckoutPort } from './checkout-port.ts'
import type { OpenIntent } from './order-intents.ts'

/** What became of an order: `placed`, `to-pay`, or `none`, which can no longer change. */
export type SettledOrder = Exclude<OrderFate, { readonly status: 'placing' }>

/** Finds out what became of orders whose answer was lost [30.12]. */
export interface OrderSettler {
  /** Asks once. 'order/in-progress' while the server is still placing it. */
  ask: (intent: OpenIntent, giveUpPayment: boolean) => Promise<Result<SettledOrder, PortErrorCode>>
  /** Asks until there is an answer, at growing intervals. `onUnanswered` is called after each question that got none. */
  askUntilKnown: (
    intent: OpenIntent,
    giveUpPayment: boolean,
    onUnanswered: (failure: Failure<PortErrorCode>) => void,
  ) => Promise<SettledOrder>
  /** Asks now what would be asked later: the shopper is back, or taps. */
  hurry: () => void
}

const firstWaitMs = 2_000
const longestWaitMs = 30_000

/** Creates the settler. It asks after two seconds, then at growing intervals, down to twice a minute. */
export function createOrderSettler(port: Pick<CheckoutPort, 'settleOrder'>, clock: Clock): OrderSettler {
  const waiting = new Set<() => void>()

  function pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        stopTimer()
        waiting.delete(end)
        resolve()
      }
      const stopTimer = clock.after(ms, end)
      waiting.add(end)
    })
  }

  async function ask(intent: OpenIntent, giveUpPayment: boolean): Promise<Result<SettledOrder, PortErrorCode>> {
    const answer = await port.settleOrder({ ...intent, giveUpPayment })
    if (!answer.ok) return answer
    return answer.value.status === 'placing' ? err('order/in-progress') : ok(answer.value)
  }

  return {
    ask,
    async askUntilKnown(intent, giveUpPayment, onUnanswered) {
      for (let waitMs = firstWaitMs; ; waitMs = Math.min(waitMs * 1.5, longestWaitMs)) {
        const answer = await ask(intent, giveUpPayment)
        if (answer.ok) return answer.value
        onUnanswered(answer.error)
        await pause(waitMs)
      }
    },
    hurry: () => waiting.forEach((end) => end()),
  }
}
