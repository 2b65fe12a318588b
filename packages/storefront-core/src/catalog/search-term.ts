/** The longest term that is searched for, in characters. */
const longestTerm = 100

/**
 * What is searched for when this was typed: composed letters, one space between words, none around them. Two spellings
 * of one word that look the same are the same term.
 */
export function readSearchTerm(typed: string): string {
  const words = typed.normalize('NFC').replace(/\s+/g, ' ').trim()
  return [...words].slice(0, longestTerm).join('').trim()
}

/** Whether a term is long enough to be searched for while it is typed [11.1]. */
export function isLongEnough(term: string, minCharacters: number): boolean {
  const { length } = [...term]
  return length > 0 && length >= minCharacters
}
