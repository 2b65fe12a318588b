import { latinOf, soundSimilarity } from '@krishi/storefront-core/search'
import { lexemeOf } from './index-rows.ts'

/** A typed word with its keys. */
export interface SearchTerm {
  readonly word: string
  /** Empty for a code, which has no sound. */
  readonly sound: string
  readonly skeleton: string
  readonly mayBeBeginning: boolean
}

/** A word of the vocabulary. */
export interface VocabularyWord {
  readonly word: string
  readonly sound: string
  readonly skeleton: string
  readonly concepts: readonly string[]
}

/** Whether a match is surely the thing that was asked for, close enough to be called a result, or only the nearest there is. */
export type Fit = 'thing' | 'close' | 'guess'

/** What to look for in the full texts for a term, and what finding it is worth. */
export interface TermMatch {
  readonly lexeme: string
  readonly isPrefix: boolean
  readonly score: number
  readonly fit: Fit
}

/**
 * What a way of matching is worth. A name typed in full comes before a word that begins so (`dhan` is paddy, and not
 * `Dhanvin`), and what a word sounds like last.
 */
const worth = { exact: 1000, synonym: 850, prefix: 800, beginningOfSynonym: 500, sound: 250, near: 100 } as const

/** Below this two sounds are not alike. In a short one a single other consonant makes another word: मक्का and `pakka`. */
const alike = { sound: 0.5, sure: 0.85, near: 0.68, nearAndShort: 0.8, same: 0.99 } as const
const shortSkeleton = 2

/**
 * How closely a word must sound like another, or be spelt like it, to be a result and not only the nearest. Every language
 * has words of few consonants that sound nearly the same, so only a long one may differ by more, and one that names no crop,
 * pest or good must have several consonants: `tailor` is no tiller. `search-eval` measures it.
 */
const floor = { letters: 0.85, shortSound: 0.92, sound: 0.9, longSound: 0.85 } as const
const fewest = {
  thing: { consonants: 0, letters: 6 },
  word: { consonants: 4, letters: 8 },
} as const
const longSkeleton = 5

interface Closeness {
  readonly sound: number
  readonly letters: number
}

function fitOf(term: SearchTerm, { concepts }: VocabularyWord, { sound, letters }: Closeness): Fit {
  const kind = concepts.length > 0 ? 'thing' : 'word'
  const { length } = term.skeleton
  const ofThing = length >= longSkeleton ? floor.longSound : length <= shortSkeleton ? floor.shortSound : floor.sound
  const least = kind === 'thing' ? ofThing : floor.shortSound
  const isHeard = sound >= least && length >= fewest[kind].consonants
  const isSpelt = letters >= floor.letters && term.word.length >= fewest[kind].letters
  return isHeard || isSpelt ? 'close' : 'guess'
}

/** How much of being alike is in the letters: प्याज and बीज have one sound, `pyaz` and `pyaaj` most letters. */
const lettersShare = 0.3

function lettersOf(word: string): string {
  return latinOf(word).replace(/(.)\1+/g, '$1')
}

/** Words that sound like a term; more would only be worse ones. */
const mostAlike = 4

function best(matches: readonly TermMatch[]): TermMatch[] {
  const byLexeme = new Map<string, TermMatch>()
  for (const match of matches) {
    const key = `${match.lexeme}${match.isPrefix ? '*' : ''}`
    if (match.score > (byLexeme.get(key)?.score ?? 0)) byLexeme.set(key, match)
  }
  return [...byLexeme.values()].sort((one, other) => other.score - one.score)
}

function concepts(words: readonly VocabularyWord[], score: number, fit: Fit): TermMatch[] {
  return words.flatMap((each) =>
    each.concepts.map((concept) => ({ lexeme: lexemeOf(concept), isPrefix: false, score, fit })),
  )
}

