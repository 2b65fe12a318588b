import { complianceOf } from '@krishi/storefront-core/compliance'
import type { PortErrorCode } from '@krishi/storefront-core/contract'
import type { Result } from '@krishi/storefront-core/result'
import { err, ok } from '@krishi/storefront-core/result'
import { createKeptAddress } from '../address/kept-address.ts'
import { localKeys } from '../storage/index.ts'
import { isNamedIn, readChosenPlace } from './chosen-place.ts'
import type { PlaceStoreOptions } from './create-place-store.ts'
import type { LocatedPlace } from './delivery-port.ts'
import type { LocationErrorCode } from './device-location.ts'
import { devicePosition, locationPermission } from './device-location.ts'
import type { DeliveryPlace } from './place-store.ts'
import { toAddressPlace } from './saved-place.ts'

/** Where a place to deliver to is known from. Null where a source knows none. */
export interface PlaceSources {
  /** What the shopper chose on this device. */
  chosen(): DeliveryPlace | null
  /** The place of a pincode that the shopper chooses now. */
  pincode(pincode: string): Promise<Result<DeliveryPlace, PortErrorCode>>
  /** A place that was chosen on a page in another language, with its name in that of this page; null where that is not needed or not known. */
  renamed(place: DeliveryPlace): Promise<DeliveryPlace | null>
  /** The default address of whoever is signed in. */
  saved(): Promise<DeliveryPlace | null>
  /** Where the device is; the browser may ask the shopper. */
  device(): Promise<Result<DeliveryPlace, PortErrorCode | LocationErrorCode>>
  /** Where the network address is, if settings allow to ask that. */
  network(): Promise<DeliveryPlace | null>
  /** The first of all that show no prompt: the device only where it was allowed before and the law permits it [16.2]. */
  unasked(): Promise<DeliveryPlace | null>
}

/** Creates the sources of the place of one storefront. */
export function createPlaceSources(options: PlaceStoreOptions): PlaceSources {
  const { ports, storage, settings, locale, userId, placeOfPage = null } = options
  const kept = createKeptAddress(options)
  const chosen = () => readChosenPlace(storage)
  const location = () => options.device() ?? {}

  async function pincode(asked: string): Promise<Result<DeliveryPlace, PortErrorCode>> {
    const found = await ports.address.pincodeLookup(asked)
    return found.ok ? ok({ pincode: asked, name: found.value.city, source: 'chosen' }) : found
  }

  async function renamed(place: DeliveryPlace): Promise<DeliveryPlace | null> {
    if (place.source !== 'chosen' || isNamedIn(storage, locale)) return null
    const found = await pincode(place.pincode)
    return found.ok ? found.value : null
  }

  async function saved(): Promise<DeliveryPlace | null> {
    return storage.read(localKeys.signedIn) === null ? null : toAddressPlace(await options.savedAddress())
  }

  async function device() {
    const position = await devicePosition(location())
    if (!position.ok) return position
    const place = await ports.delivery.reverseLookup(position.value)
    return place.ok ? ok(toPlace(place.value, 'device')) : place
  }

  async function network(): Promise<DeliveryPlace | null> {
    if (!settings.locationConfig.allowIpLookup) return null
    const ip = await ports.delivery.ipLookup()
    if (!ip.ok) return null
    const place = await ports.delivery.ipToLocation({ userId: userId(), ip: ip.value })
    return place.ok ? toPlace(place.value, 'network') : null
  }

  async function unasked(): Promise<DeliveryPlace | null> {
    const known = chosen() ?? placeOfPage ?? (await saved()) ?? toAddressPlace(kept.read())
    if (known || !complianceOf(settings).mayLocateUnasked) return known
    const permission = await locationPermission(location())
    if (permission === 'prompt') return null
    const located = permission === 'granted' ? await device() : err('location/denied')
    if (located.ok) return located.value
    return located.error.code === 'location/denied' ? network() : null
  }

  return { chosen, pincode, renamed, saved, device, network, unasked }
}

function toPlace({ pincode, city }: LocatedPlace, source: DeliveryPlace['source']): DeliveryPlace {
  return { pincode, name: city, source }
}
