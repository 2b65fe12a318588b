export { CrossSellModal } from './cross-sell-modal.tsx'
export type { CrossSellModalProps } from './cross-sell-modal.tsx'
export { CrossSell } from './cross-sell.tsx'
export type { CrossSellProps } from './cross-sell.tsx'
