import type {
  AvailabilityOption,
  CategoryOption,
  FilterCounts,
  FilterOption,
  FilterOptions,
  FilterSection,
  HandleOption,
  PriceOption,
  RatingOption,
} from '@krishi/storefront-core/contract'
import { hasShape, isCount, isFlag, isListOf, isNullOr, isPositive, isText } from '@krishi/storefront-core/shape'
import { accept, isMapOf } from '../http/index.ts'

const isTranslations = isMapOf(hasShape<{ readonly name: string }>({ name: isText }))
const named = { name: isText, translations: isTranslations }
const isHandleOption = hasShape<HandleOption>({ ...named, collectionHandle: isListOf(isText) })

/** Reads what a collection can be narrowed by; names stay as the wire has them, `optionName` reads those [13.10]. */
export const toFilterOptions = accept(
  hasShape<Omit<FilterOptions, 'offeredSorts'>>({
    sections: isListOf(hasShape<FilterSection>({ id: isCount, title: isText, translations: isTranslations })),
    brands: isListOf(isHandleOption),
    categories: isListOf(hasShape<CategoryOption>({ ...named, data: isListOf(isHandleOption) })),
    ratings: isListOf(hasShape<RatingOption>({ ...named, value: isPositive })),
    prices: isListOf(hasShape<PriceOption>({ ...named, min: isCount, max: isNullOr(isCount) })),
    availability: isListOf(hasShape<AvailabilityOption>({ ...named, value: isFlag })),
    origins: isListOf(hasShape<FilterOption>(named)),
  }),
)

const isCounts = isMapOf(isCount)

/** Reads how many products each choice would show. */
export const toFilterCounts = accept(
  hasShape<FilterCounts>({
    total: isCount,
    brands: isCounts,
    categories: isCounts,
    origins: isCounts,
    ratings: isCounts,
    availability: isCounts,
  }),
)
