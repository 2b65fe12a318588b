import type { TextsOf } from '../../shell/texts-of.ts'
import shellTexts from '../../shell/messages/en.json'

/** What a tab, a bookmark and a search engine call a page: its own title, then the name of the shop. */
export function documentTitle(title: string, textsOf: TextsOf): string {
  return `${title} | ${textsOf('shell', shellTexts)('shopName')}`
}
