export { defaultLocale, locales } from './locales.ts'
export type { Locale } from './locales.ts'
