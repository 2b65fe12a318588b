import type { DeviceLogin, DeviceRecord, SessionStart } from '@krishi/storefront-core/contract'
import type { DeviceSession, DeviceSignIn } from './auth-port.ts'

/** Who shops on which device, as every record of a visit says it on the wire [03.7, 03.9]. A browser has no id of its own. */
function toDeviceRecord({ user, device: { userAgent, ...network } }: DeviceSession): DeviceRecord {
  const { userId, guestUserId } = user
  return { userId, guestUserId, deviceId: '', source: 'WEB', ...network, additionalInfo: { userAgent } }
}

/** The record of a session that has begun [03.7]. The server sees the network address, and the location was not asked for. */
export function toSessionStart(start: DeviceSession): SessionStart {
  return { ...toDeviceRecord(start), sessionId: start.sessionId, ipAddress: '', location: null }
}

/** The record of a sign-in [03.9]. What only an app knows of its device stays empty. */
export function toDeviceLogin(login: DeviceSignIn): DeviceLogin {
  return {
    ...toDeviceRecord(login),
    signedIn: true,
    createdSessionId: login.sessionBefore,
    updatedSessionId: login.sessionId,
    deviceModel: '',
    deviceBrand: '',
    osVersion: '',
    appVersion: '',
    fcmToken: '',
  }
}
