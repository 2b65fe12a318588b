import type { CartLineReference } from '@krishi/storefront-core/contract'
import { hasShape, isCount, isListOf, isText, parseJson } from '@krishi/storefront-core/shape'
import type { SafeStorage } from '../storage/index.ts'
import { localKeys } from '../storage/index.ts'

const isArrivals = isListOf(hasShape<CartLineReference>({ productId: isText, variantId: isText, quantity: isCount }))

/** Adds whose products the cart does not know yet. They survive the page, and a chunk that never came. */
export function readArrivals(storage: SafeStorage): readonly CartLineReference[] {
  const value = parseJson(storage.read(localKeys.cartArrivals))
  return isArrivals(value) ? value : []
}

/** Keeps further adds until their products are known. */
export function putArrivals(storage: SafeStorage, lines: readonly CartLineReference[]): void {
  storage.write(localKeys.cartArrivals, JSON.stringify([...readArrivals(storage), ...lines]))
}

/** How many units wait. */
export function arrivingUnits(storage: SafeStorage): number {
  return readArrivals(storage).reduce((units, line) => units + line.quantity, 0)
}
