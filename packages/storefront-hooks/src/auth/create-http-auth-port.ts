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
import { err } from '@krishi/storefront-core/result'
import { hasShape, isCount, isFlag, isListOf, isNullOr, isOneOf, isText } from '@krishi/storefront-core/shape'
import type { HttpClient } from '../http/index.ts'
import { accept, fieldOf, isAbsentOr } from '../http/index.ts'
import type { HttpSessionPort } from '../session/index.ts'
import { sessionUserShape } from '../session/session-user-shape.ts'
import { change, isResult, toSuccess } from '../http/told-success.ts'
import type { AuthPort } from './auth-port.ts'

const toSent = accept(
  hasShape<OtpSendResponse>({
    name: isText,
    isUserExists: isFlag,
    codeLength: isAbsentOr(isCount),
    developmentCode: isAbsentOr(isText),
  }),
)

const toVerified = accept(hasShape<OtpVerifyResponse>({ ok: isFlag, error: isNullOr(isText), url: isNullOr(isText) }))

const toProfile = accept(hasShape<Profile>({ ...sessionUserShape, userTypeId: isText }))

const toDeletionSent = accept(
  hasShape<OtpForDeletionResponse>({
    result: isResult,
    developmentCode: isAbsentOr(isText),
  }),
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
export function createHttpAuthPort(client: HttpClient, session: Pick<HttpSessionPort, 'forget'>): AuthPort {
  return {
    sendOtp: (request, options) => client.call('auth.sendOtp', { body: { encryptedData: request } }, toSent, options),
    async verifyOtp(request, options) {
      const answer = await client.call('auth.verifyOtp', { body: request }, toVerified, options)
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
    deviceLogin: (login, options) => change(client, 'auth.deviceLogin', { body: login }, options),
    sessionStart: (start, options) => change(client, 'auth.sessionStart', { body: start }, options),
    userActivity: (activity, options) => change(client, 'auth.userActivity', { body: activity }, options),
    userPreference: (preference, options) => change(client, 'auth.userPreference', { body: preference }, options),
    profile: (options) => client.call('auth.profile', {}, toProfile, options),
    async otpForDeletion(request, options) {
      const sent = await client.call('auth.otpForDeletion', { body: request }, toDeletionSent, options)
      return sent.ok && sent.value.result === 'Failure' ? err('network/server') : sent
    },
    async deleteUser(request, options) {
      const answer = await client.call('auth.deleteUser', { body: request }, toSuccess, options)
      // The session has ended, or may have: where the answer was lost, the next `open` finds out.
      if (!answer.ok || answer.value) session.forget()
      return answer
    },
  }
}
