import type { Coordinates } from '@krishi/storefront-core/delivery'
import type { DeviceLocation } from '../delivery/device-location.ts'

/** A device with a place and a shopper who has allowed it, refuses it, or is still to be asked. */
export function aDevice({
  permission = 'prompt',
  answer = permission === 'denied' ? 'denied' : { latitude: 12.30384, longitude: 76.65461 },
}: {
  readonly permission?: PermissionState
  /** What asking it gives. */
  readonly answer?: Coordinates | 'denied' | 'unavailable'
} = {}): { readonly device: () => DeviceLocation; readonly asked: () => number } {
  let asked = 0
  const codes = { denied: 1, unavailable: 2 }
  const geolocation: Pick<Geolocation, 'getCurrentPosition'> = {
    getCurrentPosition(onPosition, onError) {
      asked += 1
      if (typeof answer === 'string') onError?.({ code: codes[answer] } as GeolocationPositionError)
      else onPosition({ coords: answer } as GeolocationPosition)
    },
  }
  const permissions = { query: () => Promise.resolve({ state: permission } as PermissionStatus) }
  return { device: () => ({ geolocation, permissions }) as unknown as DeviceLocation, asked: () => asked }
}
