import type { Locale } from '@krishi/storefront-core/locale'

/** Each language by its own name. */
export const languageNames: Readonly<Record<Locale, string>> = {
  en: 'English',
  hi: 'हिन्दी',
  te: 'తెలుగు',
  ta: 'தமிழ்',
  kn: 'ಕನ್ನಡ',
  bn: 'বাংলা',
}
