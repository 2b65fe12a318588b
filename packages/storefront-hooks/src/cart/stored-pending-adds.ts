import type { CartLineReference } from '@krishi/storefront-core/contract'
import { hasShape, isCount, isListOf, isText, parseJson } from '@krishi/storefront-core/shape'
import type { SafeStorage } from '../storage/index.ts'
import { localKeys } from '../storage/index.ts'

const isPendingAdds = isListOf(hasShape<CartLineReference>({ productId: isText, variantId: isText, quantity: isCount }))

/** Adds whose products the cart does not know yet. They survive the page, and a chunk that never came. */
export function readPendingAdds(storage: SafeStorage): readonly CartLineReference[] {
  const value = parseJson(storage.read(localKeys.cartPendingAdds))
  return isPendingAdds(value) ? value : []
}

/** Keeps further adds until their products are known. */
export function enqueueAdds(storage: SafeStorage, lines: readonly CartLineReference[]): void {
  storage.write(localKeys.cartPendingAdds, JSON.stringify([...readPendingAdds(storage), ...lines]))
}

/** How many units wait. */
export function countPendingUnits(storage: SafeStorage): number {
  return readPendingAdds(storage).reduce((units, line) => units + line.quantity, 0)
}
