import type { DeliveryAddress } from '@krishi/storefront-core/address'
import type { Locale } from '@krishi/storefront-core/locale'
import { ok } from '@krishi/storefront-core/result'
import type { Settings } from '@krishi/storefront-core/settings'
import { createStore } from 'zustand/vanilla'
import type { AddressPort } from '../address/address-port.ts'
import type { KeptAddressOptions } from '../address/kept-address.ts'
import { keepChosenPlace } from './chosen-place.ts'
import { createPlaceSources } from './create-place-sources.ts'
import type { DeliveryPort } from './delivery-port.ts'
import type { DeviceLocation } from './device-location.ts'
import type { DeliveryPlace, PlaceActions, PlaceState, PlaceStore } from './place-store.ts'

/** What the place is found with: the storage also has the chosen pincode. */
export interface PlaceStoreOptions extends KeptAddressOptions {
  readonly ports: { readonly address: AddressPort; readonly delivery: DeliveryPort }
  readonly device: () => DeviceLocation | null
  /** The default address of whoever is signed in; null for a guest, and without one. */
  readonly savedAddress: () => Promise<DeliveryAddress | null>
  /** The place of that address where it came with the page: it is shown at once. @default null */
  readonly placeOfPage?: DeliveryPlace | null
  readonly settings: Pick<Settings, 'compliance' | 'locationConfig'>
  /** The language of the page: the server names places in it. */
  readonly locale: Locale
  /** Whose network address is located. */
  readonly userId: () => string
}

/** Creates the place that deliveries are estimated for. */
export function createPlaceStore(options: PlaceStoreOptions): PlaceStore {
  const { storage, locale, placeOfPage = null } = options
  const sources = createPlaceSources(options)
  const store = createStore<PlaceState>(() => ({ settled: false, place: placeOfPage, task: { status: 'idle' } }))
  let finding: Promise<void> | null = null

  function remember(place: DeliveryPlace) {
    keepChosenPlace(storage, place, locale)
    store.setState({ settled: true, place, task: { status: 'idle' } })
  }

  async function find() {
    const place = await sources.unasked()
    // A place that was chosen in the meantime stays.
    if (store.getState().place !== placeOfPage) return
    store.setState({ settled: true, place })
    const renamed = place && (await sources.renamed(place))
    // Another place may have been chosen meanwhile.
    if (renamed && store.getState().place === place) remember(renamed)
  }

  async function findSaved() {
    if (!store.getState().settled || sources.chosen()) return
    const place = await sources.saved()
    if (place && !sources.chosen()) store.setState({ place })
  }

  const actions: PlaceActions = {
    async choose(pincode) {
      store.setState({ task: { status: 'pending', by: 'pincode' } })
      const found = await sources.pincode(pincode)
      if (found.ok) remember(found.value)
      else store.setState({ task: { status: 'failed', by: 'pincode', error: found.error } })
      return found
    },
    take({ pincode, city }) {
      remember({ pincode, name: city, source: 'chosen' })
    },
    async locate() {
      store.setState({ task: { status: 'pending', by: 'device' } })
      const located = await sources.device()
      if (located.ok) {
        remember(located.value)
        return located
      }
      const place = located.error.code === 'location/denied' ? await sources.network() : null
      if (place) {
        store.setState({ settled: true, place, task: { status: 'idle' } })
        return ok(place)
      }
      store.setState({ task: { status: 'failed', by: 'device', error: located.error } })
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
