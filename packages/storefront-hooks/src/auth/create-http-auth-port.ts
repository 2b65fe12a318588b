import type {
  EndedSessions,
  OtpForDeletionResponse,
  OtpSendResponse,
  OtpVerifyResponse,
  Profile,
  SignedInDevice,
  SignedInSession,
  SignedInSessions,
} from '@krishi/storefront-core/contract'
import { hasShape, isCount, isFlag, isListOf, isNullOr, isOneOf, isText } from '@krishi/storefront-core/shape'
import type { Clock } from '../clock/index.ts'
import type { HttpClient } from '../http/index.ts'
import { accept, decode, fieldOf, isAbsentOr } from '../http/index.ts'
import type { HttpSessionPort } from '../session/index.ts'
import { sessionUserShape } from '../session/session-user-shape.ts'
import { change, changeAndRead, toSuccess } from '../http/told-success.ts'
import type { AuthPort, SignInAnswer } from './auth-port.ts'
import { toDeviceLogin, toSessionStart } from './to-device-records.ts'

const toSent = accept(
  hasShape<OtpSendResponse>({
    name: isText,
    isUserExists: isFlag,
    codeLength: isAbsentOr(isCount),
    developmentCode: isAbsentOr(isText),
  }),
)

const toVerified = decode(
  hasShape<OtpVerifyResponse>({ ok: isFlag, error: isNullOr(isText), url: isNullOr(isText) }),
  ({ ok: isSignedIn, error: sentence, url }): SignInAnswer => ({ isSignedIn, sentence, url }),
)

const toProfile = accept(hasShape<Profile>({ ...sessionUserShape, userTypeId: isText }))

const toDeletionSent = accept(
  hasShape<Pick<OtpForDeletionResponse, 'developmentCode'>>({ developmentCode: isAbsentOr(isText) }),
)

const isDevice = hasShape<SignedInDevice>({
  kind: isOneOf('phone', 'tablet', 'computer', 'unknown'),
  system: isText,
  browser: isText,
})

const isSession = hasShape<SignedInSession>({
  id: isText,
  device: isDevice,
  beganAt: isText,
  usedAt: isText,
  isThisOne: isFlag,
})

const toSessions = fieldOf<SignedInSessions>({ sessions: isListOf(isSession) })

const toEnded = fieldOf<EndedSessions>({ ended: isCount })

/** Signs in and out through the API. The session of `session` is the one that changes hands. */
export function createHttpAuthPort(
  client: HttpClient,
  session: Pick<HttpSessionPort, 'forget'>,
  clock: Clock,
): AuthPort {
  /** What was answered for the last code, the only one that is good: its verification wants it back [32.8]. */
  let sent: OtpSendResponse = { name: '', isUserExists: false }
  return {
    async sendOtp({ mobileNumber }, options) {
      const currentDate = new Date(clock.now()).toISOString()
      const app = { hashCode: '', referredBy: '', playerId: '', isInvited: false }
      const body = { encryptedData: { mobileNumber, ...app, currentDate } }
      const answer = await client.call('auth.sendOtp', { body }, toSent, options)
      if (answer.ok) sent = answer.value
      return answer
    },
    async verifyOtp({ mobileNumber, code: otpCode, guestUserId }, options) {
      const { name, isUserExists: userExists } = sent
      const body = { mobileNumber, name, userExists, guestUserId, otpCode }
      const answer = await client.call('auth.verifyOtp', { body }, toVerified, options)
      session.forget()
      return answer
    },
    async signOut(options) {
      const answer = await change(client, 'auth.signOut', {}, options)
      session.forget()
      return answer
    },
    sessions: (options) => client.call('auth.sessions', {}, toSessions, options),
    endSession: (id, options) => client.call('auth.endSession', { path: { id } }, toEnded, options),
    endOtherSessions: (options) => client.call('auth.endOtherSessions', {}, toEnded, options),
    deviceLogin: (login, options) => change(client, 'auth.deviceLogin', { body: toDeviceLogin(login) }, options),
    sessionStart: (start, options) => change(client, 'auth.sessionStart', { body: toSessionStart(start) }, options),
    userActivity: (activity, options) => change(client, 'auth.userActivity', { body: activity }, options),
    userPreference: (preference, options) => change(client, 'auth.userPreference', { body: preference }, options),
    profile: (options) => client.call('auth.profile', {}, toProfile, options),
    otpForDeletion: (request, options) =>
      changeAndRead(client, 'auth.otpForDeletion', { body: request }, toDeletionSent, options),
    async deleteUser({ code: otpCode }, options) {
      const answer = await client.call('auth.deleteUser', { body: { otpCode } }, toSuccess, options)
      // The session has ended, or may have: where the answer was lost, the next `open` finds out.
      if (!answer.ok || answer.value) session.forget()
      return answer
    },
  }
}
