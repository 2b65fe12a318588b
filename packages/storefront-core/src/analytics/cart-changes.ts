import type { CartLine } from '../cart/index.ts'
import type { AnalyticsItem } from '../contract/telemetry.ts'
import { cartLineItem } from './to-analytics-item.ts'

/** What came into a cart and what went, for its events. */
export interface CartMovement {
  readonly added: readonly AnalyticsItem[]
  readonly removed: readonly AnalyticsItem[]
}

/** What is different between the lines of a cart before and after: each variant with the units that came or went [08.1]. */
export function cartMovement(before: readonly CartLine[], after: readonly CartLine[]): CartMovement {
  const quantityIn = (lines: readonly CartLine[], id: string) => lines.find((line) => line.id === id)?.cartQty ?? 0
  const added = after.flatMap((line) => {
    const more = line.cartQty - quantityIn(before, line.id)
    return more > 0 ? [cartLineItem(line, more)] : []
  })
  const removed = before.flatMap((line) => {
    const less = line.cartQty - quantityIn(after, line.id)
    return less > 0 ? [cartLineItem(line, less)] : []
  })
  return { added, removed }
}
