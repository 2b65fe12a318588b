import type { CartLineReference } from '@krishi/storefront-core/contract'
import type { SafeStorage } from '../storage/index.ts'
import { localKeys } from '../storage/index.ts'
import type { CartActions } from './cart-store.ts'
import { enqueueAdds, readPendingAdds } from './stored-pending-adds.ts'

/**
 * Takes adds out that still wait, and gives them. What somebody else has taken meanwhile, such as another tab, is not among
 * them: whoever takes an add out is the one who puts it into the cart.
 */
export function flushAdds(storage: SafeStorage, lines: readonly CartLineReference[]): readonly CartLineReference[] {
  const waiting = [...readPendingAdds(storage)]
  const taken = lines.filter(({ variantId, quantity }) => {
    const index = waiting.findIndex((line) => line.variantId === variantId && line.quantity === quantity)
    return index >= 0 && waiting.splice(index, 1)
  })
  storage.remove(localKeys.cartPendingAdds)
  if (waiting.length > 0) enqueueAdds(storage, waiting)
  return taken
}

/** An add as it was asked for. */
export type Add = Required<Parameters<CartActions['add']>>

/** Of adds that a page made before it had the cart's code, those that nobody else has put into the cart meanwhile. */
export function dequeueAdds(storage: SafeStorage, adds: readonly Add[]): readonly Add[] {
  return adds.filter(([{ productId }, { id: variantId }, quantity]) => {
    return flushAdds(storage, [{ productId, variantId, quantity }]).length > 0
  })
}
