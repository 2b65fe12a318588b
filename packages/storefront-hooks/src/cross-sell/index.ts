export { crossSellOptions, crossSellPageSize, toCrossSellQuestion } from './cross-sell-queries.ts'
export { useCrossSell, useCrossSellQuestion, useCrossSellStrip } from './use-cross-sell.ts'
export type { CrossSellStripView } from './use-cross-sell.ts'
