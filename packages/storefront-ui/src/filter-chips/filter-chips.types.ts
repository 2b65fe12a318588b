import type { LocalizedText } from '@krishi/storefront-core/catalog'
import type { FilterName, SheetSection } from '../filter-panel/index.ts'
import type { MessageOverrides } from '../i18n/index.ts'
import type { RupeeRange } from '../price-range/index.ts'
import type { RootProps } from '../root/index.ts'
import type en from './messages/en.json'

/** A chip of the row; `filter` opens the sheet at its first filter. */
export type ChipName = SheetSection | 'filter'

/** One chip and how much is chosen behind it [13.2]; counts are always computed, never seeded. */
export interface FilterChip {
  readonly name: ChipName
  /** @default 0 */
  readonly count?: number | undefined
}

/** Props of the row of chips. */
export interface FilterChipsProps extends RootProps<HTMLElement> {
  /** In the order in which they stand: Sort, Filter, Categories, Brands, Rating, Price, Availability. */
  chips: readonly FilterChip[]
  /** Where a chip leads while no script runs. @default '#filters' */
  href?: string | undefined
  /** Called instead of following the link. */
  onOpen?: ((chip: ChipName) => void) | undefined
  messages?: MessageOverrides<typeof en> | undefined
}

/** A filter that is in force. */
export type ActiveFilter =
  | {
      readonly section: Exclude<FilterName, 'price'>
      readonly value: string
      /** The section's name, which the removing button says. */
      readonly title: LocalizedText
      readonly label: LocalizedText
    }
  | { readonly section: 'price'; readonly title: LocalizedText; readonly range: RupeeRange }

/** Props of the list of filters in force. */
export interface ActiveFiltersProps extends RootProps<HTMLElement> {
  filters: readonly ActiveFilter[]
  /** Called when one filter is removed. */
  onRemove: (filter: ActiveFilter) => void
  /** Called when all filters are removed; without it there is no such button. */
  onClearAll?: (() => void) | undefined
  messages?: MessageOverrides<typeof en> | undefined
}
