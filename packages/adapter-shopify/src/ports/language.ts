import type { Locale } from '@krishi/storefront-core/locale'

/** The name of a language at Shopify. */
export function languageOf(locale: Locale): Uppercase<Locale> {
  return locale.toUpperCase() as Uppercase<Locale>
}
