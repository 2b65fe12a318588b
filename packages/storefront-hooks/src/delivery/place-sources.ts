import type { DeliveryAddress } from '@krishi/storefront-core/address'
import { complianceOf } from '@krishi/storefront-core/compliance'
import type { Result } from '@krishi/storefront-core/result'
import { err, ok } from '@krishi/storefront-core/result'
import type { Settings } from '@krishi/storefront-core/settings'
import type { AddressPort } from '../address/address-port.ts'
import type { KeptAddressOptions } from '../address/kept-address.ts'
import { createKeptAddress } from '../address/kept-address.ts'
import { localKeys } from '../storage/index.ts'
import { readChosenPlace } from './chosen-place.ts'
import type { DeliveryPort, LocatedPlace } from './delivery-port.ts'
import type { DeviceLocation } from './device-location.ts'
import { devicePosition, locationPermission } from './device-location.ts'
import type { DeliveryPlace, PlaceFailure } from './place-store.ts'
import { toAddressPlace } from './saved-place.ts'

/** What a place can be learned from. */
export interface PlaceSourcesOptions extends KeptAddressOptions {
  readonly ports: { readonly address: AddressPort; readonly delivery: DeliveryPort }
  readonly device: () => DeviceLocation | null
  /** The default address of whoever is signed in; null for a guest, and without one. */
  readonly savedAddress: () => Promise<DeliveryAddress | null>
  /** The place of that address where it came with the page: it is shown at once. @default null */
  readonly placeOfPage?: DeliveryPlace | null
  readonly settings: Pick<Settings, 'compliance' | 'locationConfig'>
  /** Whose network address is located. */
  readonly userId: () => string
}

/** The sources of a place; each returns null where it has none. */
export interface PlaceSources {
  chosen: () => DeliveryPlace | null
  /** That of the default address in the book. */
  saved: () => Promise<DeliveryPlace | null>
  /** Asks the device; where it is denied, the network address, if that is allowed [16.2]. */
  locate: () => Promise<Result<DeliveryPlace, PlaceFailure['code']>>
  /** The first source that has a place and shows no prompt: the device only where it was allowed before and the law permits it [16.2]. */
  unasked: () => Promise<DeliveryPlace | null>
}

/** Creates the sources of the place that deliveries are estimated for. */
export function createPlaceSources(options: PlaceSourcesOptions): PlaceSources {
  const { ports, storage, device, settings, userId, placeOfPage } = options
  const kept = createKeptAddress(options)
  const chosen = () => readChosenPlace(storage)

  async function saved(): Promise<DeliveryPlace | null> {
    return storage.read(localKeys.signedIn) === null ? null : toAddressPlace(await options.savedAddress())
  }

  async function askDevice(): Promise<Result<DeliveryPlace, PlaceFailure['code']>> {
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

  async function locate(isDenied = false): Promise<Result<DeliveryPlace, PlaceFailure['code']>> {
    const located = isDenied ? err('location/denied') : await askDevice()
    if (located.ok || located.error.code !== 'location/denied') return located
    const place = await askNetwork()
    return place ? ok(place) : located
  }

  return {
    chosen,
    saved,
    locate: () => locate(),
    async unasked() {
      const known = chosen() ?? placeOfPage ?? (await saved()) ?? toAddressPlace(kept.read())
      if (known || !complianceOf(settings).mayLocateUnasked) return known
      const permission = await locationPermission(device() ?? {})
      if (permission === 'prompt') return null
      const located = await locate(permission === 'denied')
      return located.ok ? located.value : null
    },
  }
}

function toPlace({ pincode, city }: LocatedPlace, source: DeliveryPlace['source']): DeliveryPlace {
  return { pincode, name: city, source }
}
