/** The six languages of the shop, the default first. English has no path prefix [01.1]. */
export const locales = ['en', 'hi', 'te', 'ta', 'kn', 'bn'] as const

/** One of the six languages. */
export type Locale = (typeof locales)[number]

/** The language of a path without a prefix, and of any text that has no translation. */
export const defaultLocale: Locale = 'en'

/** Tells whether a text is the code of one of the six languages. Codes are lower case. */
export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value)
}
