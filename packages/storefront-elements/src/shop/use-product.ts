import type { Product } from '@krishi/storefront-core/catalog'
import { useShop } from './shop.ts'
import { useAnswer } from './use-answer.ts'

/** The product that an element names by its handle. Null until it is read, and where the shop has none. */
export function useProduct(handle: string | null): Product | null {
  return useAnswer(handle, useShop().readProduct)
}
