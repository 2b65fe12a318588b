import type { StoreApi } from 'zustand/vanilla'
import type { SearchStoreOptions } from './create-search-store.ts'
import type { SearchState } from './search-store.ts'

/** How long a search without a widget's settings waits after the last letter, in ms. */
export const DATA_LAYER_SEARCH_DEBOUNCE_MS = 600

/** The search for the term of a box: one at a time, and a late answer is dropped. */
export interface TermSearch {
  /** Searches now. */
  begin: (term: string) => void
  /** Searches when nothing more is typed for a while; for the term that was searched for last it does not. */
  beginLater: (term: string) => void
  /** Does not search after all for what is being waited with. */
  cancelLater: () => void
  /** Searches for the last term again, where there is one. */
  again: () => void
  /** Drops whatever was found and is under way. */
  rest: () => void
}

const nothingFound = { status: 'idle', findings: null, error: null } as const

/** Creates the search of one box, which notes in its store what is found. */
export function createTermSearch(
  store: Pick<StoreApi<SearchState>, 'setState'>,
  options: Omit<SearchStoreOptions, 'recent' | 'readPopular' | 'minCharacters'>,
): TermSearch {
  const { clock, openSession, find, report } = options
  const { debounceMs = DATA_LAYER_SEARCH_DEBOUNCE_MS, abortsPrevious = true, reportsFailure = false } = options
  let searched = ''
  let sequence = 0
  let running: AbortController | null = null
  let cancelLater = () => {}

  /** Drops whatever is under way: it is for an earlier term. */
  function supersede(): number {
    cancelLater()
    if (abortsPrevious) running?.abort()
    return ++sequence
  }

  async function search(term: string): Promise<void> {
    const own = supersede()
    const { signal } = (running = new AbortController())
    searched = term
    store.setState({ ...nothingFound, status: 'loading' })
    const session = await openSession()
    if (own !== sequence) return
    const found = session.ok ? await find(term, { signal }) : session
    if (own !== sequence) return
    if (found.ok) return store.setState({ status: 'ready', findings: found.value })
    store.setState({ status: 'failed', error: found.error })
    if (reportsFailure) report(found.error.code, 'search')
  }

  return {
    begin: (term) => void search(term),
    beginLater(term) {
      if (term !== searched) cancelLater = clock.after(debounceMs, () => void search(term))
    },
    cancelLater: () => cancelLater(),
    again() {
      if (searched !== '') void search(searched)
    },
    rest() {
      supersede()
      searched = ''
      store.setState(nothingFound)
    },
  }
}
