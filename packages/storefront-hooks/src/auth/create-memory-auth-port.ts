import type { PortErrorCode, Profile, SignedInDevice } from '@krishi/storefront-core/contract'
import type { Result } from '@krishi/storefront-core/result'
import { err, ok } from '@krishi/storefront-core/result'
import { defaultSettings } from '@krishi/storefront-core/settings'
import type { Settings } from '@krishi/storefront-core/settings'
import type { MemoryBackend } from '../memory/create-memory-backend.ts'
import { aSession } from '../memory/fixtures.ts'
import type { MemoryIdentity } from '../session/memory-identity.ts'
import type { AuthPort, DeviceSession, DeviceSignIn, SignInAnswer, UserActivity, UserPreference } from './auth-port.ts'

type Told = DeviceSignIn | DeviceSession | UserActivity | UserPreference

/** Signs in to a shop in memory, and keeps what it was told, where a test can read it. */
export interface MemoryAuthPort extends AuthPort {
  readonly records: readonly Told[]
}

/** The code of every number in memory: it is told to the page, which shows it, as a server in development does. */
const code = '4821'

const device: SignedInDevice = { kind: 'phone', system: 'Android', browser: 'Chrome' }

/** Signs in `identity`. A number that no code was sent to is refused like a wrong code. */
export function createMemoryAuthPort(
  backend: MemoryBackend,
  identity: MemoryIdentity,
  { socialFeed }: Pick<Settings, 'socialFeed'> = defaultSettings,
): MemoryAuthPort {
  const awaiting = new Set<string>()

  /** The call's answer to whoever is signed in, or the refusal of a guest. */
  function asShopper<Value>(work: (user: Partial<Profile>) => Value): Result<Value, PortErrorCode> {
    const user = identity.user()
    return user.isGuestUser === false ? ok(work(user)) : err('auth/forbidden')
  }

  return {
    ...createMemoryRecords(backend),
    sendOtp: ({ mobileNumber }, options) =>
      backend.answer('auth.sendOtp', options, () => {
        awaiting.add(mobileNumber)
        return ok({ developmentCode: code })
      }),
    verifyOtp: ({ mobileNumber, code: typed }, options) =>
      backend.answer('auth.verifyOtp', options, (): Result<SignInAnswer, PortErrorCode> => {
        const isSignedIn = typed === code && awaiting.delete(mobileNumber)
        if (!isSignedIn) return ok({ isSignedIn, sentence: 'This code is not right.' })
        identity.become({ isGuestUser: false, userId: `user-${mobileNumber}`, mobileNumber })
        return ok({ isSignedIn })
      }),
    signOut: (options) =>
      backend.answer('auth.signOut', options, () => {
        identity.become({})
        return ok(null)
      }),
    sessions: (options) =>
      backend.answer('auth.sessions', options, () =>
        asShopper(() => {
          const now = new Date(backend.clock.now()).toISOString()
          return [{ id: 'session-1', device, beganAt: now, usedAt: now, isThisOne: true }]
        }),
      ),
    endSession: (_id, options) => backend.answer('auth.endSession', options, () => asShopper(() => 0)),
    endOtherSessions: (options) => backend.answer('auth.endOtherSessions', options, () => asShopper(() => 0)),
    profile: (options) =>
      backend.answer('auth.profile', options, () =>
        asShopper((user) => ({ userTypeId: socialFeed.defaultFarmerTypeId, ...aSession({ user }).user, ...user })),
      ),
    otpForDeletion: ({ mobileNumber }, options) =>
      backend.answer('auth.otpForDeletion', options, () => {
        if (identity.user().mobileNumber !== mobileNumber) return err('request/invalid')
        return asShopper(() => {
          awaiting.add(mobileNumber)
          return { developmentCode: code }
        })
      }),
    deleteUser: ({ code: typed }, options) =>
      backend.answer('auth.deleteUser', options, () =>
        asShopper(({ mobileNumber = '' }) => {
          if (typed !== code || !awaiting.delete(mobileNumber)) return false
          identity.become({})
          return true
        }),
      ),
  }
}

/** Keeps what is told of devices and visits. */
function createMemoryRecords(
  backend: MemoryBackend,
): Pick<MemoryAuthPort, 'records' | 'deviceLogin' | 'sessionStart' | 'userActivity' | 'userPreference'> {
  const records: Told[] = []

  function record(entry: Told): Result<null, PortErrorCode> {
    records.push(entry)
    return ok(null)
  }

  return {
    records,
    deviceLogin: (login, options) => backend.answer('auth.deviceLogin', options, () => record(login)),
    sessionStart: (start, options) => backend.answer('auth.sessionStart', options, () => record(start)),
    userActivity: (activity, options) => backend.answer('auth.userActivity', options, () => record(activity)),
    userPreference: (preference, options) => backend.answer('auth.userPreference', options, () => record(preference)),
  }
}
