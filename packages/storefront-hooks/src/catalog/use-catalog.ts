import type { Collection, ProductDetail } from '@krishi/storefront-core/catalog'
import type { MenuItem } from '@krishi/storefront-core/contract'
import type { Remote } from '../query/index.ts'
import { useRemote } from '../query/index.ts'
import { useStorefront } from '../storefront/use-storefront.ts'
import { collectionOptions, menuOptions, productOptions } from './catalog-queries.ts'

/** Heading and text of a collection in the storefront's language. */
export function useCollection(handle: string): Remote<Collection> {
  const { ports, locale } = useStorefront()
  return useRemote(collectionOptions(ports, { handle, locale }))
}

/** One product in the storefront's language. */
export function useProduct(handle: string): Remote<ProductDetail> {
  const { ports, locale } = useStorefront()
  return useRemote(productOptions(ports, { handle, locale }))
}

/** The menus in the storefront's language. */
export function useMenu(): Remote<readonly MenuItem[]> {
  const { ports, locale } = useStorefront()
  return useRemote(menuOptions(ports, { locale }))
}
