import { searchWords, skeletonKeys, skeletonOf, soundOf } from '@krishi/storefront-core/search'
import type { schema } from '../database/index.ts'
import { conceptsIn, conceptsOf, namesOf } from './concepts.ts'
import type { SearchDocument, SearchKind } from './search-port.ts'

type DocumentRow = typeof schema.searchDocuments.$inferInsert
type WordRow = typeof schema.searchWords.$inferInsert

/** The full text's mark for a thing; no word begins with it. */
export function lexemeOf(concept: string): string {
  return `@${concept}`
}

/** Rows of the search tables for documents. */
export interface IndexRows {
  readonly documents: readonly DocumentRow[]
  /** The words that find the documents, each once. */
  readonly words: readonly WordRow[]
}

/** What the parts of a document say, as words and as things. */
interface Lexemes {
  readonly words: ReadonlySet<string>
  readonly all: ReadonlySet<string>
}

function lexemesOf(texts: readonly string[], sort: 'named' | 'mentioned'): Lexemes {
  const found = texts.map(searchWords)
  const words = new Set(sort === 'named' ? found.flat() : [])
  const concepts = found.flatMap((each) => conceptsIn(each, sort)).map(lexemeOf)
  return { words, all: new Set([...words, ...concepts]) }
}

interface Parts {
  readonly words: readonly string[]
  /** Every lexeme with its one weight. */
  readonly weights: ReadonlyMap<string, 'A' | 'B' | 'C' | 'D'>
}

/**
 * What a thing is called and what its shelf is called, that it is (A): mango saplings before a trap for mango flies. Then
 * come its name and facts (B), its shelf (C) and what it is good for (D).
 */
function partsOf({ names, facts, shelves, mentions }: SearchDocument): Parts {
  const name = lexemesOf(names, 'named')
  const fact = lexemesOf(facts, 'named')
  const shelf = lexemesOf(shelves, 'named')
  const mention = lexemesOf([mentions], 'mentioned')
  const weightOf = (lexeme: string) => {
    if (name.all.has(lexeme)) return shelf.all.has(lexeme) ? 'A' : 'B'
    if (fact.all.has(lexeme)) return 'B'
    return shelf.all.has(lexeme) ? 'C' : 'D'
  }
  const all = new Set([...name.all, ...fact.all, ...shelf.all, ...mention.all])
  return {
    words: [...name.words, ...fact.words, ...shelf.words],
    weights: new Map(Array.from(all, (lexeme) => [lexeme, weightOf(lexeme)])),
  }
}

/** A full text in PostgreSQL's own spelling. The words are letters and digits, so nothing in them needs escaping. */
function fullTextOf(weights: Parts['weights']): string {
  return [...weights].map(([lexeme, weight]) => `'${lexeme}':1${weight}`).join(' ')
}

function wordRow(kind: SearchKind, word: string): WordRow {
  const sound = soundOf(word)
  const skeleton = skeletonOf(sound)
  return { kind, word, sound, skeleton, keys: [...skeletonKeys(skeleton)], concepts: [...conceptsOf(word)] }
}

/** Turns documents into rows: their words with weights, and the vocabulary that leads to them. */
export function indexRows(kind: SearchKind, documents: readonly SearchDocument[]): IndexRows {
  const words = new Set<string>()
  const rows = documents.map((document) => {
    const parts = partsOf(document)
    for (const word of parts.words) words.add(word)
    for (const lexeme of parts.weights.keys()) {
      if (lexeme.startsWith('@')) for (const name of namesOf(lexeme.slice(1))) words.add(name)
    }
    return { kind, id: document.id, position: document.position, fullText: fullTextOf(parts.weights) }
  })
  return { documents: rows, words: Array.from(words, (word) => wordRow(kind, word)) }
}
