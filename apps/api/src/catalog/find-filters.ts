import type { FilterOptionsResponse, OptionTranslations } from '@krishi/storefront-core/contract'
import { defaultLocale, type Locale } from '@krishi/storefront-core/locale'
import { asc } from 'drizzle-orm'
import { schema, type Database } from '../database/index.ts'
import type { Translated } from '../database/schema/index.ts'
import type { LocalizedTuple } from '../seed/localized-tuple.ts'
import {
  allNames,
  countryNames,
  filterCategories,
  fixedOptions,
  originSection,
  translationsOf,
} from './filter-catalogue.ts'
import { conditionsOf, noFilters } from './listing-conditions.ts'

const { products } = schema

/**
 * What the products of a collection can be narrowed by: the brands, shelves and countries that occur in it, and the
 * fixed choices [13.9, 13.11]. Names come in English and in the asked language.
 *
 * @param hasOrigin Whether the country of origin is one of the sections.
 */
export async function findFilterOptions(
  database: Database,
  collectionHandle: string,
  language: Locale,
  hasOrigin: boolean,
): Promise<FilterOptionsResponse> {
  const within = conditionsOf(database, { handleName: [collectionHandle], filters: noFilters })
  const [brands, shelves, countries] = await Promise.all([
    database
      .selectDistinct({ handle: products.brandHandle, name: products.brandName })
      .from(products)
      .where(within)
      .orderBy(asc(products.brandHandle)),
    database
      .selectDistinct({
        category: products.categoryHandle,
        handle: products.subCategoryHandle,
        name: products.subCategoryName,
      })
      .from(products)
      .where(within)
      .orderBy(asc(products.subCategoryHandle)),
    database.selectDistinct({ name: products.countryOfOrigin }).from(products).where(within),
  ])
  const fixed = fixedInLanguage(language)
  const named = (names: LocalizedTuple) => ({ name: names[0], translations: only(language, translationsOf(names)) })
  const inOrder = <Item extends { readonly name: Translated }>(items: readonly Item[]) =>
    items.toSorted((one, other) => nameIn(one, language).localeCompare(nameIn(other, language), language))
  const stored = ({ handle, name }: { readonly handle: string; readonly name: Translated }) => ({
    name: name.en,
    collectionHandle: [handle],
    translations: only(language, translationsOfStored(name)),
  })
  return {
    ...fixed,
    sections: hasOrigin ? [...fixed.sections, inLanguage(language, originSection)] : fixed.sections,
    brands: inOrder(brands).map(stored),
    categories: filterCategories
      .filter(({ handle }) => shelves.some((shelf) => shelf.category === handle))
      .map(({ handle, names }) => ({
        ...named(names),
        data: [
          { ...named(allNames), collectionHandle: [handle] },
          ...inOrder(shelves.filter((shelf) => shelf.category === handle)).map(stored),
        ],
      })),
    origins: countryNames.filter(([english]) => countries.some(({ name }) => name === english)).map(named),
  }
}

/** What something is called in a language, or else in English: lists are in the order of what is read. */
function nameIn({ name }: { readonly name: Translated }, language: Locale): string {
  return name[language] ?? name.en
}

function translationsOfStored({ en: _english, ...others }: Translated): OptionTranslations {
  return Object.fromEntries(Object.entries(others).map(([language, name]) => [language, { name }]))
}

function fixedInLanguage(language: Locale): typeof fixedOptions {
  const { sections, ratings, prices, availability, sorts } = fixedOptions
  return {
    sections: sections.map((option) => inLanguage(language, option)),
    ratings: ratings.map((option) => inLanguage(language, option)),
    prices: prices.map((option) => inLanguage(language, option)),
    availability: availability.map((option) => inLanguage(language, option)),
    sorts: sorts.map((option) => inLanguage(language, option)),
  }
}

function inLanguage<Option extends { readonly translations: OptionTranslations }>(
  language: Locale,
  option: Option,
): Option {
  return { ...option, translations: only(language, option.translations) }
}

/** The names in one language, under whichever key they stand. */
function only(language: Locale, translations: OptionTranslations): OptionTranslations {
  if (language === defaultLocale) return {}
  return Object.fromEntries(Object.entries(translations).filter(([key]) => key.startsWith(language)))
}
