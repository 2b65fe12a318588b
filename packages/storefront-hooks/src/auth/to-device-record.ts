import type { DeviceRecord } from '@krishi/storefront-core/contract'
import type { SessionUser } from '@krishi/storefront-core/session'
import type { SignInDevice } from './sign-in-device.ts'

/** Who shops on which device, as every record of a visit says it [03.7, 03.9]. A browser has no id of its own. */
export function toDeviceRecord({ userId, guestUserId }: SessionUser, device: SignInDevice): DeviceRecord {
  const { userAgent, networkType, signalStrength } = device.describe()
  return {
    userId,
    guestUserId,
    deviceId: '',
    source: 'WEB',
    networkType,
    signalStrength,
    additionalInfo: { userAgent },
  }
}
