export { coinsSentence, earnedCoins } from './coins.ts'
export type { EarnedCoins } from './coins.ts'
export { redeemCoins } from './redeem-coins.ts'
export type { RedeemRules, RedeemedCoins } from './redeem-coins.ts'
