import type { CartStage, CartView } from './cart-drawer.types.ts'

/** What a cart of so many lines shows: a cart is known to be empty only once its prices are [24.3]. */
export function cartStage(prices: CartView['prices'], lineCount: number): CartStage {
  if (prices === 'failed') return 'failed'
  if (lineCount > 0) return 'filled'
  return prices === 'loading' ? 'loading' : 'empty'
}
