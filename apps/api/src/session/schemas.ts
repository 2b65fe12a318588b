import type { ReadSessionRequest } from '@krishi/storefront-core/contract'
import type { Session, SessionUser } from '@krishi/storefront-core/session'
import { z } from '@hono/zod-openapi'
import { locale } from '../catalog/schemas.ts'

const campaign = z.string().max(200).exactOptional()

export const readSessionBody = z
  .object({ selectedLanguage: locale, utmSource: campaign, utmMedium: campaign, utmCampaign: campaign })
  .openapi('ReadSessionRequest') satisfies z.ZodType<ReadSessionRequest['body']>

export const sessionUser = z
  .object({
    userId: z.string(),
    guestUserId: z.string(),
    isGuestUser: z.boolean(),
    userExternalId: z.string().nullable(),
    mobileNumber: z.string(),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    profilePic: z.string(),
  })
  .openapi('SessionUser') satisfies z.ZodType<SessionUser>

export const session = z
  .object({
    sessionId: z.string(),
    accessToken: z.string(),
    expiresAt: z.string(),
    user: sessionUser,
    selectedLanguage: locale,
  })
  .openapi('Session') satisfies z.ZodType<Session>
