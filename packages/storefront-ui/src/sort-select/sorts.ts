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

/** Those that are offered: by country of origin only where the shop lists countries, or where it is already in force. */
export function offeredSorts(value: ListingSort, hasOrigin: boolean) {
  return sorts.filter(({ sort }) => sort !== 'country-of-origin' || hasOrigin || sort === value)
}

/** The order that a value names; what is none of them is best selling, as in an address without a sort. */
export function sortOf(value: string): ListingSort {
  return sorts.find(({ sort }) => sort === value)?.sort ?? 'best-selling'
}
