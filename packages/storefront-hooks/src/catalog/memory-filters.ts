import { isProductSoldOut } from '@krishi/storefront-core/availability'
import type { ProductDetail } from '@krishi/storefront-core/catalog'
import type { FilterCounts, FilterOption, FilterOptions } from '@krishi/storefront-core/contract'
import { lowestRatings } from '@krishi/storefront-core/listing'
import type { MemoryShop } from '../memory/create-memory-backend.ts'
import type { CountsQuery, ListingFilters } from './catalog-port.ts'
import { brandHandle, matches, productsOf } from './memory-listing.ts'

/** As the filter catalogue numbers them [13.9]. */
const sectionIds = [1, 2, 3, 4, 6, 7, 8]

/** What a collection of a shop in memory can be narrowed by: what occurs in it, and the usual fixed choices. */
export function memoryFilterOptions(shop: MemoryShop, handle: string): FilterOptions {
  const products = productsOf(shop, handle)
  const categories = distinct(products, ({ category }) => category.handle)
  return {
    sections: ['Sort', 'Filter', 'Categories', 'Brands', 'Price', 'Rating', 'Availability'].map((title, index) => ({
      id: sectionIds[index] ?? 0,
      title,
      translations: {},
    })),
    brands: distinct(products, brandHandle).map((product) => ({
      ...named(product.vendorName.text),
      collectionHandle: [brandHandle(product)],
    })),
    categories: categories.map(({ category }) => ({
      ...named(category.name.text),
      data: [{ ...named('all'), collectionHandle: [category.handle] }],
    })),
    ratings: lowestRatings.map((value) => ({ ...named(`${value} ⭐ and above`), value })),
    prices: [
      { ...named('Under ₹500'), min: 0, max: 500 },
      { ...named('Above ₹500'), min: 500, max: null },
    ],
    availability: [
      { ...named('In Stock'), value: true },
      { ...named('Out of Stock'), value: false },
    ],
    origins: distinct(products, ({ countryOfOrigin }) => countryOfOrigin).map((product) =>
      named(product.countryOfOrigin),
    ),
  }
}

/** How many products of a shop in memory each choice would show. */
export function memoryFilterCounts(shop: MemoryShop, { handle, filters }: CountsQuery): FilterCounts {
  const products = productsOf(shop, handle)
  const without = (open: Partial<ListingFilters>) => products.filter((each) => matches(each, { ...filters, ...open }))
  const rated = without({ rating: null })
  const stocked = without({ availability: null })
  return {
    total: without({}).length,
    brands: count(without({ brandHandleName: [] }), brandHandle),
    categories: count(without({ categoryHandleName: [] }), ({ category }) => category.handle),
    origins: count(without({ countryOfOrigin: [] }), ({ countryOfOrigin }) => countryOfOrigin),
    ratings: Object.fromEntries(
      lowestRatings.map((lowest) => [lowest, rated.filter(({ rating }) => rating.average >= lowest).length]),
    ),
    availability: count(stocked, (product) => String(!isProductSoldOut(product))),
  }
}

function named(name: string): FilterOption {
  return { name, translations: {} }
}

function distinct(products: readonly ProductDetail[], keyOf: (product: ProductDetail) => string) {
  return [...new Map(products.map((product) => [keyOf(product), product])).values()]
}

function count(products: readonly ProductDetail[], keyOf: (product: ProductDetail) => string): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const product of products) counts[keyOf(product)] = (counts[keyOf(product)] ?? 0) + 1
  return counts
}