function soundsLike(
  term: SearchTerm,
  words: readonly VocabularyWord[],
  base: number,
  least: number,
): readonly TermMatch[] {
  const letters = lettersOf(term.word)
  const nearest = words
    .map((word) => ({ word, sound: soundSimilarity(term.sound, word.sound) }))
    .filter(({ sound }) => sound >= least)
    .map(({ word, sound }) => {
      const spelling = soundSimilarity(letters, lettersOf(word.word))
      const closeness = sound * (1 - lettersShare) + spelling * lettersShare
      return { word, closeness, fit: fitOf(term, word, { sound: closeness, letters: spelling }) }
    })
    .sort((one, other) => other.closeness - one.closeness)
    .slice(0, mostAlike)
  // `seebu` is sebu, the apple, and not nearly seebe, the guava.
  const same = nearest.filter(({ closeness }) => closeness === 1)
  const isNamed = same.some(({ word }) => word.concepts.length > 0)
  return (isNamed ? same : nearest).flatMap(({ word, closeness, fit }) => {
    const score = Math.round(base * (1 + closeness))
    const named = concepts([word], score, fit)
    // A document that contains the word is indexed under its concept too, so the concept is enough.
    return named.length > 0 ? named : [{ lexeme: word.word, isPrefix: false, score, fit }]
  })
}

/** What the vocabulary has for a term by the word itself, its beginning, other names and, failing the word, its sound. */
export function closeMatches(term: SearchTerm, vocabulary: readonly VocabularyWord[]): readonly TermMatch[] {
  const exact = vocabulary.filter(({ word }) => word === term.word)
  const longer = vocabulary.filter(
    ({ word }) => term.mayBeBeginning && word !== term.word && word.startsWith(term.word),
  )
  const sameSound = vocabulary.filter(({ skeleton }) => skeleton !== '' && skeleton === term.skeleton)
  return best([
    ...exact.map(() => ({ lexeme: term.word, isPrefix: false, score: worth.exact, fit: 'close' as const })),
    ...concepts(exact, worth.synonym, 'thing'),
    ...(longer.length > 0 ? [{ lexeme: term.word, isPrefix: true, score: worth.prefix, fit: 'close' as const }] : []),
    ...concepts(longer, worth.beginningOfSynonym, 'close'),
    ...(exact.length > 0
      ? []
      : soundsLike(term, sameSound, worth.sound, term.skeleton.length < shortSkeleton ? alike.same : alike.sound)),
  ])
}

/** Whether a word was found as it is, or sounds very much like what was found. */
export function isSure([first]: readonly TermMatch[]): boolean {
  return first !== undefined && first.score >= worth.sound * (1 + alike.sure)
}

/** What the stem of a compound names; it is a guess, so it must sound very much like a name. */
export function stemMatches(stem: SearchTerm, vocabulary: readonly VocabularyWord[]): readonly TermMatch[] {
  const names = vocabulary.filter(({ concepts }) => concepts.length > 0)
  return closeMatches(
    stem,
    names.filter(({ sound }) => soundSimilarity(stem.sound, sound) >= alike.sure),
  )
}

/** What nearly sounds like a term; for terms that have no close match. */
export function nearMatches(term: SearchTerm, vocabulary: readonly VocabularyWord[]): readonly TermMatch[] {
  const least = term.skeleton.length <= shortSkeleton ? alike.nearAndShort : alike.near
  return best(soundsLike(term, vocabulary, worth.near, least))
}

/**
 * Whether what is found is only the nearest. It is a result when one word surely names a crop, a pest or a good, whatever
 * stands beside it, or when it has something close for each word.
 *
 * @param need Whether what was found has all words, or any.
 */
export function isOnlyNear(terms: readonly (readonly TermMatch[])[], need: 'all' | 'any'): boolean {
  const namesThing = terms.some((matches) => matches.some(({ fit }) => fit === 'thing'))
  const isClose = terms.every((matches) => matches.some(({ fit }) => fit !== 'guess'))
  return !namesThing && !(isClose && need === 'all')
}
