import type { DeliveryAddress } from '@krishi/storefront-core/address'
import { complianceOf } from '@krishi/storefront-core/compliance'
import type { Locale } from '@krishi/storefront-core/locale'
import { err, ok } from '@krishi/storefront-core/result'
import type { Settings } from '@krishi/storefront-core/settings'
import { createStore } from 'zustand/vanilla'
import type { AddressPort } from '../address/address-port.ts'
import type { KeptAddressOptions } from '../address/kept-address.ts'
import { createKeptAddress } from '../address/kept-address.ts'
import { localKeys } from '../storage/index.ts'
import { isNamedIn, keepChosenPlace, readChosenPlace } from './chosen-place.ts'
import type { DeliveryPort, LocatedPlace } from './delivery-port.ts'
import type { DeviceLocation } from './device-location.ts'
import { devicePosition, locationPermission } from './device-location.ts'
import type { DeliveryPlace, PlaceActions, PlaceState, PlaceStore } from './place-store.ts'
import { toAddressPlace } from './saved-place.ts'

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
  const { ports, storage, device, settings, locale, userId, placeOfPage = null } = options
  const kept = createKeptAddress(options)
  const store = createStore<PlaceState>(() => ({ settled: false, place: placeOfPage, task: { status: 'idle' } }))
  let finding: Promise<void> | null = null

  function remember(place: DeliveryPlace) {
    keepChosenPlace(storage, place, locale)
    store.setState({ settled: true, place, task: { status: 'idle' } })
  }

  const readChosen = () => readChosenPlace(storage)

  async function readSaved(): Promise<DeliveryPlace | null> {
    return storage.read(localKeys.signedIn) === null ? null : toAddressPlace(await options.savedAddress())
  }

  async function askDevice() {
    const position = await devicePosition(device() ?? {})
    if (!position.ok) return position
    const place = await ports.delivery.reverseLookup(position.value)
    return place.ok ? ok(toPlace(place.value, 'device')) : place
  }

  async function askNetwork(): Promise<DeliveryPlace | null> {
    if (!settings.locationConfig.allowIpLookup) return null
    const ip = await ports.delivery.ipLookup()
    if (!ip.ok) return null
    const place = await ports.delivery.ipToLocation({ userId: userId(), ip: ip.value })
    return place.ok ? toPlace(place.value, 'network') : null
  }

  /** The sources that show no prompt: the device only where it was allowed before and the law permits it [16.2]. */
  async function findUnasked(): Promise<DeliveryPlace | null> {
    const known = readChosen() ?? placeOfPage ?? (await readSaved()) ?? toAddressPlace(kept.read())
    if (known || !complianceOf(settings).mayLocateUnasked) return known
    const permission = await locationPermission(device() ?? {})
    if (permission === 'prompt') return null
    const located = permission === 'granted' ? await askDevice() : err('location/denied')
    if (located.ok) return located.value
    return located.error.code === 'location/denied' ? askNetwork() : null
  }

  async function find() {
    const place = await findUnasked()
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
    if (!store.getState().settled || readChosen()) return
    const place = await readSaved()
    if (place && !readChosen()) store.setState({ place })
  }

  const actions: PlaceActions = {
    async choose(pincode) {
      store.setState({ task: { status: 'pending', by: 'pincode' } })
      const found = await ports.address.pincodeLookup(pincode)
      if (!found.ok) {
        store.setState({ task: { status: 'failed', by: 'pincode', error: found.error } })
        return found
      }
      const place: DeliveryPlace = { pincode, name: found.value.city, source: 'chosen' }
      remember(place)
      return ok(place)
    },
    take({ pincode, city }) {
      remember({ pincode, name: city, source: 'chosen' })
    },
    async locate() {
      store.setState({ task: { status: 'pending', by: 'device' } })
      const located = await askDevice()
      if (located.ok) {
        remember(located.value)
        return located
      }
      const place = located.error.code === 'location/denied' ? await askNetwork() : null
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

function toPlace({ pincode, city }: LocatedPlace, source: DeliveryPlace['source']): DeliveryPlace {
  return { pincode, name: city, source }
}
