import type { ListingSort } from '@krishi/storefront-core/contract'
import type en from './messages/en.json'

/** The orders in which they are offered, with the message of each [13.9]. */
export const sorts = [
  { sort: 'best-selling', key: 'bestSelling' },
  { sort: 'rating', key: 'rating' },
  { sort: 'price-low-to-high', key: 'priceLowToHigh' },
  { sort: 'price-high-to-low', key: 'priceHighToLow' },
  { sort: 'country-of-origin', key: 'countryOfOrigin' },
] as const satisfies readonly { readonly sort: ListingSort; readonly key: keyof typeof en }[]

/** What a listing can be ordered by as long as nobody says otherwise. */
const usualSorts: readonly ListingSort[] = ['best-selling', 'rating', 'price-low-to-high', 'price-high-to-low']

/** Those that are offered: what the listing can be ordered by, and what is in force already. */
export function offeredSorts(value: ListingSort, offered = usualSorts) {
  return sorts.filter(({ sort }) => sort === value || offered.includes(sort))
}

/** The order that a value names; what is none of them is best selling, as in an address without a sort. */
export function sortOf(value: string): ListingSort {
  return sorts.find(({ sort }) => sort === value)?.sort ?? 'best-selling'
}
