import { searchWords } from '@krishi/storefront-core/search'
import { cropSynonyms } from '../seed/data/crop-synonyms.ts'
import { crops } from '../seed/data/crops.ts'
import { farmTerms } from '../seed/data/farm-terms.ts'
import { pestSynonyms } from '../seed/data/pest-synonyms.ts'
import { pests } from '../seed/data/pests.ts'
import type { LocalizedTuple } from '../seed/localized-tuple.ts'

/** How many words a name of one thing may have: "brown plant hopper". */
export const longestName = 3

/** A name as one word: `lady finger` and `ladyfinger` are the same. */
export function joinName(words: readonly string[]): string {
  return words.join('')
}

type Table = Readonly<Record<string, LocalizedTuple>>

interface Spelling {
  readonly name: string
  readonly concept: string
  /** Stands in the texts of the shop; the others are only typed by shoppers. */
  readonly isWritten: boolean
}

function spellingsOf(concept: string, rows: readonly (LocalizedTuple | undefined)[]): Spelling[] {
  return rows.flatMap((row = ['', '', '', '', '', '']) =>
    row.flatMap((names, language) =>
      names.split(',').flatMap((name) => {
        const words = searchWords(name)
        // Latin letters outside of English are how people type: `dana` and `am` would be found in English sentences.
        const isWritten = language === 0 || /[^\x20-\x7e]/.test(name)
        return words.length === 0 ? [] : [{ name: joinName(words), concept, isWritten }]
      }),
    ),
  )
}

function namesIn(names: Table, synonyms: Table): Spelling[] {
  return Object.entries(names).flatMap(([concept, row]) => spellingsOf(concept, [row, synonyms[concept]]))
}

const things = [...namesIn(crops, cropSynonyms), ...namesIn(pests, pestSynonyms)]
const spellings = [...things, ...namesIn(farmTerms, {})]

function group(list: readonly Spelling[], key: (spelling: Spelling) => string, value: (spelling: Spelling) => string) {
  const groups = new Map<string, Set<string>>()
  for (const spelling of list) {
    const found = groups.get(key(spelling)) ?? new Set()
    groups.set(key(spelling), found.add(value(spelling)))
  }
  return groups
}

const byName = (spelling: Spelling) => spelling.name
const byConcept = (spelling: Spelling) => spelling.concept
const written = group(
  spellings.filter(({ isWritten }) => isWritten),
  byName,
  byConcept,
)
const mentioned = group(
  things.filter(({ isWritten }) => isWritten),
  byName,
  byConcept,
)
const known = group(spellings, byName, byConcept)
const namesByConcept = group(spellings, byConcept, byName)

/** How many things are known by several names. */
export const conceptCount = namesByConcept.size

/** The things that a name may mean. */
export function conceptsOf(name: string): readonly string[] {
  return [...(known.get(name) ?? [])]
}

/** All names of a thing, each as one word. */
export function namesOf(concept: string): readonly string[] {
  return [...(namesByConcept.get(concept) ?? [])]
}

/**
 * The things that a text names: of words that overlap the longest name wins, so काली मिर्च is black pepper and not chilli.
 *
 * @param sort `named` for a title; `mentioned` for a text, where only crops and pests are looked for.
 */
export function conceptsIn(words: readonly string[], sort: 'named' | 'mentioned'): readonly string[] {
  const names = sort === 'named' ? written : mentioned
  const found = new Set<string>()
  for (let start = 0; start < words.length;) {
    let length = Math.min(longestName, words.length - start)
    while (length > 1 && !names.has(joinName(words.slice(start, start + length)))) length -= 1
    for (const concept of names.get(joinName(words.slice(start, start + length))) ?? []) found.add(concept)
    start += length
  }
  return [...found]
}
