import type { Locale } from '@krishi/storefront-core/locale'

/** The shop that the elements of a page belong to. */
export interface Place {
  /** The origin of the shop: the loader was loaded from there. */
  readonly origin: string
  /** The language of the texts. */
  readonly locale: Locale
}
