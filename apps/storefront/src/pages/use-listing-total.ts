import { useListing } from '@krishi/storefront-hooks/catalog'

/** How many products a listing holds, once that is known. Shares the listing's query. */
export function useListingTotal(handle: string, firstPage: number): number | undefined {
  const listing = useListing({ handle, firstPage })
  return listing.status === 'ready' ? listing.total : undefined
}
