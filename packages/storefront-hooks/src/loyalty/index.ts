export { useEarnedCoins } from './use-earned-coins.ts'
export type { EarnedCoinsView } from './use-earned-coins.ts'
