import type { ListingFilters } from './catalog-port.ts'

/** A listing that is not narrowed [13.11]. */
export const noFilters: ListingFilters = {
  categoryHandleName: [],
  brandHandleName: [],
  countryOfOrigin: [],
  rating: null,
  price: { minPrice: null, maxPrice: null },
  availability: null,
}
