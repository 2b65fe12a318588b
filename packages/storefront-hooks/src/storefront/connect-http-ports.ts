import type { Session } from '@krishi/storefront-core/session'
import { createHttpAddressPort } from '../address/create-http-address-port.ts'
import { createHttpAuthPort } from '../auth/create-http-auth-port.ts'
import { createHttpCartPort } from '../cart/create-http-cart-port.ts'
import { createHttpCatalogPort } from '../catalog/create-http-catalog-port.ts'
import { createHttpCheckoutPort } from '../checkout/create-http-checkout-port.ts'
import { systemClock } from '../clock/index.ts'
import { createHttpCouponsPort } from '../coupons/create-http-coupons-port.ts'
import { createHttpDeliveryPort } from '../delivery/create-http-delivery-port.ts'
import { createHttpCommunityPort } from '../community/create-http-community-port.ts'
import type { HttpClient } from '../http/index.ts'
import { createHttpClient } from '../http/index.ts'
import { createHttpLoyaltyPort } from '../loyalty/create-http-loyalty-port.ts'
import { createHttpOrdersPort } from '../orders/create-http-orders-port.ts'
import { createHttpReviewsPort } from '../reviews/create-http-reviews-port.ts'
import { createHttpSessionPort } from '../session/create-http-session-port.ts'
import { createHttpSettingsPort } from '../settings/create-http-settings-port.ts'
import { createHttpSharePort } from '../share/create-http-share-port.ts'
import { createHttpTelemetryPort } from '../telemetry/create-http-telemetry-port.ts'
import { createHttpWishlistPort } from '../wishlist/create-http-wishlist-port.ts'
import type { HttpPortsOptions } from './create-http-ports.ts'
import type { StorefrontPorts } from './storefront-ports.ts'

/** The adapters behind `createHttpPorts`: one client whose calls all carry the token of one session. */
export function connectHttpPorts(options: HttpPortsOptions, onSession: (session: Session) => void): StorefrontPorts {
  const { locale, clock = systemClock } = options
  const client: HttpClient = createHttpClient({
    ...options,
    clock,
    fetch: options.fetch ?? ((input, init) => fetch(input, init)),
    getSession: (access) => session.get(access),
    onUnauthorized: (refused) => session.renew(refused),
  })
  const session = createHttpSessionPort({
    client,
    clock,
    request: { selectedLanguage: locale, ...options.attribution },
  })
  session.onChange(onSession)

  return {
    address: createHttpAddressPort(client),
    auth: createHttpAuthPort(client, session),
    cart: createHttpCartPort(client),
    catalog: createHttpCatalogPort(client),
    checkout: createHttpCheckoutPort(client),
    coupons: createHttpCouponsPort(client),
    delivery: createHttpDeliveryPort(client),
    community: createHttpCommunityPort(client),
    loyalty: createHttpLoyaltyPort(client),
    orders: createHttpOrdersPort(client),
    reviews: createHttpReviewsPort(client),
    session,
    settings: createHttpSettingsPort(client),
    share: createHttpSharePort(client),
    telemetry: createHttpTelemetryPort(client),
    wishlist: createHttpWishlistPort(client),
  }
}
