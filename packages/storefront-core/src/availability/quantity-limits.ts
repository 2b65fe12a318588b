import type { CartLine, QuantityLimits } from '../cart/cart.ts'
import type { Failure } from '../result/index.ts'
import { err, ok } from '../result/index.ts'
import { countsStock } from './variant-availability.ts'
import type { Stock } from './variant-availability.ts'

/** A refusal to add more; `remaining` is the most that the cart may hold of it. */
export interface LimitedStock extends Failure<'cart/limited-stock'> {
  readonly remaining: number
}

/** The most and least that a shopper may hold of a variant: the lower of its stock and its maxCount [22.4]. */
export function quantityLimits(stock: Stock): QuantityLimits {
  const inStock = countsStock(stock) ? Math.max(0, stock.inventoryQuantity) : Infinity
  const allowed = stock.maxCount > 0 ? stock.maxCount : Infinity
  const max = Math.min(inStock, allowed)
  const limit = inStock <= allowed ? 'stock' : 'max-count'
  return { min: 0, max, reason: max === Infinity ? null : limit }
}

/**
 * Whether the cart may hold `quantity` of a variant [22.4].
 *
 * @returns The quantity, or 'cart/limited-stock' with the most that is possible.
 */
export function checkAdd(
  stock: Stock,
  quantity: number,
): { readonly ok: true; readonly value: number } | { readonly ok: false; readonly error: LimitedStock } {
  const { max } = quantityLimits(stock)
  if (quantity <= max) return ok(quantity)
  return { ok: false, error: { ...err('cart/limited-stock').error, remaining: max } }
}

/** The lines that become order lines: for sale, at least one of them [22.3]. */
export function purchasableLines(lines: readonly CartLine[]): readonly CartLine[] {
  return lines.filter((line) => line.cartQty > 0 && line.isVariantAvailForSale)
}
