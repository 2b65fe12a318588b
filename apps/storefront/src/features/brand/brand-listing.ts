import { noSelection, toListingFilters } from '@krishi/storefront-core/listing'

/** All products of a brand, whatever collection they stand in: 30 a page [12.9, 12.10]. */
export function brandListing(handle: string, firstPage: number) {
  return { handle: null, filters: toListingFilters({ ...noSelection, brands: [handle] }), firstPage } as const
}
