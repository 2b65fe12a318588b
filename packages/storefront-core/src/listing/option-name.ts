import type { LocalizedText } from '../catalog/index.ts'
import type { FilterOption } from '../contract/index.ts'
import { defaultLocale } from '../locale/index.ts'
import type { Locale } from '../locale/index.ts'
import { foldLookAlikes, tidyName } from '../text/index.ts'

/**
 * The name of a filter's choice in a language, in English where there is no other. Old catalogues have keys such as
 * `ta:` and names in decomposed or foreign letters; both are read as they were meant [13.10].
 */
export function optionName({ name, translations }: FilterOption, locale: Locale): LocalizedText {
  const found = Object.entries(translations).find(([key]) => toLocaleKey(key) === locale)
  const text = tidyName(found?.[1].name ?? '')
  return text === '' ? { text: tidyName(name), lang: defaultLocale } : { text, lang: locale }
}

function toLocaleKey(key: string): string {
  return foldLookAlikes(key.trim()).toLowerCase().replace(/:$/, '')
}
