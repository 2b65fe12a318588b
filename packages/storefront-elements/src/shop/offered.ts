import type { Capability } from '@krishi/storefront-hooks/capabilities'

/**
 * What elements ask, by port and the beginning of its operation: what the shop answers to pages of other origins too. Every letter is
 * a part of the buy button.
 */
export const offered = /^(cart\.price|catalog\.|reviews\.[ls]|delivery\.est|coupons\.av|address\.pin)/

/** The same by its full names, for a server that answers these and nothing else; a test holds one to the other. Each takes one value. */
export const offeredOperations = [
  'catalog.collection',
  'catalog.listing',
  'catalog.filterOptions',
  'catalog.filterCounts',
  'catalog.product',
  'catalog.similar',
  'catalog.alternative',
  'catalog.productCards',
  'catalog.menu',
  'catalog.search',
  'catalog.popularSearches',
  'catalog.deeplink',
  'catalog.strip',
  'catalog.productsByHandle',
  'catalog.tiles',
  'catalog.banners',
  'catalog.brand',
  'catalog.category',
  'cart.price',
  'coupons.available',
  'delivery.estimatedDelivery',
  'address.pincodeLookup',
  'reviews.list',
  'reviews.summary',
] as const satisfies readonly Capability[]
