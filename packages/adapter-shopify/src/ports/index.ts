export { createShopifyPorts } from './create-shopify-ports.ts'
export type { ShopifyPortsOptions } from './shopify-ports-options.ts'
