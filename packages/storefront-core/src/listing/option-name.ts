import type { LocalizedText } from '../catalog/index.ts'
import type { FilterOption } from '../contract/index.ts'
import { defaultLocale } from '../locale/index.ts'
import type { Locale } from '../locale/index.ts'

/**
 * The name of a filter's choice in a language, in English where there is no other. Old catalogues have keys such as
 * `ta:` and names in decomposed letters; both are read as they were meant [13.10].
 */
export function optionName({ name, translations }: FilterOption, locale: Locale): LocalizedText {
  const found = Object.entries(translations).find(([key]) => toLocaleKey(key) === locale)
  const text = tidy(found?.[1].name ?? '')
  return text === '' ? { text: tidy(name), lang: defaultLocale } : { text, lang: locale }
}

// Cyrillic letters that look like Latin ones and have stood in keys.
const lookAlikes: Readonly<Record<string, string>> = { а: 'a', е: 'e', к: 'k', т: 't' }

function toLocaleKey(key: string): string {
  const latin = [...key.trim().toLowerCase()].map((letter) => lookAlikes[letter] ?? letter).join('')
  return latin.replace(/:$/, '')
}

function tidy(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim()
}
