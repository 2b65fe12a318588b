import type { Storefront } from '../storefront/create-storefront.ts'
import { localKeys } from '../storage/index.ts'
import { locationPermission } from './device-location.ts'

/**
 * Whether it can be found without a question where goods should be brought: a pincode or an address is kept,
 * somebody is signed in, who may have one, the device may be asked, or the network in its place [16.2]. Looks for no place, and is small: a page asks it before its code is here.
 */
export async function isPlaceAtHand({
  storage,
  device,
  settings,
}: Pick<Storefront, 'storage' | 'device' | 'settings'>): Promise<boolean> {
  if (storage.read(localKeys.pincode) ?? storage.read(localKeys.address) ?? storage.read(localKeys.signedIn))
    return true
  const permission = await locationPermission(device() ?? {})
  return permission === 'granted' || (permission === 'denied' && settings.locationConfig.allowIpLookup)
}
