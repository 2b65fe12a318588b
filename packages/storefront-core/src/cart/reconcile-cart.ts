import { quantityLimits } from '../availability/index.ts'
import type { Product, Variant } from '../catalog/index.ts'
import type { CartChange, CartLine } from './cart.ts'
import { toCartLine } from './cart-line.ts'

/** A product with today's prices and stock, its variants by id: what the price call answers. */
export interface PricedProduct extends Omit<Product, 'variants'> {
  readonly mapVariant: Readonly<Record<string, Variant>>
}

/** A cart after a price sync. */
export interface ReconciledCart {
  readonly lines: readonly CartLine[]
  /** In the order of the lines. A line may have a new price and a lower quantity at once. */
  readonly changes: readonly CartChange[]
}

interface ReconciledLine {
  /** Null when the line is gone. */
  readonly line: CartLine | null
  readonly changes: readonly CartChange[]
}

/**
 * Brings a cart to today's catalogue [23.4]: removes what was deleted, what lost its variant and what is not for sale,
 * lowers a quantity to what is left (at least 1), takes over new prices and texts. Lines without any
 * difference keep their identity.
 */
export function reconcileCart(
  lines: readonly CartLine[],
  priced: Readonly<Record<string, PricedProduct>>,
): ReconciledCart {
  const reconciled = lines.map((line) => reconcileLine(line, ownEntry(priced, line.productId)))
  return {
    lines: reconciled.flatMap(({ line }) => line ?? []),
    changes: reconciled.flatMap(({ changes }) => changes),
  }
}

function reconcileLine(line: CartLine, product: PricedProduct | undefined): ReconciledLine {
  if (!product) return { line: null, changes: [{ kind: 'removed-deleted', line }] }
  if (product.status !== 'active') return { line: null, changes: [{ kind: 'removed-unavailable', line }] }
  const variant = ownEntry(product.mapVariant, line.id)
  if (!variant) return { line: null, changes: [{ kind: 'removed-missing', line }] }

  const today = toCartLine(product, variant, line.cartQty)
  if (!today.isVariantAvailForSale) return { line: null, changes: [{ kind: 'removed-unavailable', line: today }] }

  const { max } = quantityLimits(variant)
  const settled = line.cartQty > max ? { ...today, cartQty: Math.max(1, max) } : today
  const changes: CartChange[] = []
  if (settled.price !== line.price) changes.push({ kind: 'price-changed', line: settled, previousPrice: line.price })
  if (settled !== today) changes.push({ kind: 'reduced-to-stock', line: settled, previousQuantity: line.cartQty })
  return { line: isSameLine(settled, line) ? line : settled, changes }
}

/** A map from the wire may be asked for `constructor`. */
export function ownEntry<T>(map: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(map, key) ? map[key] : undefined
}

/** Lines are plain data that `toCartLine` writes in one order of keys. */
function isSameLine(one: CartLine, other: CartLine): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
