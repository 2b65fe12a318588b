import type { FilterCounts, FilterOption, FilterOptions, ListingSort } from '@krishi/storefront-core/contract'
import type { Locale } from '@krishi/storefront-core/locale'
import { isRecord, parseJson } from '@krishi/storefront-core/shape'
import type { ListingFilters } from '@krishi/storefront-hooks/catalog'
import type { FacetFragment, ProductCollectionSortKeys, ProductFilter } from '../generated/operations.ts'

/** Shopify's names of the filters that the shop has, and the ids of our sections for them [13.9]. */
const facets = {
  categories: ['filter.p.product_type', 3],
  brands: ['filter.p.vendor', 4],
  price: ['filter.v.price', 6],
  availability: ['filter.v.availability', 8],
  origins: ['filter.p.m.krishi.country_of_origin', 9],
} as const

type FacetName = keyof typeof facets

interface FacetChoice {
  readonly value: string
  readonly label: string
  readonly count: number
}

/** A choice's value, out of what Shopify takes for it: `{"productVendor":"X"}`, `{"available":true}`, or a metafield's value. */
function valueOf(input: string): string {
  const [chosen] = Object.values(Object(parseJson(input)) as object) as readonly unknown[]
  return String(isRecord(chosen) ? chosen['value'] : chosen)
}

function choicesOf(filters: readonly FacetFragment[], name: FacetName): readonly FacetChoice[] {
  const found = filters.find(({ id }) => id === facets[name][0])
  return (found?.values ?? []).map(({ label, count, input }) => ({ label, count, value: valueOf(input) }))
}

function countsOf(filters: readonly FacetFragment[], name: FacetName): Readonly<Record<string, number>> {
  return Object.fromEntries(choicesOf(filters, name).map(({ value, count }) => [value, count]))
}

/** What narrows a listing. A rating cannot: Shopify filters by the exact value of a metafield only. */
export function toProductFilters({
  brandHandleName,
  categoryHandleName,
  countryOfOrigin,
  price: { minPrice, maxPrice },
  availability,
}: ListingFilters): readonly ProductFilter[] {
  const isPriceNarrowed = minPrice !== null || maxPrice !== null
  // A pack in the range counts that can be bought [13.8].
  const available = availability ?? (isPriceNarrowed || null)
  return [
    ...brandHandleName.map((productVendor) => ({ productVendor })),
    ...categoryHandleName.map((productType) => ({ productType })),
    ...countryOfOrigin.map((value) => ({ productMetafield: { namespace: 'krishi', key: 'country_of_origin', value } })),
    ...(isPriceNarrowed ? [{ price: { min: toRupees(minPrice), max: toRupees(maxPrice) } }] : []),
    ...(available === null ? [] : [{ available }]),
  ]
}

function toRupees(paise: number | null): number | null {
  return paise === null ? null : paise / 100
}

/** The order of a listing. By rating or origin Shopify cannot sort: what sells best comes first then, as without a wish. */
export function toSort(sort: ListingSort): { readonly sortKey: ProductCollectionSortKeys; readonly reverse: boolean } {
  const isByPrice = sort.startsWith('price')
  return { sortKey: isByPrice ? 'PRICE' : 'BEST_SELLING', reverse: sort === 'price-high-to-low' }
}

/** How many products a narrowed listing has: Shopify does not say it, but each product has one vendor. Null without that filter. */
export function totalOf(filters: readonly FacetFragment[], { brandHandleName }: ListingFilters): number | null {
  const vendors = choicesOf(filters, 'brands').filter(
    ({ value }) => brandHandleName.length === 0 || brandHandleName.includes(value),
  )
  return vendors.length === 0 ? null : vendors.reduce((sum, { count }) => sum + count, 0)
}

/** How many products each choice shows. */
export function toCounts(facetsOfShop: readonly FacetFragment[], filters: ListingFilters): FilterCounts {
  return {
    total: totalOf(facetsOfShop, filters) ?? 0,
    brands: countsOf(facetsOfShop, 'brands'),
    categories: countsOf(facetsOfShop, 'categories'),
    origins: countsOf(facetsOfShop, 'origins'),
    availability: countsOf(facetsOfShop, 'availability'),
    ratings: {},
  }
}

/** What a listing can be narrowed by: the filters that the owner has switched on, in the words of Shopify. */
export function toOptions(filters: readonly FacetFragment[], locale: Locale): FilterOptions {
  const named = (label: string): FilterOption => ({ name: label, translations: { [locale]: { name: label } } })
  const byHandle = (name: FacetName) =>
    choicesOf(filters, name).map(({ label, value }) => ({ ...named(label), collectionHandle: [value] }))
  return {
    sections: (Object.values(facets) as readonly (readonly [string, number])[]).flatMap(([facet, id]) => {
      const label = filters.find((filter) => filter.id === facet)?.label
      if (label === undefined) return []
      return [{ id, title: label, translations: named(label).translations }]
    }),
    brands: byHandle('brands'),
    categories: byHandle('categories').map((category) => ({ ...category, data: [category] })),
    availability: choicesOf(filters, 'availability').map(({ label, value }) => ({
      ...named(label),
      value: value === 'true',
    })),
    origins: choicesOf(filters, 'origins').map(({ value }) => named(value)),
    prices: [],
    ratings: [],
    offeredSorts: ['best-selling', 'price-low-to-high', 'price-high-to-low'],
  }
}
