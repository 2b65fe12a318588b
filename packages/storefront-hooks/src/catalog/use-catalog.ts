import type { Collection, ProductDetail } from '@krishi/storefront-core/catalog'
import type { MenuItem } from '@krishi/storefront-core/contract'
import { useQuery } from '@tanstack/react-query'
import type { Remote } from '../query/index.ts'
import { toRemote } from '../query/index.ts'
import { useStorefront } from '../storefront/use-storefront.ts'
import { collectionOptions, menuOptions, productOptions } from './catalog-queries.ts'

/** Heading and text of a collection in the storefront's language. */
export function useCollection(handle: string): Remote<Collection> {
  const { ports, locale, queryClient } = useStorefront()
  return toRemote(useQuery(collectionOptions(ports, { handle, locale }), queryClient))
}

/** One product in the storefront's language. */
export function useProduct(handle: string): Remote<ProductDetail> {
  const { ports, locale, queryClient } = useStorefront()
  return toRemote(useQuery(productOptions(ports, { handle, locale }), queryClient))
}

/** The menus in the storefront's language. */
export function useMenu(): Remote<readonly MenuItem[]> {
  const { ports, locale, queryClient } = useStorefront()
  return toRemote(useQuery(menuOptions(ports, { locale }), queryClient))
}
