import { createShopifyPorts } from '@krishi/adapter-shopify/ports'
import { createHttpPorts } from '@krishi/storefront-hooks/storefront'
import type { HttpPortsOptions, StorefrontPorts } from '@krishi/storefront-hooks/storefront'
import type { ShopifyEngine } from './engine.ts'
import { joinPorts } from './join-ports.ts'
import { readEngine } from './read-engine.ts'

/** The engine that pages of this build run on. */
export const engineOfBuild: string | null = 'shopify'

/** The ports of a page of a shop at Shopify. */
export function createBrowserPorts(own: HttpPortsOptions): StorefrontPorts {
  const { url, token, checkoutHosts } = readEngine() as ShopifyEngine
  const headers = { 'X-Shopify-Storefront-Access-Token': token }
  return joinPorts(createShopifyPorts({ url, checkoutHosts, headers }), createHttpPorts(own))
}
