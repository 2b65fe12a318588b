import { scripts, type Language } from './languages.ts'

/** Languages for whose words Chromium has no hyphens: it breaks a word that is too long for its line anywhere, without a sign. */
const unhyphenated: readonly Language[] = ['te', 'ta', 'kn']

/** So many letters, without vowel signs, fit a line of 320 px, and one of 360 px with text of twice the size. */
const longestPiece = 9

/** Words that a narrow screen would break without a hyphen: they need a soft one, as in "விரும்\u00adபியவை". */
export function checkBreaks(language: Language, text: string): string[] {
  if (!unhyphenated.includes(language)) return []
  const words = text.match(new RegExp(`[\\p{Script=${scripts[language]}}\u200c\u200d\u00ad]+`, 'gu')) ?? []
  return words
    .filter(isUnbreakable)
    .map((word) => `has "${word}", too long for a line: put \\u00ad between two syllables`)
}

function isUnbreakable(word: string): boolean {
  return word.split('\u00ad').some((piece) => (piece.match(/\p{L}/gu) ?? []).length > longestPiece)
}
