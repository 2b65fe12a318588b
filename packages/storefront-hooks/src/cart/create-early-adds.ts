import { checkAdd } from '@krishi/storefront-core/availability'
import type { CartLineReference } from '@krishi/storefront-core/contract'
import type { StoreApi } from 'zustand/vanilla'
import type { SafeStorage } from '../storage/index.ts'
import type { CartState } from './cart-state.ts'
import type { CartActions } from './cart-store.ts'
import type { Add } from './flush-adds.ts'
import { countPendingUnits, enqueueAdds } from './stored-pending-adds.ts'

/** Adds from before the cart's code is loaded. */
export interface EarlyAdds extends Pick<CartActions, 'add'> {
  /** What was added to this page; in storage too. */
  readonly adds: readonly Add[]
  /** Stores adds, since the page may be left at once, and shows them on the badge. */
  put(lines: readonly CartLineReference[]): void
}

/** Creates the adds that wait for `load`, which is called with each. */
export function createEarlyAdds(
  storage: SafeStorage,
  store: StoreApi<CartState>,
  load: () => Promise<unknown>,
): EarlyAdds {
  const adds: Add[] = []

  function put(lines: readonly CartLineReference[]): void {
    enqueueAdds(storage, lines)
    const { pendingUnits, view } = store.getState()
    const units = countPendingUnits(storage)
    store.setState({ pendingUnits: units, view: { ...view, count: view.count + units - pendingUnits } })
  }

  return {
    adds,
    put,
    add(product, variant, quantity = 1) {
      const outcome = checkAdd(variant, quantity)
      const units = outcome.ok ? outcome.value : outcome.error.remaining
      if (units <= 0) return outcome
      put([{ productId: product.productId, variantId: variant.id, quantity: units }])
      adds.push([product, variant, units])
      void load()
      return outcome
    },
  }
}
