import type { Locale } from '../locale/index.ts'

/** Something per language; a language without an entry shows the English one. */
export type PerLocale<T> = Readonly<Partial<Record<Locale, T>>>
