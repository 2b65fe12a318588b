export { CoinHistory } from './coin-history.tsx'
export type { CoinHistoryProps, CoinHistoryState, CoinTexts, ShownCoins } from './coin-history.tsx'
