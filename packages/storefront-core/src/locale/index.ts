export { defaultLocale, isLocale, locales } from './locales.ts'
export type { Locale } from './locales.ts'
export { alternatePaths, localizePath, splitLocalePath, switchLocalePath } from './locale-paths.ts'
export type { LocalePath } from './locale-paths.ts'
