import type { Locale } from '@krishi/storefront-core/locale'
import { ok } from '@krishi/storefront-core/result'
import { createStore } from 'zustand/vanilla'
import { isNamedIn, keepChosenPlace } from './chosen-place.ts'
import type { PlaceSourcesOptions } from './place-sources.ts'
import { createPlaceSources } from './place-sources.ts'
import type { DeliveryPlace, PlaceActions, PlaceState, PlaceStore } from './place-store.ts'

/** What the place is found with: the storage also has the chosen pincode. */
export interface PlaceStoreOptions extends PlaceSourcesOptions {
  /** The language of the page: the server names places in it. */
  readonly locale: Locale
}

/** Creates the place that deliveries are estimated for. */
export function createPlaceStore(options: PlaceStoreOptions): PlaceStore {
  const { ports, storage, locale, placeOfPage = null } = options
  const sources = createPlaceSources(options)
  const store = createStore<PlaceState>(() => ({ settled: false, place: placeOfPage, task: { status: 'idle' } }))
  let finding: Promise<void> | null = null

  function settle(place: DeliveryPlace) {
    store.setState({ settled: true, place, task: { status: 'idle' } })
  }

  function remember(place: DeliveryPlace): DeliveryPlace {
    keepChosenPlace(storage, place, locale)
    settle(place)
    return place
  }

  async function find() {
    const place = await sources.unasked()
    // A place that was chosen in the meantime stays.
    if (store.getState().place !== placeOfPage) return
    store.setState({ settled: true, place })
    if (place?.source === 'chosen' && !isNamedIn(storage, locale)) await rename(place)
  }

  /** Has the name of a place in the language of this page: it was chosen on one in another language. */
  async function rename(place: DeliveryPlace) {
    const found = await ports.address.pincodeLookup(place.pincode)
    // Another place may have been chosen meanwhile.
    if (found.ok && store.getState().place === place) remember({ ...place, name: found.value.city })
  }

  async function findSaved() {
    if (!store.getState().settled || sources.chosen()) return
    const place = await sources.saved()
    if (place && !sources.chosen()) store.setState({ place })
  }

  const actions: PlaceActions = {
    async choose(pincode) {
      store.setState({ task: { status: 'pending', by: 'pincode' } })
      const found = await ports.address.pincodeLookup(pincode)
      if (found.ok) return ok(remember({ pincode, name: found.value.city, source: 'chosen' }))
      store.setState({ task: { status: 'failed', by: 'pincode', error: found.error } })
      return found
    },
    take: ({ pincode, city }) => void remember({ pincode, name: city, source: 'chosen' }),
    async locate() {
      store.setState({ task: { status: 'pending', by: 'device' } })
      const located = await sources.locate()
      if (!located.ok) store.setState({ task: { status: 'failed', by: 'device', error: located.error } })
      else if (located.value.source === 'device') remember(located.value)
      else settle(located.value)
      return located
    },
    forgive() {
      if (store.getState().task.status === 'failed') store.setState({ task: { status: 'idle' } })
    },
  }

  return {
    actions,
    find: () => (finding ??= find()),
    findSaved,
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
  }
}
