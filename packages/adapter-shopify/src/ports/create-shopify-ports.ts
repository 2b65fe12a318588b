import { completeLazyPorts, type Capability } from '@krishi/storefront-hooks/capabilities'
import type { StorefrontPorts } from '@krishi/storefront-hooks/storefront'
import { createGuestSession } from './create-guest-session.ts'
import type { ShopifyPortsOptions } from './shopify-ports-options.ts'

/** What the Storefront API can do of what the shop asks for. */
const capabilities: readonly Capability[] = [
  'catalog.collection',
  'catalog.listing',
  'catalog.filterOptions',
  'catalog.filterCounts',
  'catalog.product',
  'catalog.productCards',
  'catalog.similar',
  'catalog.menu',
  'catalog.search',
  'catalog.strip',
  'catalog.brand',
  'catalog.category',
  'cart.price',
  'cart.crossSell',
  'coupons.validate',
  'checkout.createExternal',
  'community.searchArticles',
  'community.article',
]

/**
 * The ports of a shop at Shopify: its catalogue, search, cart, discount codes and articles, and the way to its checkout. Everything
 * else answers 'port/unsupported'. Runs in browsers and on servers.
 *
 * @example
 * createShopifyPorts({ url: 'https://krishi.myshopify.com', headers: { 'X-Shopify-Storefront-Access-Token': token } })
 */
export function createShopifyPorts(options: ShopifyPortsOptions): StorefrontPorts {
  const load = async () => (await import('./connect-shopify-ports.ts')).connectShopifyPorts(options)
  return completeLazyPorts(capabilities, load, { session: createGuestSession() })
}
