import type { ListingSort } from '@krishi/storefront-core/contract'
import type { LocalizedText } from '@krishi/storefront-core/catalog'
import type { MessageOverrides } from '../i18n/index.ts'
import type { PriceRangeProps, RupeeRange } from '../price-range/index.ts'
import type { QueryForm } from '../primitives/field/index.ts'
import type { RootProps } from '../root/index.ts'
import type en from './messages/en.json'

/** What a listing can be narrowed by; also the names of the form fields and of the address. */
export type FilterName = 'categories' | 'brands' | 'price' | 'rating' | 'availability' | 'origin'

/** One box to tick. */
export interface FilterChoice {
  /** What the form posts and intents name. */
  readonly value: string
  readonly label: LocalizedText
  /** How many products it leaves; undefined while not known. At 0 it cannot be ticked, only unticked. */
  readonly count?: number | undefined
  /** More words that the search finds it by, such as its English name. */
  readonly searchText?: string | undefined
}

/** Choices under one heading, such as the subcategories of a category. */
export interface FilterGroup {
  readonly label?: LocalizedText | undefined
  readonly choices: readonly FilterChoice[]
}

interface SectionFacts {
  readonly title: LocalizedText
  /** Whether it is unfolded at first. @default true for price, brands and categories [13.4] */
  readonly isOpen?: boolean | undefined
}

/** A section of boxes (`many`), or of which one holds (`one`, with "Any" first). Brands can be searched [13.7]. */
export interface ChoiceSection extends SectionFacts {
  readonly name: Exclude<FilterName, 'price'>
  readonly kind: 'many' | 'one'
  readonly groups: readonly FilterGroup[]
  /** Values of the choices that hold. */
  readonly selected: readonly string[]
  /** Shows a long list whole at first. @default false */
  readonly isWhole?: boolean | undefined
  /** The page on which it does, for the way there without scripts. */
  readonly wholeHref?: string | undefined
}

/** The section of the price [13.8]. */
export interface PriceSection
  extends SectionFacts, Pick<PriceRangeProps, 'value' | 'presets' | 'limits' | 'anyPrice' | 'steps'> {
  readonly name: 'price'
  readonly kind: 'price'
}

/** One section of the panel; the caller's order is the order on the screen [13.9]. */
export type FilterSection = ChoiceSection | PriceSection

/** A choice that went beyond what a section may hold [13.6]. A new object is a new refusal and is announced once. */
export interface LimitReached {
  readonly section: FilterName
  /** What was chosen; the refusal stands under it. */
  readonly value: string
  /** The most that may be chosen. */
  readonly limit: number
}

/** The events of panel and sheet. No choice is applied here: facts change when the props do. */
export interface FilterIntents {
  /** A choice was ticked or unticked. In a section of kind `one` it is always ticked; "Any" is `onClear`. */
  onChoose: (section: ChoiceSection['name'], value: string, isChosen: boolean) => void
  /** A price range was chosen; always `min < max`. */
  onPriceChange: (price: RupeeRange) => void
  /** One section, or `all` of them, is to be cleared. */
  onClear: (section: FilterName | 'all') => void
}

/** `loading` keeps the place of sections that are not known yet; `failed` says so with another try. */
export type FilterStatus = 'ready' | 'loading' | 'failed'

/** Props of the sidebar. */
export interface FilterPanelProps extends FilterIntents, RootProps<HTMLFormElement> {
  /** Where its form asks for the page while no script runs; `keep` holds what is no filter, such as the sort. */
  form: QueryForm
  sections: readonly FilterSection[]
  /** @default 'ready' */
  status?: FilterStatus | undefined
  /** "Clear all" while something is active [13.4], and in its place "Undo" after it. @default 'none' */
  clearing?: 'none' | 'clear' | 'undo' | undefined
  /** What comes after the panel, such as `#products`: the way past its many boxes for those who walk by keyboard. */
  skipHref?: string | undefined
  /** The same page without filters: "Clear all" while no script runs. */
  clearHref?: string | undefined
  limitReached?: LimitReached | null | undefined
  /** Fragment of its address: the chips of phones lead to it. @default 'filters' */
  id?: string | undefined
  /** Below 60 rem: always in view, or only while the address names its fragment. @default 'shown' */
  onPhones?: 'shown' | 'target' | undefined
  /** Called to restore what "Clear all" removed. */
  onUndo?: (() => void) | undefined
  /** Called to load the choices again. */
  onRetry?: (() => void) | undefined
  messages?: MessageOverrides<typeof en> | undefined
}

/** A part of the sheet: the sort stands first [13.2]. */
export type SheetSection = 'sort' | FilterName

/** Props of the sheet. Its facts are what is chosen in it and not applied yet [13.3]. */
export interface FilterSheetProps extends FilterIntents, RootProps<HTMLElement> {
  sections: readonly FilterSection[]
  sort: ListingSort
  /** What the listing can be ordered by. @default all but the country of origin */
  sorts?: readonly ListingSort[] | undefined
  /** @default 'ready' */
  status?: FilterStatus | undefined
  /** The section in view. */
  activeSection: SheetSection
  onSectionChange: (section: SheetSection) => void
  onSortChange: (sort: ListingSort) => void
  /** Something is chosen, so there is something to clear; "Clear" is `onClear('all')`. */
  canClear: boolean
  /** Something is chosen that is not applied. */
  canApply: boolean
  /** An answer is on its way: Clear and Apply wait. @default false */
  isBusy?: boolean | undefined
  /** How many products "Apply" would show; undefined while not known. */
  resultCount?: number | undefined
  limitReached?: LimitReached | null | undefined
  onApply: () => void
  /** Called when the sheet is left without applying. */
  onClose: () => void
  onRetry?: (() => void) | undefined
  messages?: MessageOverrides<typeof en> | undefined
}
