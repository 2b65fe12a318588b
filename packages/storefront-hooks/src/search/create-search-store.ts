import { isLongEnough, readSearchTerm } from '@krishi/storefront-core/catalog'
import type { PortErrorCode } from '@krishi/storefront-core/contract'
import type { Result } from '@krishi/storefront-core/result'
import type { SessionUser } from '@krishi/storefront-core/session'
import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import type { PopularSearches } from '../catalog/catalog-port.ts'
import type { Clock } from '../clock/index.ts'
import type { CallOptions } from '../http/index.ts'
import type { RecentSearches } from './create-recent-searches.ts'
import { createTermSearch } from './create-term-search.ts'
import type { SearchActions, SearchFindings, SearchState, SearchStore } from './search-store.ts'

export { DATA_LAYER_SEARCH_DEBOUNCE_MS } from './create-term-search.ts'

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

/** Creates a search box: what is typed, what it finds, what was searched for before [11.1 - 11.7]. */
export function createSearchStore(options: SearchStoreOptions): SearchStore {
  const { recent, minCharacters = 2 } = options
  const store = createStore<SearchState>(() => initial)
  const search = createTermSearch(store, options)

  function take(text: string): string {
    const term = readSearchTerm(text)
    store.setState({ text, isShort: !isLongEnough(term, minCharacters) })
    return term
  }

  const actions: SearchActions = {
    open() {
      if (store.getState().isOpen) return
      store.setState({ isOpen: true, recent: recent.read() })
      void showPopular(store, options)
    },
    type(text, { isComposing = false } = {}) {
      const wasShort = store.getState().isShort
      const term = take(text)
      actions.open()
      const { isShort } = store.getState()
      search.cancelLater()
      if (isShort) search.rest()
      else if (!isComposing) search.beginLater(term)
      if (isShort && !wasShort) void showPopular(store, options)
    },
    submit() {
      const term = readSearchTerm(store.getState().text)
      if (term === '') return term
      store.setState({ recent: recent.add(term), isShort: false })
      search.begin(term)
      return term
    },
    retry: search.again,
    close: () => store.setState({ isOpen: false }),
    dismiss() {
      search.rest()
      store.setState({ text: '', isOpen: false, isShort: true })
    },
    follow(text = store.getState().text) {
      const term = take(text)
      if (term === '') return term
      // The results are on the page that opens; the box starts again.
      search.rest()
      store.setState({ text: term, isOpen: false, recent: recent.add(term) })
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

/** Reads what is searched often, for a box that is open and has too little to search for. */
async function showPopular(
  store: StoreApi<SearchState>,
  { openSession, readPopular, report }: SearchStoreOptions,
): Promise<void> {
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
