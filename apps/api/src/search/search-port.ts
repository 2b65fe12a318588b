/** What can be searched. */
export type SearchKind = 'product' | 'article'

/** What the index holds of something, in words of all languages. Earlier parts count more. */
export interface SearchDocument {
  readonly id: string
  /** Breaks ties: the lowest comes first. */
  readonly position: number
  /** What it is called. */
  readonly names: readonly string[]
  /** What is in it, and who makes it. */
  readonly facts: readonly string[]
  /** Where it stands, or what it says in short. */
  readonly shelves: readonly string[]
  /** Plain text that may mention crops and pests which it is for. */
  readonly mentions: string
}

/** A question to the index. */
export interface SearchQuestion {
  readonly kind: SearchKind
  /** As typed. */
  readonly text: string
  /** How many at most. */
  readonly limit: number
  /** Continues after an earlier answer's `cursor`; null starts. */
  readonly after: string | null
  /** How many of the best to leave out; only without `after`. */
  readonly skip: number
}

/** A part of what was found, the best first. */
export interface SearchAnswer {
  readonly ids: readonly string[]
  /** How many were found before these. */
  readonly before: number
  /** Where the next part starts; null at the end. */
  readonly cursor: string | null
  /** Nothing is close to what was asked: these are the nearest, and must not be called results. */
  readonly isNear: boolean
}

/**
 * Finds things by words: the same word, its beginning, another name of it, the same sound in any script, nearly the same
 * sound, in this order. Where nothing is close it says so. The rest of the server knows no more of search than this, so a search engine can take over.
 */
export interface SearchPort {
  find: (question: SearchQuestion) => Promise<SearchAnswer>
  /** Replaces all documents of a kind. */
  rebuild: (kind: SearchKind, documents: readonly SearchDocument[]) => Promise<void>
  /** Adds documents, or replaces those with the same id. Call it for whatever a change touches. */
  put: (kind: SearchKind, documents: readonly SearchDocument[]) => Promise<void>
  /** Forgets documents. */
  remove: (kind: SearchKind, ids: readonly string[]) => Promise<void>
}
