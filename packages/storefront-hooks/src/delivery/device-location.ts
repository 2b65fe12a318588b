import type { Coordinates } from '@krishi/storefront-core/delivery'
import type { Result } from '@krishi/storefront-core/result'
import { err, ok } from '@krishi/storefront-core/result'

/** What a device knows about where it is: the part of `navigator` that is used. */
export type DeviceLocation = Partial<Pick<Navigator, 'geolocation' | 'permissions'>>

/** Why a device does not say where it is. */
export type LocationErrorCode = 'location/denied' | 'location/unavailable'

/** How long finding out may take, and how old an earlier answer may be, in ms. A district is near enough. */
const options: PositionOptions = { timeout: 10_000, maximumAge: 600_000, enableHighAccuracy: false }

/** `PERMISSION_DENIED` of the platform. */
const denied = 1

/** Whether the device may be asked; `prompt` where nobody knows. Asks nothing of the shopper. */
export async function locationPermission({ geolocation, permissions }: DeviceLocation): Promise<PermissionState> {
  if (!geolocation) return 'denied'
  try {
    return (await permissions?.query({ name: 'geolocation' }))?.state ?? 'prompt'
  } catch {
    return 'prompt'
  }
}

/** Within a kilometre: no more than that leaves the device, not to the server and not into a log of addresses either [V14.2.1]. */
const rounded = (degrees: number) => Math.round(degrees * 100) / 100

/** Where the device is, to a hundredth of a degree. The device asks for permission where it has none yet. */
export function devicePosition({ geolocation }: DeviceLocation): Promise<Result<Coordinates, LocationErrorCode>> {
  return new Promise((resolve) => {
    if (!geolocation) return resolve(err('location/unavailable'))
    geolocation.getCurrentPosition(
      ({ coords }) => resolve(ok({ latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) })),
      ({ code }) => resolve(err(code === denied ? 'location/denied' : 'location/unavailable')),
      options,
    )
  })
}
