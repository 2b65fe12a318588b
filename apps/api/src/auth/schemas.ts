import type {
  DeviceLogin,
  EndedSessions,
  OtpForDeletionResponse,
  OtpSend,
  OtpSendResponse,
  OtpVerify,
  OtpVerifyResponse,
  Profile,
  SessionStart,
  SignedInSessions,
} from '@krishi/storefront-core/contract'
import { z } from '@hono/zod-openapi'
import { locale } from '../catalog/schemas.ts'
import { mutationResult } from '../reviews/schemas.ts'
import { sessionUser } from '../session/schemas.ts'

const line = z.string().max(200)

/** Longer than any spelling of a number or a code. */
const typed = z.string().max(40)

export const otpSendBody = z.object({
  encryptedData: z
    .object({
      mobileNumber: typed,
      hashCode: line,
      referredBy: line,
      playerId: line,
      isInvited: z.boolean(),
      currentDate: typed,
    })
    .openapi('OtpSend') satisfies z.ZodType<OtpSend>,
})

export const otpSendResponse = z
  .object({
    name: z.string(),
    isUserExists: z.boolean(),
    codeLength: z.int().exactOptional(),
    developmentCode: z.string().exactOptional(),
  })
  .openapi('OtpSendResponse') satisfies z.ZodType<OtpSendResponse>

export const otpVerifyBody = z
  .object({ mobileNumber: typed, name: line, userExists: z.boolean(), guestUserId: line, otpCode: typed })
  .openapi('OtpVerify') satisfies z.ZodType<OtpVerify>

export const otpVerifyResponse = z
  .object({ ok: z.boolean(), error: z.string().nullable(), url: z.string().nullable() })
  .openapi('OtpVerifyResponse') satisfies z.ZodType<OtpVerifyResponse>

const device = {
  userId: line,
  guestUserId: line,
  deviceId: line,
  source: z.literal('WEB'),
  networkType: line,
  signalStrength: line,
  additionalInfo: z.object({ userAgent: z.string().max(1_000) }),
}

export const sessionStartBody = z
  .object({
    ...device,
    sessionId: line,
    ipAddress: line,
    location: z.object({ type: z.literal('Point'), coordinates: z.tuple([z.number(), z.number()]) }).nullable(),
  })
  .openapi('SessionStart') satisfies z.ZodType<SessionStart>

export const deviceLoginBody = z
  .object({
    ...device,
    signedIn: z.boolean(),
    createdSessionId: line,
    updatedSessionId: line,
    deviceModel: line,
    deviceBrand: line,
    osVersion: line,
    appVersion: line,
    fcmToken: z.string().max(1_000),
  })
  .openapi('DeviceLogin') satisfies z.ZodType<DeviceLogin>

export const userActivityBody = z
  .object({ userId: line, activity: line, pagePath: z.string().max(2_000) })
  .openapi('UserActivity')

export const userPreferenceBody = z.object({ language: locale })

export const otpForDeletionBody = z.object({ mobileNumber: typed })

export const otpForDeletionResponse = mutationResult
  .extend({ developmentCode: z.string().exactOptional() })
  .openapi('OtpForDeletionResponse') satisfies z.ZodType<OtpForDeletionResponse>

export const profile = sessionUser.extend({ userTypeId: z.string() }).openapi('Profile') satisfies z.ZodType<Profile>

export const signedInSessions = z
  .object({
    sessions: z.array(
      z.object({
        id: z.uuid(),
        device: z.object({
          kind: z.enum(['phone', 'tablet', 'computer', 'unknown']),
          system: z.string(),
          browser: z.string(),
        }),
        beganAt: z.iso.datetime(),
        usedAt: z.iso.datetime(),
        isThisOne: z.boolean(),
      }),
    ),
  })
  .openapi('SignedInSessions') satisfies z.ZodType<SignedInSessions>

export const endedSessions = z.object({ ended: z.int() }).openapi('EndedSessions') satisfies z.ZodType<EndedSessions>

export const deleteUserBody = z.object({ otpCode: typed })
