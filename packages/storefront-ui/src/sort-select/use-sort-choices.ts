import type { ListingSort } from '@krishi/storefront-core/contract'
import type { LocalizedText } from '@krishi/storefront-core/catalog'
import { usePlainMessages } from '../i18n/index.ts'
import en from './messages/en.json'
import { offeredSorts } from './sorts.ts'

/** The orders with their names, for views that draw them otherwise than as a select. */
export function useSortChoices(
  value: ListingSort,
  sorts?: readonly ListingSort[],
): readonly { readonly value: ListingSort; readonly label: LocalizedText }[] {
  const t = usePlainMessages('sortSelect', en)
  return offeredSorts(value, sorts).map(({ sort, key }) => ({
    value: sort,
    label: { text: t(key), lang: t.lang(key) ?? 'en' },
  }))
}
