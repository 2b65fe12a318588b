export { DealsModal } from './deals-modal.tsx'
export type { DealsModalProps } from './deals-modal.tsx'
export { ProductDeals } from './product-deals.tsx'
export type { ProductDealsProps } from './product-deals.tsx'
