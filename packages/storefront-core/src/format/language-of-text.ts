import type { Locale } from '../locale/index.ts'

/** The script of each of our languages. */
export const scripts: readonly (readonly [Locale, RegExp])[] = [
  ['hi', /\p{Script=Devanagari}/gu],
  ['te', /\p{Script=Telugu}/gu],
  ['ta', /\p{Script=Tamil}/gu],
  ['kn', /\p{Script=Kannada}/gu],
  ['bn', /\p{Script=Bengali}/gu],
  ['en', /\p{Script=Latin}/gu],
]

/**
 * The language that most letters of a text are of, for the voice that reads it and for those who look for their own. Many
 * write in another language than that of the page. `fallback` is for a text without letters.
 */
export function languageOfText(text: string, fallback: Locale): Locale {
  const counts = scripts.map(([locale, script]) => ({ locale, count: text.match(script)?.length ?? 0 }))
  const most = counts.reduce((best, each) => (each.count > best.count ? each : best), { locale: fallback, count: 0 })
  return most.locale
}
