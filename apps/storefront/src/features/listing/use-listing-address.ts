import { isSameListing, parseListingAddress, toListingSearch } from '@krishi/storefront-core/listing'
import type { ListingSelection } from '@krishi/storefront-core/listing'
import { navigate, useAddress } from '@krishi/storefront-host/address'
import { useMemo } from 'react'
import { usePageAddress } from '../../shell/page-address.ts'
import { useShop } from '../../shell/shop-context.ts'

const wholeBrands = 'allBrands'

/** A listing with all its brands to choose from, for a page without scripts [13.7]. */
export function wholeBrandsHref(listingHref: string): string {
  return `${listingHref}${listingHref.includes('?') ? '&' : '?'}${wholeBrands}=1#filters`
}

/** What is chosen in the listing on the page, and the way to another choice. */
export interface ListingChoice {
  /** The collection. */
  readonly handle: string
  /** What the address says: a choice shows at once, its products when they are there. */
  readonly selection: ListingSelection
  /** The address asks for all brands at once: what "Show more" does while scripts run. */
  readonly areBrandsWhole: boolean
  /** Makes it the address: from its first page, at its top [13.5, 12.3]. */
  select: (selection: ListingSelection) => void
}

/** Reads the filters of the listing on the page from the address, their only home [13.1]. */
export function useListingAddress(): ListingChoice {
  const page = usePageAddress()
  const { paths } = useShop()
  const handle = page.params['handle'] ?? ''
  const current = useAddress()
  // The address may already be that of another page, which is still being loaded.
  const { search } = current.pathname === page.pathname ? current : page
  const selection = useMemo(() => parseListingAddress(search).selection, [search])

  function select(next: ListingSelection) {
    const nextSearch = toListingSearch({ selection: next, pageNo: 1 })
    if (!isSameListing(search, nextSearch)) navigate(paths.collection(handle, nextSearch))
    scrollTo({ top: 0 })
  }

  return { handle, selection, areBrandsWhole: new URLSearchParams(search).has(wholeBrands), select }
}
