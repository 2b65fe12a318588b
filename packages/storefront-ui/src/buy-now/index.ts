export { BuyNow } from './buy-now.tsx'
export type { BuyNowProps } from './buy-now.tsx'
