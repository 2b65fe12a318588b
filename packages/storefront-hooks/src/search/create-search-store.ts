import { isLongEnough, readSearchTerm } from '@krishi/storefront-core/catalog'
import type { PortErrorCode } from '@krishi/storefront-core/contract'
import type { Result } from '@krishi/storefront-core/result'
import type { SessionUser } from '@krishi/storefront-core/session'
import { createStore } from 'zustand/vanilla'
import type { PopularSearches } from '../catalog/catalog-port.ts'
import type { Clock } from '../clock/index.ts'
import type { CallOptions } from '../http/index.ts'
import type { RecentSearches } from './create-recent-searches.ts'
import type { SearchActions, SearchFindings, SearchState, SearchStore } from './search-store.ts'

/** How long a search without a widget's settings waits after the last letter, in ms. */
export const DATA_LAYER_SEARCH_DEBOUNCE_MS = 600

/** The dependencies of a search box. */
export interface SearchStoreOptions {
  readonly clock: Clock
  readonly recent: RecentSearches
  /** Opens the session: nothing is searched for without a token [11.3]. */
  readonly openSession: () => Promise<Result<SessionUser, PortErrorCode>>
  readonly find: (term: string, options: CallOptions) => Promise<Result<SearchFindings, PortErrorCode>>
  /** Reads what is searched often; absent where there is no such thing. */
  readonly readPopular?: (userId: string) => Promise<PopularSearches>
  /** Where failures are logged: that of popular searches, which nobody is told of, and that of articles [11.6]. */
  readonly report: (error: unknown, methodName: string) => void
  /** Whether a search that fails is logged too. Default false. */
  readonly reportsFailure?: boolean
  /** Default 600, of the data layer; a widget passes its setting. */
  readonly debounceMs?: number
  /** The fewest characters that are searched for while typing. Default 2. */
  readonly minCharacters?: number
  /** Whether a new search takes the one before back. A late answer is dropped either way. Default true [11.2]. */
  readonly abortsPrevious?: boolean
}

const initial: SearchState = {
  text: '',
  isOpen: false,
  isShort: true,
  status: 'idle',
  findings: null,
  error: null,
  popular: null,
  recent: [],
}

const nothingFound = { status: 'idle', findings: null, error: null } as const

/** Creates a search box: what is typed, what it finds, what was searched for before [11.1 - 11.7]. */
export function createSearchStore(options: SearchStoreOptions): SearchStore {
  const { clock, recent, openSession, find, readPopular, report } = options
  const {
    debounceMs = DATA_LAYER_SEARCH_DEBOUNCE_MS,
    minCharacters = 2,
    abortsPrevious = true,
    reportsFailure = false,
  } = options
  const store = createStore<SearchState>(() => initial)
  let searched = ''
  let sequence = 0
  let running: AbortController | null = null
  let stopWaiting = () => {}

  /** Drops whatever is under way: it is for an earlier term. */
  function supersede(): number {
    stopWaiting()
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

  function rest(): void {
    supersede()
    searched = ''
    store.setState(nothingFound)
  }

  async function showPopular(): Promise<void> {
    const { isOpen, isShort } = store.getState()
    if (!readPopular || !isOpen || !isShort) return
    const session = await openSession()
    if (!session.ok) return
    const { userId, guestUserId } = session.value
    try {
      store.setState({ popular: await readPopular(userId || guestUserId) })
    } catch (error) {
      report(error, 'popularSearches')
    }
  }

  function take(text: string): string {
    const term = readSearchTerm(text)
    store.setState({ text, isShort: !isLongEnough(term, minCharacters) })
    return term
  }

  const actions: SearchActions = {
    open() {
      if (store.getState().isOpen) return
      store.setState({ isOpen: true, recent: recent.read() })
      void showPopular()
    },
    type(text, { isComposing = false } = {}) {
      const wasShort = store.getState().isShort
      const term = take(text)
      actions.open()
      if (store.getState().isShort) {
        rest()
        if (!wasShort) void showPopular()
        return
      }
      stopWaiting()
      if (isComposing || term === searched) return
      stopWaiting = clock.after(debounceMs, () => void search(term))
    },
    submit() {
      const term = readSearchTerm(store.getState().text)
      if (term === '') return term
      store.setState({ recent: recent.add(term), isShort: false })
      void search(term)
      return term
    },
    retry() {
      if (searched !== '') void search(searched)
    },
    close: () => store.setState({ isOpen: false }),
    dismiss() {
      rest()
      store.setState({ text: '', isOpen: false, isShort: true })
    },
    follow(text = store.getState().text) {
      const term = take(text)
      if (term === '') return term
      supersede()
      // The results are on the page that opens; the box starts again.
      searched = ''
      store.setState({ ...nothingFound, text: term, isOpen: false, recent: recent.add(term) })
      return term
    },
    leave() {
      const term = readSearchTerm(store.getState().text)
      if (term !== '') store.setState({ recent: recent.add(term) })
      actions.dismiss()
    },
    forget: (term) => store.setState({ recent: term === undefined ? recent.clear() : recent.remove(term) }),
  }

  return {
    actions,
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
  }
}
