import type { Locale } from '@krishi/storefront-core/locale'
import type { Texts } from '@krishi/storefront-host/texts'

/** English is bundled with each widget. */
const languages: Readonly<Partial<Record<Locale, () => Promise<{ readonly default: Texts }>>>> = {
  hi: () => import('virtual:texts/hi'),
  te: () => import('virtual:texts/te'),
  ta: () => import('virtual:texts/ta'),
  kn: () => import('virtual:texts/kn'),
  bn: () => import('virtual:texts/bn'),
}

/** All texts of a language, for a server: it renders whatever is on a page. None for English. */
export async function loadTextsOf(locale: Locale): Promise<Texts> {
  return (await languages[locale]?.())?.default ?? {}
}
