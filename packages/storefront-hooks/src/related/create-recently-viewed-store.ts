import { recentlyViewedLimit } from '@krishi/storefront-core/catalog'
import type { StoreApi } from 'zustand/vanilla'
import { createStore } from 'zustand/vanilla'
import type { Storefront } from '../storefront/create-storefront.ts'
import { localKeys } from '../storage/index.ts'
import { readViewed } from './viewed-handles.ts'

/** What is remembered of the products that were viewed. */
export interface RecentlyViewedState {
  /** Last first. */
  readonly handles: readonly string[]
  /** What was cleared just now, for undo; null where nothing was. */
  readonly cleared: readonly string[] | null
  /** The session in which it was cleared. */
  readonly clearedIn: string | null
}

/** The remembered products as state. */
export interface RecentlyViewedStore extends Pick<
  StoreApi<RecentlyViewedState>,
  'getState' | 'getInitialState' | 'subscribe'
> {
  /** Forgets all of them, on the device too. */
  clear: () => void
  /** Brings back what was cleared, below what was viewed since. */
  undo: () => void
  /** Reads the device again; the returned function stops following the session, whose end clears everything for good. */
  follow: () => () => void
}

/** Creates the store over the device. A storage that is blocked, full or corrupt gives an empty or a short-lived list. */
export function createRecentlyViewedStore({
  storage,
  session,
}: Pick<Storefront, 'storage' | 'session'>): RecentlyViewedStore {
  const store = createStore<RecentlyViewedState>(() => ({ handles: [], cleared: null, clearedIn: null }))

  function read(): void {
    store.setState({ handles: readViewed(storage) })
  }

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    clear() {
      const cleared = readViewed(storage)
      storage.remove(localKeys.recentlyViewed)
      store.setState({ handles: [], cleared, clearedIn: storage.read(localKeys.sessionId) })
    },
    undo() {
      const { cleared } = store.getState()
      if (cleared === null) return
      const handles = [...new Set([...readViewed(storage), ...cleared])].slice(0, recentlyViewedLimit + 1)
      storage.write(localKeys.recentlyViewed, JSON.stringify(handles))
      store.setState({ handles, cleared: null })
    },
    follow() {
      read()
      // The session's store has emptied the device by now if somebody has signed out.
      return session.subscribe(() => {
        read()
        const { clearedIn } = store.getState()
        if (clearedIn !== null && clearedIn !== storage.read(localKeys.sessionId)) store.setState({ cleared: null })
      })
    },
  }
}
