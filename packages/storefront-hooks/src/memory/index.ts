export { createMemoryAddressPort } from '../address/create-memory-address-port.ts'
export { createMemoryAuthPort } from '../auth/create-memory-auth-port.ts'
export type { MemoryAuthPort } from '../auth/create-memory-auth-port.ts'
export { createMemoryCartPort } from '../cart/create-memory-cart-port.ts'
export { createMemoryCatalogPort } from '../catalog/create-memory-catalog-port.ts'
export { createMemoryCheckoutPort } from '../checkout/create-memory-checkout-port.ts'
export { createMemoryCommunityPort } from '../community/create-memory-community-port.ts'
export { createMemoryLedger } from '../checkout/memory-ledger.ts'
export type { MemoryLedger } from '../checkout/memory-ledger.ts'
export { createMemoryCouponsPort } from '../coupons/create-memory-coupons-port.ts'
export { createMemoryLoyaltyPort } from '../loyalty/create-memory-loyalty-port.ts'
export { createMemoryDeliveryPort } from '../delivery/create-memory-delivery-port.ts'
export { createMemoryGateway } from '../payment/create-memory-gateway.ts'
export type { MemoryGateway, WindowAct } from '../payment/create-memory-gateway.ts'
export { createMemoryOrdersPort } from '../orders/create-memory-orders-port.ts'
export { createMemoryReviewsPort } from '../reviews/create-memory-reviews-port.ts'
export type { MemoryReviewsPort } from '../reviews/create-memory-reviews-port.ts'
export { createMemorySessionPort } from '../session/create-memory-session-port.ts'
export { createMemorySettingsPort } from '../settings/create-memory-settings-port.ts'
export { createMemorySharePort } from '../share/create-memory-share-port.ts'
export { createMemoryTelemetryPort } from '../telemetry/create-memory-telemetry-port.ts'
export type { MemoryTelemetryPort } from '../telemetry/create-memory-telemetry-port.ts'
export { createMemoryWishlistPort } from '../wishlist/create-memory-wishlist-port.ts'
export { aStorage } from './a-storage.ts'
export { createMemoryBackend } from './create-memory-backend.ts'
export type { MemoryBackend, MemoryConditions, MemoryPaymentTerms, MemoryShop } from './create-memory-backend.ts'
export { createMemoryPorts } from './create-memory-ports.ts'
export type { MemoryPortsOptions } from './create-memory-ports.ts'
export {
  aBanner,
  aCollection,
  aMenuItem,
  anAddress,
  anArticle,
  anOffer,
  aPincode,
  aProduct,
  aReview,
  aSession,
  aShop,
  aTile,
  aVariant,
  english,
} from './fixtures.ts'
export { aComment, aCommentDraft, aPost, aPostDraft, anEngagement } from './community-fixtures.ts'
