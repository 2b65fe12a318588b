import type {
  FilterCounts,
  FilterOption,
  FilterOptions,
  HandleOption,
  ListingSort,
} from '@krishi/storefront-core/contract'
import { countChosen, filterNames, optionName, priceScale, priceSteps } from '@krishi/storefront-core/listing'
import type { FilterName as CoreFilterName, ListingSelection } from '@krishi/storefront-core/listing'
import type { Locale } from '@krishi/storefront-core/locale'
import type { FilterChip } from '@krishi/storefront-ui/filter-chips'
import type { FilterChoice, FilterGroup, FilterName, FilterSection } from '@krishi/storefront-ui/filter-panel'

/** Sections of the filter catalogue by id; Sort and Filter are none of the panel [13.4, 13.9]. */
const sectionNames: Readonly<Record<number, FilterName>> = {
  3: 'categories',
  4: 'brands',
  6: 'price',
  7: 'rating',
  8: 'availability',
  9: 'origin',
}

/** How a long list of brands begins. */
export interface LongBrands {
  /** Whole, and not with its first five. */
  readonly areWhole: boolean
  /** The page on which it does, for the way there without scripts. */
  readonly wholeHref: string
}

/** What the filter sections show. */
export interface FilterFacts {
  readonly options: FilterOptions
  /** How many products each choice would show; undefined while that is not known. */
  readonly counts: FilterCounts | undefined
  readonly selection: ListingSelection
  readonly locale: Locale
  readonly brands?: LongBrands | undefined
}

/** The sections of the panel, in the order of the catalogue [13.9]. */
export function toFilterSections({
  options,
  counts,
  selection,
  locale,
  brands,
}: FilterFacts): readonly FilterSection[] {
  return options.sections.flatMap((section) => {
    const name = sectionNames[section.id]
    if (name === undefined) return []
    const title = optionName({ name: section.title, translations: section.translations }, locale)
    if (name === 'price') {
      const presets = options.prices.map(({ min, max }) => ({ min, max: max ?? priceScale.max }))
      return { name, kind: 'price', title, value: selection.price, presets, steps: priceSteps() }
    }
    const kind = name === 'rating' || name === 'availability' ? 'one' : 'many'
    const facts = { groups: groupsOf(name, options, counts, locale), selected: selectedOf(name, selection) }
    const long = name === 'brands' && brands && { isWhole: brands.areWhole, wholeHref: brands.wholeHref }
    return { name, kind, title, ...facts, ...long }
  })
}

const everySort = ['best-selling', 'rating', 'price-low-to-high', 'price-high-to-low', 'country-of-origin'] as const

/** What a listing can be ordered by: what the backend says, else all; by country where it is narrowed by that. Undefined for the usual. */
export function toSorts({ offeredSorts, sections }: FilterOptions): readonly ListingSort[] | undefined {
  const hasOrigin = sections.some(({ id }) => sectionNames[id] === 'origin')
  return offeredSorts ?? (hasOrigin ? everySort : undefined)
}

type ChoiceName = Exclude<FilterName, 'price'>

function selectedOf(name: ChoiceName, selection: ListingSelection): readonly string[] {
  const chosen = selection[name]
  if (typeof chosen === 'object' && chosen !== null) return chosen
  return chosen === null ? [] : [String(chosen)]
}

function groupsOf(
  name: ChoiceName,
  options: FilterOptions,
  counts: FilterCounts | undefined,
  locale: Locale,
): readonly FilterGroup[] {
  const choice = (option: FilterOption, value: string, counted: Readonly<Record<string, number>> | undefined) => ({
    value,
    label: optionName(option, locale),
    searchText: option.name,
    count: counted && (counted[value] ?? 0),
  })
  // A choice that stands for several collections is known by the first.
  const byHandle = (option: HandleOption, counted: Readonly<Record<string, number>> | undefined) =>
    option.collectionHandle.slice(0, 1).map((handle) => choice(option, handle, counted))
  switch (name) {
    case 'categories':
      return options.categories.map((category) => ({
        label: optionName(category, locale),
        choices: category.data.flatMap((shelf) => byHandle(shelf, counts?.categories)).map(capitalized),
      }))
    case 'brands':
      return [{ choices: options.brands.flatMap((brand) => byHandle(brand, counts?.brands)) }]
    case 'origin':
      return [{ choices: options.origins.map((country) => choice(country, country.name, counts?.origins)) }]
    case 'rating':
      return [{ choices: options.ratings.map((rating) => choice(rating, String(rating.value), counts?.ratings)) }]
    case 'availability':
      return [
        { choices: options.availability.map((stock) => choice(stock, String(stock.value), counts?.availability)) },
      ]
  }
}

/** The wire's 'all' begins a line here. */
function capitalized(choice: FilterChoice): FilterChoice {
  const { text, lang } = choice.label
  return { ...choice, label: { text: text.charAt(0).toUpperCase() + text.slice(1), lang } }
}

/**
 * The chips of phones with what is chosen behind each [13.2].
 *
 * @param hasOrigin Whether the country of origin is one of the sections.
 */
export function toFilterChips(selection: ListingSelection, hasOrigin = false): readonly FilterChip[] {
  const chosen = (name: CoreFilterName) => countChosen(selection, name)
  const origin = hasOrigin || selection.origin.length > 0 ? (['origin'] as const) : []
  const sections = ['categories', 'brands', 'rating', 'price', 'availability', ...origin] as const
  return [
    { name: 'sort', count: selection.sort === 'best-selling' ? 0 : 1 },
    { name: 'filter', count: filterNames.reduce((sum, name) => sum + chosen(name), 0) },
    ...sections.map((name) => ({ name, count: chosen(name) })),
  ]
}

/** The choice of a value among those of a section; undefined for one that the catalogue does not have. */
export function findChoice(groups: readonly FilterGroup[], value: string): FilterChoice | undefined {
  return groups.flatMap(({ choices }) => choices).find((choice) => choice.value === value)
}
