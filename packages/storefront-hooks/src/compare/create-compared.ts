import { addCompared, parseCompared } from '@krishi/storefront-core/compare'
import type { StoreApi } from 'zustand/vanilla'
import { createStore } from 'zustand/vanilla'
import type { Storefront } from '../storefront/create-storefront.ts'
import { keptKeys } from '../storage/kept-keys.ts'

/** What is compared as state. */
export interface ComparedState {
  /** In the order in which they were chosen, at most `compareLimit`. */
  readonly handles: readonly string[]
}

/** What a shopper does with the products that are compared. */
export interface ComparedActions {
  /** Adds a product; false where there are as many as may be. */
  add: (handle: string) => boolean
  remove: (handle: string) => void
  clear: () => void
}

/** The compared products of one storefront. */
export interface Compared extends Pick<StoreApi<ComparedState>, 'getState' | 'getInitialState' | 'subscribe'> {
  readonly actions: ComparedActions
  /** Shows what the device keeps: another tab, or the page that Back leads from, may have changed it. */
  refresh: () => void
}

/** Creates the list of compared products, as the device keeps it. */
export function createCompared({ storage }: Pick<Storefront, 'storage'>): Compared {
  const read = () => parseCompared(storage.read(keptKeys.compared))
  const store = createStore<ComparedState>(() => ({ handles: read() }))

  function keep(handles: readonly string[]): void {
    if (handles.length === 0) storage.remove(keptKeys.compared)
    else storage.write(keptKeys.compared, JSON.stringify(handles))
    store.setState({ handles })
  }

  return {
    actions: {
      add(handle) {
        // Another tab may have stored a change.
        const handles = addCompared(read(), handle)
        if (handles) keep(handles)
        return handles !== null
      },
      remove: (handle) => keep(read().filter((other) => other !== handle)),
      clear: () => keep([]),
    },
    refresh: () => store.setState({ handles: read() }),
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
  }
}

const lists = new WeakMap<Storefront, Compared>()

/** The compared products of a storefront: one list for all that show or change it. */
export function comparedOf(storefront: Storefront): Compared {
  const compared = lists.get(storefront) ?? createCompared(storefront)
  lists.set(storefront, compared)
  return compared
}
