import { parseListingAddress, toListingFilters } from '@krishi/storefront-core/listing'
import type { Listing } from '@krishi/storefront-hooks/catalog'
import type { PageProps } from '../../shell/page.ts'

/** The listing that an address shows: its collection, what narrows it, its sort and its page [13.1, 12.3]. */
export function listingOf({
  params,
  search,
}: PageProps): Omit<Listing, 'locale' | 'handle'> & { readonly handle: string } {
  const { selection, pageNo } = parseListingAddress(search)
  return {
    handle: params['handle'] ?? '',
    filters: toListingFilters(selection),
    sort: selection.sort,
    firstPage: pageNo,
  }
}
