import { isPriceNarrowed, isProductSoldOut, listedVariant } from '@krishi/storefront-core/availability'
import type { ProductDetail } from '@krishi/storefront-core/catalog'
import type { FilterCounts, ListingSort } from '@krishi/storefront-core/contract'
import type { Locale } from '@krishi/storefront-core/locale'
import type { ListingFilters } from '@krishi/storefront-hooks/catalog'
import type { MedusaProduct, MedusaProductCategory } from './medusa-shapes.ts'
import { toProduct } from './to-product.ts'

/** A product with the handles that it is narrowed by. */
export interface ShelfItem {
  readonly product: ProductDetail
  readonly brand: string
  readonly brandName: string
  readonly categories: readonly MedusaProductCategory[]
}

/** A product of Medusa as it is narrowed and sorted. */
export function toItem(product: MedusaProduct, locale: Locale): ShelfItem {
  const { handle: brand = '', title: brandName = '' } = product.collection ?? {}
  return { product: toProduct(product, locale), brand, brandName, categories: product.categories ?? [] }
}

/** Whether an order and filters are more than Medusa's own listing can do: it sorts by no price and narrows by none. */
export function needsShelf(filters: ListingFilters, sort: ListingSort): boolean {
  const { brandHandleName, categoryHandleName, countryOfOrigin, rating, price, availability } = filters
  return (
    sort !== 'best-selling' ||
    [...brandHandleName, ...categoryHandleName, ...countryOfOrigin].length > 0 ||
    rating !== null ||
    availability !== null ||
    isPriceNarrowed(price)
  )
}

/** The items that the filters leave, in the order of the sort [13.8]. */
export function arrange(items: readonly ShelfItem[], filters: ListingFilters, sort: ListingSort): readonly ShelfItem[] {
  const priceOf = ({ product }: ShelfItem) => listedVariant(product, filters)?.price ?? 0
  const left = items.filter((item) => matches(item, filters))
  if (sort === 'price-low-to-high') return left.sort((one, other) => priceOf(one) - priceOf(other))
  if (sort === 'price-high-to-low') return left.sort((one, other) => priceOf(other) - priceOf(one))
  if (sort === 'country-of-origin') return left.sort((one, other) => originOf(one).localeCompare(originOf(other), 'en'))
  return left
}

/** How many items each choice would show beside those that are made [13.9]. */
export function countItems(items: readonly ShelfItem[], filters: ListingFilters): FilterCounts {
  const without = (open: Partial<ListingFilters>) => items.filter((item) => matches(item, { ...filters, ...open }))
  return {
    total: without({}).length,
    brands: count(without({ brandHandleName: [] }).map(({ brand }) => brand)),
    categories: count(
      without({ categoryHandleName: [] }).flatMap(({ categories }) => categories.map(({ handle }) => handle)),
    ),
    origins: count(without({ countryOfOrigin: [] }).map(({ product }) => product.countryOfOrigin)),
    ratings: {},
    availability: count(without({ availability: null }).map(({ product }) => String(!isProductSoldOut(product)))),
  }
}

function matches({ product, brand, categories }: ShelfItem, filters: ListingFilters): boolean {
  const { rating, price, availability } = filters
  return (
    isAmong(filters.brandHandleName, [brand]) &&
    isAmong(
      filters.categoryHandleName,
      categories.map(({ handle }) => handle),
    ) &&
    isAmong(filters.countryOfOrigin, [product.countryOfOrigin]) &&
    product.rating.average >= (rating ?? 0) &&
    (!isPriceNarrowed(price) || listedVariant(product, filters) !== undefined) &&
    (availability === null || availability !== isProductSoldOut(product))
  )
}

function isAmong(chosen: readonly string[], values: readonly string[]): boolean {
  return chosen.length === 0 || values.some((value) => chosen.includes(value))
}

/** What is not known comes last. */
function originOf({ product }: ShelfItem): string {
  return product.countryOfOrigin || '\uFFFF'
}

function count(values: readonly string[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1
  return counts
}
