import { quantityLimits } from '@krishi/storefront-core/availability'
import type { CartLine } from '@krishi/storefront-core/cart'
import { toCartLine } from '@krishi/storefront-core/cart'
import type { CartLineReference } from '@krishi/storefront-core/contract'
import type { CartActions, CartStoreOptions } from './cart-store.ts'
import { countPendingUnits, enqueueAdds, readPendingAdds } from './stored-pending-adds.ts'
import { flushAdds } from './flush-adds.ts'

/** Adds whose products are not known yet: kept in storage until the backend has told what they are. */
export interface PendingAdds {
  /** How many units wait. */
  units: () => number
  put: (lines: readonly CartLineReference[]) => void
  /** Asks for the products and adds them; what could not be asked goes on waiting. */
  take: () => Promise<void>
}

/**
 * Creates the waiting room of adds that were made as plain HTML.
 *
 * @param request Puts a line into the cart whatever its stock: the next answer takes out what there is not, and the receipt tells [23.4].
 */
export function createPendingAdds(
  { storage, port, locale }: Pick<CartStoreOptions, 'storage' | 'port' | 'locale'>,
  add: CartActions['add'],
  request: (line: CartLine, quantity: number) => void,
): PendingAdds {
  return {
    put: (lines) => enqueueAdds(storage, lines),
    units: () => countPendingUnits(storage),
    async take() {
      const lines = readPendingAdds(storage)
      if (lines.length === 0) return
      const prices = await port.price({ lines, locale })
      if (!prices.ok) return
      // Taken out now and not before: the page may have been left while prices were asked for.
      for (const { productId, variantId, quantity } of flushAdds(storage, lines)) {
        const product = Object.values(prices.value.products).find((known) => known.productId === productId)
        const variant = Object.values(product?.mapVariant ?? {}).find(({ id }) => id === variantId)
        if (!product || !variant) continue
        const isSoldOut = quantityLimits(variant).max === 0
        if (isSoldOut) request(toCartLine(product, variant, quantity), quantity)
        else add(product, variant, quantity)
      }
    },
  }
}
