import type { FilterOptions, HandleOption } from '@krishi/storefront-core/contract'
import type { Locale } from '@krishi/storefront-core/locale'
import { filterWords } from './filter-words.ts'
import type { ShelfItem } from './shelf.ts'

/** A name as Medusa has it in the language that was asked for. */
function option(text: string, handle: string, locale: Locale): HandleOption {
  return { name: text, translations: { [locale]: { name: text } }, collectionHandle: [handle] }
}

/** What the products of a category can be narrowed by: what occurs among them, and the fixed choices. Medusa has no ratings. */
export function toFilterOptions(items: readonly ShelfItem[], locale: Locale): FilterOptions {
  const { all, ...fixed } = filterWords
  const brands = new Map(items.map(({ brand, brandName }) => [brand, option(brandName, brand, locale)]))
  const categories = new Map(
    items.flatMap((item) => item.categories.map(({ handle, name }) => [handle, option(name, handle, locale)] as const)),
  )
  const origins = new Set(items.map(({ product }) => product.countryOfOrigin))
  return {
    ...fixed,
    brands: [...brands.values()].filter(({ name }) => name !== ''),
    categories: [...categories.values()].map(({ collectionHandle, ...named }) => ({
      ...named,
      data: [{ ...all, collectionHandle }],
    })),
    ratings: [],
    origins: [...origins].filter((name) => name !== '').map((name) => ({ name, translations: {} })),
  }
}
