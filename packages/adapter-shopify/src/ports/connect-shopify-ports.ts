import type { PartialPorts } from '@krishi/storefront-hooks/capabilities'
import { createShopifyArticles } from './create-shopify-articles.ts'
import { createShopifyCart } from './create-shopify-cart.ts'
import { createShopifyCatalog } from './create-shopify-catalog.ts'
import { createShopifyCheckout } from './create-shopify-checkout.ts'
import { createShopifyCoupons } from './create-shopify-coupons.ts'
import { createShopifySearch } from './create-shopify-search.ts'
import { createShopifyClient } from './shopify-client.ts'
import type { ShopifyPortsOptions } from './shopify-ports-options.ts'

/** All that the adapter does over the wire, with one client: a chunk that the first call loads. */
export function connectShopifyPorts({ checkoutHosts = [], ...options }: ShopifyPortsOptions): PartialPorts {
  const call = createShopifyClient(options)
  return {
    catalog: { ...createShopifyCatalog(call), search: createShopifySearch(call) },
    cart: createShopifyCart(call),
    coupons: createShopifyCoupons(call),
    checkout: createShopifyCheckout(call, [new URL(options.url).host, ...checkoutHosts]),
    community: createShopifyArticles(call),
  }
}
