import { quantityLimits } from '@krishi/storefront-core/availability'
import type { Stock } from '@krishi/storefront-core/availability'
import type { CartEvent } from './cart-state.ts'

/**
 * What there is to tell where she wants more of a variant than the stock has [22.4]; null otherwise. A limit per order
 * is told beside the stepper alone: it is no want of stock.
 */
export function stockLimited(stock: Stock & { readonly id: string }, wanted: number): CartEvent | null {
  const { max, reason } = quantityLimits(stock)
  return wanted > max && reason === 'stock' ? { kind: 'stock-limited', variantId: stock.id, remaining: max } : null
}
