import { latinOf } from './latin-of.ts'

/** What the ear hears as one, in the order in which it is looked for. Written for words of six languages in Latin letters. */
const folds: readonly (readonly [what: RegExp, sound: string])[] = [
  [/[^a-z]/g, ''],
  [/x/g, 'ks'],
  [/zh/g, 'l'],
  [/ph|bh|b|f/g, 'p'],
  [/c(?=[eiy])|ch|sh|jh|j|z/g, 's'],
  [/sh/g, 's'],
  [/kh|gh|q|c|g/g, 'k'],
  [/th|dh|d/g, 't'],
  [/wh?/g, 'v'],
  [/^v(?=[ou])/, ''],
  [/n(?=p)/g, 'm'],
  [/y/g, 'i'],
  [/h(?![aeiou])/g, ''],
  [/a+[ie][aeiou]*|[ei](?!u)[aeiou]*/g, 'e'],
  [/a+[uo][aeiou]*|[ou][aeiou]*|[ei]u[aeiou]*/g, 'o'],
  [/a+/g, 'a'],
  [/([^aeo])\1+/g, '$1'],
]

const vowel = /[aeiou]/

/**
 * How a word sounds, whatever the script: टमाटर, `tamatar`, `tamaatar` and `tamater` give nearly or just the same. Ten
 * consonants (k g and their like are one, as in Tamil writing) and three vowels are left. A word with a digit is a code, not
 * a sound, and gives an empty text.
 */
export function soundOf(word: string): string {
  if (/\p{N}/u.test(word)) return ''
  return folds.reduce((text, [what, sound]) => text.replace(what, sound), latinOf(word))
}

/** The consonants of a sound, and its first vowel when it begins with one: people spell consonants alike. */
export function skeletonOf(sound: string): string {
  return sound.slice(0, 1) + sound.slice(1).replace(/[aeo]/g, '')
}

/** A skeleton and all that is left of it without one letter. Two skeletons within one edit have a key in common. */
export function skeletonKeys(skeleton: string): readonly string[] {
  const shorter = Array.from(skeleton, (_, index) => skeleton.slice(0, index) + skeleton.slice(index + 1))
  return [...new Set([skeleton, ...shorter])].filter((key) => key !== '')
}

/** A letter more, less or other. Vowels are written as they come, so they count less. */
function costOf(from: string | undefined, to: string | undefined): number {
  if (from === to) return 0
  const isVowel = (letter: string | undefined) => letter === undefined || vowel.test(letter)
  if (!isVowel(from) || !isVowel(to)) return 1
  return from === undefined || to === undefined ? 0.4 : 0.25
}

/** How alike two sounds are, or two words in Latin letters, from 0 to 1 for the same. */
export function soundSimilarity(one: string, other: string): number {
  const letters = [...other]
  let row = letters.reduce<number[]>((costs, to) => [...costs, Number(costs.at(-1)) + costOf(undefined, to)], [0])
  for (const from of one) {
    const above = row
    row = [Number(above[0]) + costOf(from, undefined)]
    for (const [index, to] of letters.entries()) {
      const changed = Number(above[index]) + costOf(from, to)
      const dropped = Number(above[index + 1]) + costOf(from, undefined)
      const added = Number(row[index]) + costOf(undefined, to)
      row.push(Math.min(changed, dropped, added))
    }
  }
  return 1 - Number(row.at(-1)) / Math.max(one.length, letters.length, 1)
}
