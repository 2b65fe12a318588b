import type { CoinTransaction, LoyaltyPayloads } from '@krishi/storefront-core/contract'
import type { LoyaltyTexts } from '@krishi/storefront-core/settings'
import { hasShape, isCount, isFlag, isListOf, isNullOr, isOneOf, isText } from '@krishi/storefront-core/shape'
import type { HttpClient } from '../http/index.ts'
import { accept, fieldOf, isInteger } from '../http/index.ts'
import type { LoyaltyPort } from './loyalty-port.ts'

const toBalance = fieldOf<LoyaltyPayloads['loyalty.coins']['response']>({ totalPoints: isCount })

const toTransactions = fieldOf<LoyaltyPayloads['loyalty.history']['response']>({
  transactions: isListOf(
    hasShape<CoinTransaction>({
      id: isText,
      points: isInteger,
      kind: isOneOf('earned', 'spent', 'expired'),
      orderName: isText,
      createdOn: isText,
      expiresOn: isNullOr(isText),
      isExpired: isFlag,
    }),
  ),
})

const toTexts = accept(
  hasShape<LoyaltyTexts>({
    heading: isText,
    subHeading: isText,
    howToUseBHCoinsMedia: isText,
    mediaType: isOneOf('image', 'lottie', 'video'),
    mediaStyle: isText,
    termsAndConditions: isText,
    title: isText,
    yourCoins: isText,
    totalPointsEarned: isText,
    historyMessage: isText,
    youWillEarn: isText,
    expiresHeading: isText,
    expiredHeading: isText,
    coinIconPath: isText,
    historyIconPath: isText,
  }),
)

/** Asks for coins through the API. */
export function createHttpLoyaltyPort(client: HttpClient): LoyaltyPort {
  return {
    balance: (query, options) => client.call('loyalty.coins', { query }, toBalance, options),
    history: (query, options) => client.call('loyalty.history', { query }, toTransactions, options),
    texts: ({ locale }, options) => client.call('loyalty.config', { query: { language: locale } }, toTexts, options),
  }
}
