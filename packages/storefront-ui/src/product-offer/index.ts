export { ProductOffer } from './product-offer.tsx'
export type { ProductOfferProps } from './product-offer.tsx'
