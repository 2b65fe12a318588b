import { useListing } from '@krishi/storefront-hooks/catalog'
import type { Listing } from '@krishi/storefront-hooks/catalog'

/** How many products a listing holds, once that is known. Shares the listing's query. */
export function useListingTotal(listing: Omit<Listing, 'locale'>): number | undefined {
  const { status, total } = useListing(listing)
  return status === 'ready' ? total : undefined
}
