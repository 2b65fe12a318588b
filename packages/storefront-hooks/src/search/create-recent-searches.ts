import { isListOf, isText, parseJson } from '@krishi/storefront-core/shape'
import type { SafeStorage } from '../storage/index.ts'

/** How many terms are kept. */
const kept = 5

/** The recent searches on this device, last first. */
export interface RecentSearches {
  read: () => readonly string[]
  /** Puts a term first; returns what is kept now. */
  add: (term: string) => readonly string[]
  remove: (term: string) => readonly string[]
  clear: () => readonly string[]
}

const isTerms = isListOf(isText)

/** Keeps terms under `key` of a storage that may refuse or hold anything [07.3]. */
export function createRecentSearches(storage: SafeStorage, key: string): RecentSearches {
  function read(): readonly string[] {
    const stored = parseJson(storage.read(key))
    return isTerms(stored) ? stored.slice(0, kept) : []
  }

  function write(terms: readonly string[]): readonly string[] {
    if (terms.length === 0) storage.remove(key)
    else storage.write(key, JSON.stringify(terms))
    return terms
  }

  return {
    read,
    add: (term) => write([term, ...read().filter((other) => other !== term)].slice(0, kept)),
    remove: (term) => write(read().filter((other) => other !== term)),
    clear: () => write([]),
  }
}
