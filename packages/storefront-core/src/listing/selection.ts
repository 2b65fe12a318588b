import type { CollectionProductsRequest, ListingSort } from '../contract/index.ts'
import { anyPrice, isAnyPrice, priceScale } from './price-range.ts'
import type { PriceRange } from './price-range.ts'

/** What a shopper has chosen in the filters of a listing. The address of the page is its only home [13.1]. */
export interface ListingSelection {
  /** Handles. */
  readonly brands: readonly string[]
  /** Handles of categories and sub-categories. */
  readonly categories: readonly string[]
  /** Names of countries. */
  readonly origin: readonly string[]
  /** The lowest rating; null for any. */
  readonly rating: number | null
  readonly price: PriceRange
  /** In stock, out of stock, or null for both. */
  readonly availability: boolean | null
  readonly sort: ListingSort
}

/** The parts of a selection of which several can be chosen. */
export type ManyFilter = 'brands' | 'categories' | 'origin'

/** Everything that narrows a listing; the sort does not. */
export type FilterName = ManyFilter | 'rating' | 'price' | 'availability'

/** A listing as it comes: all products, best selling first [13.5]. */
export const noSelection: ListingSelection = {
  brands: [],
  categories: [],
  origin: [],
  rating: null,
  price: anyPrice,
  availability: null,
  sort: 'best-selling',
}

/** The lowest ratings that can be asked for [13.9]. */
export const lowestRatings = [4, 3, 2] as const

/** The filters of a request for a listing: prices in paise, open at the top end of the scale (behaviours.md 2, 8) [13.11]. */
export function toListingFilters(selection: ListingSelection): CollectionProductsRequest['body']['filters'] {
  const { min, max } = selection.price
  const isAny = isAnyPrice(selection.price)
  return {
    categoryHandleName: selection.categories,
    brandHandleName: selection.brands,
    countryOfOrigin: selection.origin,
    rating: selection.rating,
    price: {
      minPrice: isAny || min === priceScale.min ? null : min * 100,
      maxPrice: isAny || max === priceScale.max ? null : max * 100,
    },
    availability: selection.availability,
  }
}
