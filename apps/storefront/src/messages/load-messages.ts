import type { Locale } from '@krishi/storefront-core/locale'
import type { CompiledMessages } from '@krishi/storefront-ui/i18n'
import type { LazyTextGroup } from './text-groups.ts'

/** A language: the texts that every page shows, and how each other group is loaded. */
export interface LanguageTexts extends Readonly<Record<LazyTextGroup, () => Promise<{ readonly default: Texts }>>> {
  readonly window: Texts
}

/** Texts by scope. */
export type Texts = Readonly<Record<string, CompiledMessages>>

/** English is bundled with each widget. */
const languages: Readonly<Partial<Record<Locale, () => Promise<{ readonly default: LanguageTexts }>>>> = {
  hi: () => import('virtual:text-groups/hi'),
  te: () => import('virtual:text-groups/te'),
  ta: () => import('virtual:text-groups/ta'),
  kn: () => import('virtual:text-groups/kn'),
  bn: () => import('virtual:text-groups/bn'),
}

// The same object every time: a new one would draw every text of the page again.
const noTexts: Texts = {}

/** Loads the texts of every page in one language with some groups more; nothing for English. */
export async function loadMessages(locale: Locale, groups: readonly LazyTextGroup[]): Promise<Texts> {
  const language = await languages[locale]?.()
  if (!language) return noTexts
  const loaded = await Promise.all(groups.map((group) => language.default[group]()))
  return Object.assign({}, language.default.window, ...loaded.map((module) => module.default)) as Texts
}
