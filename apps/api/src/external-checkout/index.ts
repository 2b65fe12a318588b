export { createShopifyPlatform } from './create-shopify-platform.ts'
export type { ExternalPlatform } from './external-platform.ts'
