import type { DeviceLogin, OtpVerifyResponse, PortErrorCode, SessionStart } from '@krishi/storefront-core/contract'
import type { Result } from '@krishi/storefront-core/result'
import { ok } from '@krishi/storefront-core/result'
import type { MemoryBackend } from '../memory/create-memory-backend.ts'
import type { MemoryIdentity } from '../session/memory-identity.ts'
import type { AuthPort, UserActivity } from './auth-port.ts'

/** Signs in to a shop in memory, and keeps what it was told, where a test can read it. */
export interface MemoryAuthPort extends AuthPort {
  readonly records: readonly (DeviceLogin | SessionStart | UserActivity)[]
}

/** The code of every number in memory: it is told to the page, which shows it, as a server in development does. */
const code = '4821'

/** Signs in `identity`. A number that no code was sent to is refused like a wrong code. */
export function createMemoryAuthPort(backend: MemoryBackend, identity: MemoryIdentity): MemoryAuthPort {
  const records: (DeviceLogin | SessionStart | UserActivity)[] = []
  const awaiting = new Set<string>()

  function record(entry: DeviceLogin | SessionStart | UserActivity): Result<null, PortErrorCode> {
    records.push(entry)
    return ok(null)
  }

  return {
    records,
    sendOtp: ({ mobileNumber }, options) =>
      backend.answer('auth.sendOtp', options, () => {
        awaiting.add(mobileNumber)
        return ok({ name: '', isUserExists: false, developmentCode: code })
      }),
    verifyOtp: ({ mobileNumber, otpCode }, options) =>
      backend.answer('auth.verifyOtp', options, (): Result<OtpVerifyResponse, PortErrorCode> => {
        if (otpCode !== code || !awaiting.delete(mobileNumber)) {
          return ok({ ok: false, error: 'This code is not right.', url: null })
        }
        identity.become({ isGuestUser: false, userId: `user-${mobileNumber}`, mobileNumber })
        return ok({ ok: true, error: null, url: null })
      }),
    signOut: (options) =>
      backend.answer('auth.signOut', options, () => {
        identity.become({})
        return ok(null)
      }),
    deviceLogin: (login, options) => backend.answer('auth.deviceLogin', options, () => record(login)),
    sessionStart: (start, options) => backend.answer('auth.sessionStart', options, () => record(start)),
    userActivity: (activity, options) => backend.answer('auth.userActivity', options, () => record(activity)),
  }
}
