import { toAsciiDigits } from '../digits/index.ts'
import { foldLookAlikes } from '../text/index.ts'

/** More than any name has; what is longer is no word that anybody looks for. */
const longestWord = 40

/** Joiners change how letters are drawn and not which word it is; the rest are drawn as nothing at all. */
const unseen = /[\u00ad\u200b-\u200f\u2060\ufeff]/g

/** Three or four small numbers in a row, however they are set apart: a fertiliser grade. */
const grade = /(?<![\p{L}\p{N}.:])\d{1,2}( ?[:/-] ?| )\d{1,2}(?:\1\d{1,2}){1,2}(?![\p{L}\p{N}:])/gu

const word = /\d+(?:[.:]\d+)+|[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu

/**
 * The words of a text as search compares them: NFC, lower case, no joiners, no accents on Latin letters, no look-alikes,
 * digits of every script as 0 to 9, punctuation gone. A decimal stays one word (`17.8`), and so does a fertiliser grade in any spelling:
 * `19-19-19`, `19 19 19` and `१९:१९:१९` give `19:19:19`, `00:52:34` gives `0:52:34`. The words of words are themselves.
 */
export function searchWords(text: string): readonly string[] {
  const plain = toAsciiDigits(
    // Some names of the catalogue are spelt with them [13.10], and no shopper types them.
    foldLookAlikes(text.normalize('NFKC'))
      .toLowerCase()
      .normalize('NFKD')
      .replace(unseen, '')
      .replace(/[\u0300-\u036f]/g, '')
      .normalize('NFC'),
  )
  const graded = foldLookAlikes(plain)
    .replace(/\s+/g, ' ')
    .replace(grade, (numbers) => numbers.split(/[ :/-]+/).join(':'))
  return (graded.match(word) ?? []).map((found) => (found.includes(':') ? plainNumbers(found) : cut(found)))
}

function plainNumbers(numbers: string): string {
  return cut(numbers.replace(/(?<!\d)0+(?=\d)/g, ''))
}

function cut(found: string): string {
  return found.length > longestWord ? [...found].slice(0, longestWord).join('') : found
}
