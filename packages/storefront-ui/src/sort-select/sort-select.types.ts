import type { ListingSort } from '@krishi/storefront-core/contract'
import type { MessageOverrides } from '../i18n/index.ts'
import type { QueryForm } from '../primitives/field/index.ts'
import type { RootProps } from '../root/index.ts'
import type en from './messages/en.json'

/** Props of the choice of an order. */
export interface SortSelectProps extends RootProps<HTMLFormElement> {
  /** The order that is in force [13.5]. */
  value: ListingSort
  /** What the listing can be ordered by. @default all but the country of origin */
  sorts?: readonly ListingSort[] | undefined
  /** Where it asks for the page while no script runs; the field is `sortBy`, `keep` holds the filters. */
  form: QueryForm
  onSortChange: (sort: ListingSort) => void
  messages?: MessageOverrides<typeof en> | undefined
}
