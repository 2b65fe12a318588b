export { LabelTicker } from './label-ticker.tsx'
export type { LabelTickerProps } from './label-ticker.tsx'
