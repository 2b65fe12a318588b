import type { Collection, ProductDetail } from '@krishi/storefront-core/catalog'
import type { FilterCounts, FilterOptions } from '@krishi/storefront-core/contract'
import type { Remote } from '../query/index.ts'
import { useRemote } from '../query/index.ts'
import { useStorefront } from '../storefront/use-storefront.ts'
import type { CountsQuery } from './catalog-port.ts'
import { collectionOptions, filterCountsOptions, filterOptionsOptions, productOptions } from './catalog-queries.ts'

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

/** What a collection can be narrowed by, with names in the storefront's language [13.9]. */
export function useFilterOptions(handle: string): Remote<FilterOptions> {
  const { ports, locale } = useStorefront()
  return useRemote(filterOptionsOptions(ports, { handle, locale }))
}

/** How many products each choice would show beside those that are made. */
export function useFilterCounts(query: CountsQuery): Remote<FilterCounts> {
  const { ports } = useStorefront()
  return useRemote(filterCountsOptions(ports, query))
}
