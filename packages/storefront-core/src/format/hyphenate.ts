/** Drawn as a hyphen only where a line ends at it. */
const softHyphen = '\u00ad'

/** Words of Tamil, Telugu and Kannada letters with their joiners. */
const words = /[\u0b80-\u0cff\u200c\u200d]+/g

/** Telugu and Kannada join consonants by a virama; one whose virama joins nothing belongs to the syllable before it. */
const joining =
  /\p{L}(?:[\u0c4d\u0ccd]\p{L})*[\p{M}\u200c\u200d]*(?:\p{L}(?:[\u0c4d\u0ccd]\p{L})*[\u0c4d\u0ccd](?:\u200c|$))*/gu

/** Tamil joins one pair only, ksha. A consonant with a virama begins no line, and what aytham stands before goes with it. */
const standing = /\u0b83?\p{L}(?:\u0bcd\u0bb7)?\p{M}*(?:\p{L}\u0bcd(?!\u0bb7))*/gu

/** A written syllable, in the languages for whose words Chromium has no hyphens. */
const syllables = new Map([
  ['ta', standing],
  ['te', joining],
  ['kn', joining],
])

/** A word of fewer letters, without vowel signs, fits the narrowest line: half of a phone's screen. */
const longFrom = 7

/** So many syllables at least stand before a hyphen and after it. */
const fewest = 2

/**
 * A catalogue text in which long Tamil, Telugu and Kannada words may be broken between two syllables, with a hyphen: without it a
 * browser breaks what is too long for its line anywhere. Texts in other languages are given back as they are.
 *
 * @param language The language of the text, as `ta`.
 */
export function hyphenate(text: string, language: string): string {
  const syllable = syllables.get(language)
  if (syllable === undefined) return text
  return text.replace(words, (word) => {
    if (word.replace(/\P{L}/gu, '').length < longFrom) return word
    const parts = [...word.matchAll(syllable)].map(([part]) => part)
    // Signs without a letter are no syllable: such a word is left alone.
    if (parts.join('') !== word) return word
    return parts
      .map((part, index) => (index < fewest || index > parts.length - fewest ? part : softHyphen + part))
      .join('')
  })
}
