import type { ExchangeAppSessionRequest, ReadSessionRequest } from '@krishi/storefront-core/contract'
import type { SessionOnWire } from '@krishi/storefront-core/contract'
import type { SessionUser } from '@krishi/storefront-core/session'
import { z } from '@hono/zod-openapi'
import { locale } from '../catalog/schemas.ts'

const campaign = z.string().max(200).exactOptional()

export const readSessionBody = z
  .object({ selectedLanguage: locale, utmSource: campaign, utmMedium: campaign, utmCampaign: campaign })
  .openapi('ReadSessionRequest') satisfies z.ZodType<ReadSessionRequest['body']>

export const exchangeAppSessionBody = z
  .object({
    accessToken: z.string().max(1000),
    userId: z.string().max(200),
    mobileNumber: z.string().max(40),
    selectedLanguage: locale,
  })
  .openapi('ExchangeAppSessionRequest') satisfies z.ZodType<ExchangeAppSessionRequest['body']>

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
  .openapi('Session') satisfies z.ZodType<SessionOnWire>
