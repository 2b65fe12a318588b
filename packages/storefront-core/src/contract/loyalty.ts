import type { LoyaltyTexts } from '../settings/index.ts'
import type { LanguageQuery } from './operation.ts'

/** One movement of coins [27.3]. */
export interface CoinTransaction {
  readonly id: string
  /** Positive earned, negative spent. */
  readonly points: number
  readonly kind: 'earned' | 'spent' | 'expired'
  readonly orderName: string
  /** ISO instant. */
  readonly createdOn: string
  /** ISO instant; null for coins that do not expire. */
  readonly expiresOn: string | null
  readonly isExpired: boolean
}

/** What the calls about coins take and give. */
export interface LoyaltyPayloads {
  'loyalty.coins': { request: { query: { readonly userId: string } }; response: { readonly totalPoints: number } }
  'loyalty.history': {
    request: { query: { readonly userId: string } }
    response: { readonly transactions: readonly CoinTransaction[] }
  }
  'loyalty.config': { request: { query: LanguageQuery }; response: LoyaltyTexts }
}
