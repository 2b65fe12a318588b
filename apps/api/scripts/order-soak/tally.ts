import type { PlaceOrderResponse } from '@krishi/storefront-core/contract'
import type { Answer } from '../../test/open-shop.ts'

/** What the buyers of a soak were told. */
export interface Tally {
  /** The order of each checkout that was acknowledged. */
  readonly orders: ReadonlyMap<string, string>
  /** Checkouts that were given two different orders. */
  readonly doubles: number
  add: (checkoutId: string, ms: number, answers: readonly Answer<PlaceOrderResponse>[]) => void
  summary: (seconds: number) => Readonly<Record<string, number | string>>
}

/** Expected beside an order: the goods are gone, or the same order is being placed by the other tap. */
const refusals = new Set([409, 422])

/** Counts orders and their times. */
export function createTally(): Tally {
  const orders = new Map<string, string>()
  const times: number[] = []
  const unexpected = new Map<number, number>()
  let refused = 0
  let doubles = 0
  return {
    orders,
    get doubles() {
      return doubles
    },
    add(checkoutId, ms, answers) {
      for (const { status, body } of answers) {
        if (status === 200) {
          const known = orders.get(checkoutId)
          if (known !== undefined && known !== body.orderId) doubles += 1
          orders.set(checkoutId, body.orderId)
        } else if (refusals.has(status)) refused += 1
        else unexpected.set(status, (unexpected.get(status) ?? 0) + 1)
      }
      if (answers.some(({ status }) => status === 200)) times.push(ms)
    },
    summary(seconds) {
      const sorted = times.toSorted((one, other) => one - other)
      const at = (share: number) => `${(sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(0)} ms`
      return {
        orders: orders.size,
        'a second': (orders.size / seconds).toFixed(1),
        p50: at(0.5),
        p99: at(0.99),
        refused,
        'other answers': [...unexpected].map(([status, count]) => `${count} × ${status}`).join(', ') || 'none',
      }
    },
  }
}
