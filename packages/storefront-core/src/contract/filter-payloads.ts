import type { CollectionProductsRequest, ListingSort } from './catalog-payloads.ts'
import type { LanguageQuery } from './operation.ts'

/**
 * Names by language: `{ hi: { name: '…' } }`. An adapter puts there what its backend has besides `name`, and `{}` where that is
 * nothing: widgets then show `name`. Keys are as the wire has them, misspelt ones too [13.10].
 */
export type OptionTranslations = Readonly<Record<string, { readonly name: string }>>

/** A choice of a filter. */
export interface FilterOption {
  /** In English, or in the only language that the backend has. */
  readonly name: string
  /** `name` in other languages; `{}` where there are none. */
  readonly translations: OptionTranslations
}

/** A brand or subcategory; one choice may stand for several collections. */
export interface HandleOption extends FilterOption {
  readonly collectionHandle: readonly string[]
}

/** A top-level category; the first subcategory is always 'all' [13.9]. */
export interface CategoryOption extends FilterOption {
  readonly data: readonly HandleOption[]
}

/** A lowest rating. */
export interface RatingOption extends FilterOption {
  readonly value: number
}

/** A price band in rupees; `max` is null for the open one. */
export interface PriceOption extends FilterOption {
  readonly min: number
  readonly max: number | null
}

/** In stock or not. */
export interface AvailabilityOption extends FilterOption {
  readonly value: boolean
}

/** A section of the filter panel. */
export interface FilterSection {
  /** What it heads: 3 categories, 4 brands, 6 price, 7 rating, 8 availability, 9 country of origin; others are not shown. */
  readonly id: number
  /** Its heading in English, or in the only language that the backend has. */
  readonly title: string
  /** `title` in other languages; `{}` where there are none. */
  readonly translations: OptionTranslations
}

/** A section on the wire, which says where its icon would stand. */
export interface SectionOnWire extends FilterSection {
  readonly hasIcon: boolean
  readonly iconPosition: 'left' | 'right' | null
}

/** A sort as the wire numbers it: 0, 1, 3 and 4. What is checked comes from the address of the page. */
export interface SortOption extends FilterOption {
  readonly id: 0 | 1 | 3 | 4
  readonly isChecked: boolean
}

/** Everything that a listing can be narrowed by [13.9]. */
export interface FilterOptions {
  /**
   * The headings of the filter panel, in their order. An adapter lists here each kind of choice that is to be seen: choices without their
   * section are not shown.
   */
  readonly sections: readonly FilterSection[]
  readonly brands: readonly HandleOption[]
  readonly categories: readonly CategoryOption[]
  readonly ratings: readonly RatingOption[]
  readonly prices: readonly PriceOption[]
  readonly availability: readonly AvailabilityOption[]
  /** Countries, by their English names. */
  readonly origins: readonly FilterOption[]
  /** The orders that it can be put in; absent where it can be put in every order that a shop offers. */
  readonly offeredSorts?: readonly ListingSort[]
}

/** The choices of a listing on the wire, which numbers and names the orders and knows of icons. */
export interface FilterOptionsResponse extends Omit<FilterOptions, 'offeredSorts' | 'sections'> {
  readonly sections: readonly SectionOnWire[]
  readonly sorts: readonly SortOption[]
}

/** Asks for the choices of a listing [13.11]. */
export interface FilterOptionsRequest {
  readonly query: LanguageQuery & { readonly handleName: string }
}

/** Asks how many products each choice would show beside those that are made. Beyond the specification. */
export interface FilterCountsRequest {
  readonly body: Pick<CollectionProductsRequest['body'], 'handleName' | 'filters'>
}

/** Products per choice; a choice that is absent shows none. */
export interface FilterCounts {
  /** How many products the choices that are made show. */
  readonly total: number
  /** By handle. */
  readonly brands: Readonly<Record<string, number>>
  /** By handle, categories and sub-categories alike. */
  readonly categories: Readonly<Record<string, number>>
  /** By the English name of the country. */
  readonly origins: Readonly<Record<string, number>>
  /** By the lowest rating. */
  readonly ratings: Readonly<Record<string, number>>
  /** `true` is in stock. */
  readonly availability: Readonly<Record<string, number>>
}
