import type { Locale } from '@krishi/storefront-core/locale'

/** Products in a strip of the home page: one row on a desktop. */
const stripSize = 5

/** The listing behind a strip of the home page. */
export function stripListing(handle: string, locale: Locale) {
  return { handle, locale, pageSize: stripSize } as const
}
