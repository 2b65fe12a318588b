export { coinsSentence, earnedCoins } from './coins.ts'
export type { EarnedCoins } from './coins.ts'
