import type { CoinTransaction, LoyaltyPayloads } from '@krishi/storefront-core/contract'
import { z } from '@hono/zod-openapi'
import { locale } from '../catalog/schemas.ts'

/** The id is accepted and not used: whose coins are told is what the session says. */
export const ofUser = z.object({ userId: z.string().max(100) })

export const inLanguage = z.object({ language: locale })

export const coins = z.object({ totalPoints: z.int() }).openapi('Coins') satisfies z.ZodType<
  LoyaltyPayloads['loyalty.coins']['response']
>

const transaction = z
  .object({
    id: z.string(),
    points: z.int(),
    kind: z.enum(['earned', 'spent', 'expired']),
    orderName: z.string(),
    createdOn: z.iso.datetime(),
    expiresOn: z.iso.datetime().nullable(),
    isExpired: z.boolean(),
  })
  .openapi('CoinTransaction') satisfies z.ZodType<CoinTransaction>

export const history = z.object({ transactions: z.array(transaction) }).openapi('CoinHistory') satisfies z.ZodType<
  LoyaltyPayloads['loyalty.history']['response']
>

export const texts = z
  .object({
    heading: z.string(),
    subHeading: z.string(),
    howToUseBHCoinsMedia: z.string(),
    mediaType: z.enum(['image', 'lottie', 'video']),
    mediaStyle: z.string(),
    termsAndConditions: z.string(),
    title: z.string(),
    yourCoins: z.string(),
    totalPointsEarned: z.string(),
    historyMessage: z.string(),
    youWillEarn: z.string(),
    expiresHeading: z.string(),
    expiredHeading: z.string(),
    coinIconPath: z.string(),
    historyIconPath: z.string(),
  })
  .openapi('LoyaltyTexts') satisfies z.ZodType<LoyaltyPayloads['loyalty.config']['response']>
