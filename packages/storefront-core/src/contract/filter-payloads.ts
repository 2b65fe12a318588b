import type { LanguageQuery } from './operation.ts'

/** Names per language. Keys are as the wire has them, misspelt ones too [13.10]. */
export type OptionTranslations = Readonly<Record<string, { readonly name: string }>>

/** A choice of a filter. */
export interface FilterOption {
  readonly name: string
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

/** A section of the filter panel; ids have gaps and say nothing else. */
export interface FilterSection {
  readonly id: number
  readonly title: string
  readonly translations: OptionTranslations
  readonly hasIcon: boolean
  readonly iconPosition: 'left' | 'right' | null
}

/** A sort; ids are 0, 1, 3 and 4. What is checked comes from the address of the page. */
export interface SortOption extends FilterOption {
  readonly id: 0 | 1 | 3 | 4
  readonly isChecked: boolean
}

/** Everything that a listing can be narrowed by [13.9]. */
export interface FilterOptions {
  readonly sections: readonly FilterSection[]
  readonly brands: readonly HandleOption[]
  readonly categories: readonly CategoryOption[]
  readonly ratings: readonly RatingOption[]
  readonly prices: readonly PriceOption[]
  readonly availability: readonly AvailabilityOption[]
  readonly sorts: readonly SortOption[]
}

/** Asks for the choices of a listing [13.11]. */
export interface FilterOptionsRequest {
  readonly query: LanguageQuery & { readonly handleName: string }
}
