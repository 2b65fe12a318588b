import type { ListingSort } from '../contract/index.ts'
import { parsePageNo } from './page-no.ts'
import { anyPrice, isAnyPrice, toPriceRange } from './price-range.ts'
import type { PriceRange } from './price-range.ts'
import { lowestRatings } from './selection.ts'
import type { ListingSelection } from './selection.ts'

/** What the query of a listing's address says [13.1]. */
export interface ListingAddress {
  readonly selection: ListingSelection
  /** From 1 [12.3]. */
  readonly pageNo: number
}

/** The most values of one filter that an address can carry; a request takes no more. */
const mostValues = 50

/** The longest handle or name that a request takes. */
const longestValue = 200

const sorts: readonly string[] = [
  'rating',
  'price-low-to-high',
  'price-high-to-low',
  'country-of-origin',
] satisfies ListingSort[]

/**
 * Reads the query of a listing's address, with or without its question mark. Several values stand between commas, or
 * come as several parameters as a plain form sends them. What is unknown or malformed is dropped [13.1].
 */
export function parseListingAddress(search: string): ListingAddress {
  const query = new URLSearchParams(search)
  const sort = query.get('sortBy') ?? ''
  return {
    selection: {
      brands: readValues(query, 'brands'),
      categories: readValues(query, 'categories'),
      origin: readValues(query, 'origin'),
      availability: readAvailability(query.get('availability')),
      rating: lowestRatings.find((rating) => String(rating) === query.get('rating')) ?? null,
      price: readPrice(query.get('price') ?? ''),
      sort: sorts.includes(sort) ? (sort as ListingSort) : 'best-selling',
    },
    pageNo: parsePageNo(search),
  }
}

/** Writes the query of a listing's address, without question mark; what is not chosen is left out [13.5, 13.8]. */
export function toListingSearch({ selection, pageNo }: ListingAddress): string {
  const { brands, categories, origin, availability, rating, price, sort } = selection
  const query = new URLSearchParams([
    ...valuesOf('brands', brands.join(',')),
    ...valuesOf('categories', categories.join(',')),
    ...valuesOf('origin', origin.join(',')),
    ...valuesOf('availability', availability),
    ...valuesOf('rating', rating),
    ...valuesOf('price', isAnyPrice(price) ? '' : `${String(price.min)}-${String(price.max)}`),
    ...valuesOf('sortBy', sort === 'best-selling' ? '' : sort),
    ...valuesOf('pageNo', pageNo > 1 ? pageNo : ''),
  ])
  // A comma needs no escape in a query, and an address that is read aloud or sent by message is better without.
  return query.toString().replaceAll('%2C', ',')
}

/** Whether two queries show the same listing, on whichever of its pages. */
export function isSameListing(search: string, other: string): boolean {
  const firstPage = (query: string) => toListingSearch({ ...parseListingAddress(query), pageNo: 1 })
  return firstPage(search) === firstPage(other)
}

function valuesOf(name: string, value: string | number | boolean | null): [string, string][] {
  return value === '' || value === null ? [] : [[name, String(value)]]
}

function readValues(query: URLSearchParams, name: string): readonly string[] {
  const values = query.getAll(name).flatMap((text) => text.split(','))
  const known = values.map((value) => value.trim()).filter((value) => value !== '' && value.length <= longestValue)
  return [...new Set(known)].slice(0, mostValues)
}

function readAvailability(text: string | null): boolean | null {
  if (text === 'true') return true
  return text === 'false' ? false : null
}

function readPrice(text: string): PriceRange {
  const [, min, max] = /^(\d{1,6})-(\d{1,6})$/.exec(text) ?? []
  if (min === undefined || max === undefined || Number(min) >= Number(max)) return anyPrice
  return toPriceRange(Number(min), Number(max))
}
