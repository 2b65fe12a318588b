import type { Locale } from '@krishi/storefront-core/locale'

/** One letter of each part of a font that a language needs: the parts are files of their own. */
const letters: Readonly<Record<Locale, string>> = { en: '', hi: 'क', te: 'క', ta: 'க', kn: 'ಕ', bn: 'ক' }

/** Fetches the fonts before a story is drawn: what measures its text would else measure that of the machine. */
export async function loadFonts(locale: Locale): Promise<void> {
  const families = getComputedStyle(document.documentElement).getPropertyValue('--sf-font-family')
  await document.fonts.load(`1em ${families}`, `Aā₹${letters[locale]}`)
}
