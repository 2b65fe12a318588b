import { createShopifyPorts } from '@krishi/adapter-shopify/ports'
import type { StorefrontPorts } from '@krishi/storefront-hooks/storefront'
import type { ShopifyEngine } from './engine.ts'

/** The ports of a shop at Shopify, for a browser; their languages are those of each call. */
export function createShopifyEnginePorts({ url, token, checkoutHosts }: ShopifyEngine): StorefrontPorts {
  return createShopifyPorts({ url, checkoutHosts, headers: { 'X-Shopify-Storefront-Access-Token': token } })
}
