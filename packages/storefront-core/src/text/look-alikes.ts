// Cyrillic letters that are drawn like Latin ones and have stood in names, keys and searches; under each the Latin one.
const lookAlikes = 'аеорсхуіјѕһкмтАВЕКМНОРСТХУІЈЅ'
const latinOnes = 'aeopcxyijshkmtABEKMHOPCTXYIJS'

/** The text with every look-alike as the Latin letter that it is taken for. */
export function foldLookAlikes(text: string): string {
  return text.replace(/[\u0400-\u052f]/g, (letter) => latinOnes[lookAlikes.indexOf(letter)] ?? letter)
}

/**
 * A name of the catalogue as it was meant [13.10]: NFC, single spaces, none around it, and within a word that has Latin letters
 * no look-alikes, which a screen reader would spell and a search on the page would miss. A word of another alphabet stays.
 */
export function tidyName(name: string): string {
  return name
    .normalize('NFC')
    .replace(/[\p{L}\p{M}]+/gu, (word) => (/\p{Script=Latin}/u.test(word) ? foldLookAlikes(word) : word))
    .replace(/\s+/g, ' ')
    .trim()
}
