import type { Locale } from '@krishi/storefront-core/locale'
import type { Place } from './place.ts'

/** The languages of the shop, by the letter: the list of core would be a file of its own before anything else can begin. */
const language = /^(hi|te|ta|kn|bn)/

/**
 * The shop that the script came from, and the language that its tag asks for by `data-locale`; else that of the page, else English.
 *
 * @param address That of the script: a module does not know its own tag.
 */
export function readPlace(address: string): Place {
  const tag = [...document.scripts].find(({ src }) => src === address)
  const asked = tag?.dataset['locale'] ?? document.documentElement.lang
  return { origin: new URL(address).origin, locale: (language.exec(asked)?.[0] as Locale | undefined) ?? 'en' }
}
