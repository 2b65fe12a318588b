import type { Locale } from '../locale/index.ts'
import type { TileItem } from './content.ts'
import type { LocalizedText } from './localized-text.ts'

/** What a tile is called in a language; English where it is not translated [12.7]. */
export function tileTitle({ title, translations }: TileItem, locale: Locale): LocalizedText {
  const translated = translations[locale]
  return translated === undefined || translated === ''
    ? { text: title, lang: 'en' }
    : { text: translated, lang: locale }
}

/** Where a tile leads: `navigationLink` before `url`; null for one that leads nowhere [12.7]. */
export function tileLink({ navigationLink, url }: TileItem): string | null {
  const link = navigationLink || url || ''
  return link === '' || link === '#' ? null : link
}
