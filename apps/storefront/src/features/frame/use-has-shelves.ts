import { useSupports } from '@krishi/storefront-hooks/settings'

/**
 * Whether the shop has the collections that its pages name, such as the six shelves. On another engine the owner may have others: what
 * leads to one is shown once it is known to be there.
 */
export function useHasShelves(): boolean {
  return useSupports('catalog.productsByHandle')
}
