import type { LocalizedText } from '@krishi/storefront-core/catalog'
import { defaultLocale, type Locale } from '@krishi/storefront-core/locale'
import type { Translated } from '../database/schema/index.ts'

/** The text in the asked language, else in English, and which of the two it is. */
export function localize(text: Translated, language: Locale): LocalizedText {
  const translation = text[language]
  return translation ? { text: translation, lang: language } : { text: text.en, lang: defaultLocale }
}
