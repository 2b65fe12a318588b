import type { CartLineReference } from '@krishi/storefront-core/contract'
import type { CartLineInput } from '../generated/operations.ts'
import { gidOf } from './ids.ts'

/** Lines in the words of Shopify. Packs that cannot be of Shopify are left out. */
export function toCartLines(
  lines: readonly Pick<CartLineReference, 'variantId' | 'quantity'>[],
): readonly CartLineInput[] {
  return lines.flatMap(({ variantId, quantity }) => {
    const merchandiseId = gidOf('ProductVariant', variantId)
    return merchandiseId === null ? [] : [{ merchandiseId, quantity }]
  })
}
