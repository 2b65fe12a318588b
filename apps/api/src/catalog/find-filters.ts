import type { FilterCounts, FilterOptions, OptionTranslations } from '@krishi/storefront-core/contract'
import { defaultLocale, type Locale } from '@krishi/storefront-core/locale'
import { and, asc, count, sql, type SQL } from 'drizzle-orm'
import { schema, type Database } from '../database/index.ts'
import type { Translated } from '../database/schema/index.ts'
import type { Six } from '../seed/six.ts'
import {
  allNames,
  countryNames,
  filterCategories,
  fixedOptions,
  originSection,
  translationsOf,
} from './filter-catalogue.ts'
import { conditionsOf, isForSale, noFilters, type ListingScope } from './listing-conditions.ts'

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
): Promise<FilterOptions> {
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
  const named = (names: Six) => ({ name: names[0], translations: only(language, translationsOf(names)) })
  const stored = ({ handle, name }: { readonly handle: string; readonly name: Translated }) => ({
    name: name.en,
    collectionHandle: [handle],
    translations: only(language, translationsOfStored(name)),
  })
  return {
    ...fixed,
    sections: hasOrigin ? [...fixed.sections, inLanguage(language, originSection)] : fixed.sections,
    brands: brands.map(stored).sort((one, other) => one.name.localeCompare(other.name, 'en')),
    categories: filterCategories
      .filter(({ handle }) => shelves.some((shelf) => shelf.category === handle))
      .map(({ handle, names }) => ({
        ...named(names),
        data: [
          { ...named(allNames), collectionHandle: [handle] },
          ...shelves.filter((shelf) => shelf.category === handle).map(stored),
        ],
      })),
    origins: countryNames.filter(([english]) => countries.some(({ name }) => name === english)).map(named),
  }
}

/**
 * How many products each choice would show beside the choices that are made: every filter is counted as if nothing of
 * its own were chosen, since its choices add to each other.
 */
export async function countFilters(database: Database, scope: ListingScope): Promise<FilterCounts> {
  const by = (column: Groupable, except: keyof ListingScope['filters']) =>
    database
      .select({ value: column, products: count() })
      .from(products)
      .where(conditionsOf(database, scope, except))
      .groupBy(column)
  const countOf = (condition: SQL | undefined) => database.select({ products: count() }).from(products).where(condition)
  const inAnyStock = conditionsOf(database, scope, 'availability')
  const [brands, categories, shelves, origins, [rated], [anyStock], [inStock], [all]] = await Promise.all([
    by(products.brandHandle, 'brandHandleName'),
    by(products.categoryHandle, 'categoryHandleName'),
    by(products.subCategoryHandle, 'categoryHandleName'),
    by(products.countryOfOrigin, 'countryOfOrigin'),
    database
      .select({ 4: countWhere(isRated(4)), 3: countWhere(isRated(3)), 2: countWhere(isRated(2)) })
      .from(products)
      .where(conditionsOf(database, scope, 'rating')),
    countOf(inAnyStock),
    // As a condition and not as a filter of the count, which would look for the packs of each product by itself.
    countOf(and(inAnyStock, isForSale(database))),
    countOf(conditionsOf(database, scope)),
  ])
  return {
    total: all?.products ?? 0,
    brands: byValue(brands),
    categories: byValue([...categories, ...shelves]),
    origins: byValue(origins),
    ratings: rated ?? {},
    availability: { true: inStock?.products ?? 0, false: (anyStock?.products ?? 0) - (inStock?.products ?? 0) },
  }
}

type Groupable =
  | typeof products.brandHandle
  | typeof products.categoryHandle
  | typeof products.subCategoryHandle
  | typeof products.countryOfOrigin

function isRated(lowest: number): SQL {
  return sql`${products.ratingAverage} >= ${lowest}`
}

function countWhere(condition: SQL) {
  return sql`count(*) filter (where ${condition})`.mapWith(Number)
}

function byValue(rows: readonly { readonly value: string; readonly products: number }[]) {
  return Object.fromEntries(rows.map(({ value, products: found }) => [value, found]))
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
