import type { OperationName } from '@krishi/storefront-core/contract'
import type { ServedOperation } from '../http/served-operations.ts'

/**
 * Every call that elements of the shop make on a page of another origin: they read the shop window, price a cart and hand it over.
 * Whether a coupon holds for a mobile number is not among them, because that tells whether its owner has ordered with it.
 */
export const embeddedOperations = [
  'embed.token',
  'embed.handover',
  'catalog.product',
  'catalog.productCards',
  'catalog.collection',
  'catalog.collectionProducts',
  'catalog.productsListing',
  'catalog.productsByHandle',
  'catalog.bestSelling',
  'catalog.recommended',
  'catalog.similar',
  'catalog.alternative',
  'catalog.filterOptions',
  'catalog.filterCounts',
  'cart.priceAvailability',
  'cart.crossSell',
  'coupons.availableDiscounts',
  'delivery.estimatedDelivery',
  'address.pincodeLookup',
  'reviews.list',
  'reviews.summary',
  'settings.configuration',
  'settings.byTypes',
  'settings.addressFormSettings',
] as const satisfies readonly OperationName[]

const names: ReadonlySet<ServedOperation> = new Set(embeddedOperations)

/** Whether a page of another origin may make a call. */
export function isEmbedded(name: ServedOperation): boolean {
  return names.has(name)
}
