import { searchWords, skeletonKeys, skeletonOf, soundOf } from '@krishi/storefront-core/search'
import { rowsOf, type Database } from '../database/index.ts'
import { stemOf } from './compounds.ts'
import { joinName, longestName } from './concepts.ts'
import { wordsThatMean } from './particles.ts'
import { putDocuments, rebuildIndex, removeDocuments } from './index-documents.ts'
import { readCursor, writeCursor } from './search-cursor.ts'
import type { SearchAnswer, SearchKind, SearchPort, SearchQuestion } from './search-port.ts'
import {
  closeWordsStatement,
  documentsStatement,
  nearWordsStatement,
  type DocumentsQuestion,
} from './search-statements.ts'
import {
  closeMatches,
  isOnlyNear,
  isSure,
  nearMatches,
  stemMatches,
  type SearchTerm,
  type TermMatch,
  type VocabularyWord,
} from './term-matches.ts'

/** More words than anybody types; the rest is not looked at. */
const mostWords = 8

const nothing: SearchAnswer = { ids: [], before: 0, cursor: null, isNear: false }

interface Found {
  readonly id: string
  readonly position: number
  readonly score: number
}

/** Of a short word only the one that is being typed may be a beginning: `ka` in `tamatar ka beej` is whole. */
const leastBeginning = 3

function termOf(word: string, isLast: boolean): SearchTerm {
  const sound = soundOf(word)
  return { word, sound, skeleton: skeletonOf(sound), mayBeBeginning: isLast || word.length >= leastBeginning }
}

/** Two and three words in a row as one: what is asked for may be `lady finger`. */
function namesIn(words: readonly string[]): string[] {
  return words.flatMap((_, start) =>
    Array.from({ length: longestName - 1 }, (_, more) => words.slice(start, start + more + 2))
      .filter((several) => several.length > 1)
      .map(joinName),
  )
}

/** The typed words, with those that together are a known name, or sound like one, as one. */
function termsOf(words: readonly string[], vocabulary: readonly VocabularyWord[]): SearchTerm[] {
  const named = vocabulary.filter(({ concepts }) => concepts.length > 0)
  const names = new Set(named.map(({ word }) => word))
  const sounds = new Set(named.map(({ sound }) => sound).filter((sound) => sound !== ''))
  const isHeard = (name: string | null) => name !== null && sounds.has(soundOf(name))
  const isName = (name: string) => names.has(name) || isHeard(name) || isHeard(stemOf(name))
  const terms: SearchTerm[] = []
  for (let start = 0; start < words.length;) {
    let length = Math.min(longestName, words.length - start)
    while (length > 1 && !isName(joinName(words.slice(start, start + length)))) length -= 1
    const end = start + length
    terms.push(termOf(joinName(words.slice(start, end)), end === words.length))
    start = end
  }
  return terms
}

/** Search in the shop's own PostgreSQL: full text, a vocabulary with sound keys, trigrams. `database` may be a transaction. */
export function createPostgresSearch(database: Database): SearchPort {
  async function matchesOf(kind: SearchKind, words: readonly string[]): Promise<(readonly TermMatch[])[]> {
    const joined = namesIn(words)
    const singles = words.map((word, index) => termOf(word, index === words.length - 1))
    const stems = [...words, ...joined].map(stemOf).filter((stem) => stem !== null)
    const names = [...joined, ...stems]
    const heard = [...singles, ...names.map((name) => termOf(name, false))]
    const asked = closeWordsStatement(kind, [...words, ...names], heard)
    const vocabulary = await rowsOf<VocabularyWord>(database, asked)
    const all: (readonly TermMatch[])[] = []
    for (const term of termsOf(words, vocabulary)) {
      const whole = closeMatches(term, vocabulary)
      const stem = isSure(whole) ? null : stemOf(term.word)
      const named = stem === null ? [] : stemMatches(termOf(stem, false), vocabulary)
      const close = named.length > 0 ? named : whole
      if (close.length > 0 || term.skeleton.length < 2) {
        all.push(close)
      } else {
        // In sequence: a query with many unknown words must not hold many connections at once.
        const near = nearWordsStatement(kind, term, skeletonKeys(term.skeleton))
        all.push(nearMatches(term, await rowsOf<VocabularyWord>(database, near)))
      }
    }
    return all
  }

  async function documents(question: DocumentsQuestion): Promise<readonly Found[]> {
    return rowsOf<Found>(database, documentsStatement(question))
  }

  async function find({ kind, text, limit, after, skip }: SearchQuestion): Promise<SearchAnswer> {
    const cursor = after === null ? null : readCursor(after)
    const words = wordsThatMean(searchWords(text).slice(0, mostWords))
    if (words.length === 0) return nothing
    const asked = await matchesOf(kind, words)
    // Words that match nothing ("jhatpat", "wali") are ignored, so that the other words still find something.
    const terms = asked.filter((matches) => matches.length > 0)
    if (terms.length === 0) return nothing

    const question = { kind, terms, after: cursor, skip: cursor ? 0 : skip, limit: limit + 1 }
    let need = cursor?.need ?? 'all'
    let rows = await documents({ ...question, need })
    if (rows.length === 0 && cursor === null && terms.length > 1) {
      need = 'any'
      rows = await documents({ ...question, need })
    }
    const before = cursor?.count ?? skip
    const shown = rows.slice(0, limit)
    const end = shown.at(-1)
    const isMore = rows.length > limit && end !== undefined
    return {
      ids: shown.map(({ id }) => id),
      before,
      isNear: isOnlyNear(asked, need),
      cursor: isMore ? writeCursor({ ...end, need, count: before + shown.length }) : null,
    }
  }

  return {
    find,
    put: (kind, list) => putDocuments(database, kind, list),
    rebuild: (kind, list) => rebuildIndex(database, kind, list),
    remove: (kind, ids) => removeDocuments(database, kind, ids),
  }
}
