export { CoinExplainer } from './coin-explainer.tsx'
export type { CoinExplainerProps } from './coin-explainer.tsx'
export type { ExplainerMediaProps } from './explainer-media.tsx'
