import type { Locale } from '@krishi/storefront-core/locale'
import type { CompiledMessages } from '@krishi/storefront-ui/i18n'
import type { TextGroup } from './text-groups.ts'

/** Texts by scope. */
export type Texts = Readonly<Record<string, CompiledMessages>>

type Loader = () => Promise<{ readonly default: Texts }>

/** English is bundled with each widget. */
const loaders: Readonly<Partial<Record<Locale, Readonly<Record<TextGroup, Loader>>>>> = {
  hi: {
    window: () => import('virtual:texts/hi/window'),
    cart: () => import('virtual:texts/hi/cart'),
    checkout: () => import('virtual:texts/hi/checkout'),
  },
  te: {
    window: () => import('virtual:texts/te/window'),
    cart: () => import('virtual:texts/te/cart'),
    checkout: () => import('virtual:texts/te/checkout'),
  },
  ta: {
    window: () => import('virtual:texts/ta/window'),
    cart: () => import('virtual:texts/ta/cart'),
    checkout: () => import('virtual:texts/ta/checkout'),
  },
  kn: {
    window: () => import('virtual:texts/kn/window'),
    cart: () => import('virtual:texts/kn/cart'),
    checkout: () => import('virtual:texts/kn/checkout'),
  },
  bn: {
    window: () => import('virtual:texts/bn/window'),
    cart: () => import('virtual:texts/bn/cart'),
    checkout: () => import('virtual:texts/bn/checkout'),
  },
}

// The same object every time: a new one would draw every text of the page anew.
const noTexts: Texts = {}

/** Loads groups of texts in one language; nothing for English. */
export async function loadMessages(locale: Locale, groups: readonly TextGroup[]): Promise<Texts> {
  const ofLocale = loaders[locale]
  if (!ofLocale) return noTexts
  const loaded = await Promise.all(groups.map((group) => ofLocale[group]()))
  return Object.assign({}, ...loaded.map((module) => module.default)) as Texts
}

/** The modules of groups of texts, as the client manifest names them, for preloading. */
export function messageModules(locale: Locale, groups: readonly TextGroup[]): string[] {
  return loaders[locale] ? groups.map((group) => `virtual:texts/${locale}/${group}`) : []
}
