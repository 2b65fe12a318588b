import { quantityLimits } from '@krishi/storefront-core/availability'
import type { Stock } from '@krishi/storefront-core/availability'
import type { CartEvent } from './cart-state.ts'

/**
 * The event to report where more of a variant is asked for than is in stock [22.4]; null otherwise. A limit per order is
 * shown beside the stepper alone: it is no shortage of stock.
 */
export function stockLimited(stock: Stock & { readonly id: string }, wanted: number): CartEvent | null {
  const { max, reason } = quantityLimits(stock)
  return wanted > max && reason === 'stock' ? { kind: 'stock-limited', variantId: stock.id, remaining: max } : null
}
