import { createHttpAddressPort } from '../address/create-http-address-port.ts'
import { createHttpCartPort } from '../cart/create-http-cart-port.ts'
import { createHttpCatalogPort } from '../catalog/create-http-catalog-port.ts'
import { createHttpCouponsPort } from '../coupons/create-http-coupons-port.ts'
import { createHttpDeliveryPort } from '../delivery/create-http-delivery-port.ts'
import type { HttpClient } from '../http/index.ts'
import { createHttpReviewsPort } from '../reviews/create-http-reviews-port.ts'
import { createHttpSettingsPort } from '../settings/create-http-settings-port.ts'
import type { StorefrontPorts } from '../storefront/storefront-ports.ts'

/** The ports of which the shop answers something to pages of other origins. */
export type EmbeddedPorts = Pick<
  StorefrontPorts,
  'address' | 'cart' | 'catalog' | 'coupons' | 'delivery' | 'reviews' | 'settings'
>

/** The adapters behind `createEmbedPorts`: a chunk of their own that the first call loads. */
export function connectEmbedPorts(client: HttpClient): EmbeddedPorts {
  return {
    address: createHttpAddressPort(client),
    cart: createHttpCartPort(client),
    catalog: createHttpCatalogPort(client),
    coupons: createHttpCouponsPort(client),
    delivery: createHttpDeliveryPort(client),
    reviews: createHttpReviewsPort(client),
    settings: createHttpSettingsPort(client),
  }
}
