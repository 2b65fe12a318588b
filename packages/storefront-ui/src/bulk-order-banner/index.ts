export { BulkOrderBanner } from './bulk-order-banner.tsx'
export type { BulkOrderBannerProps } from './bulk-order-banner.tsx'
