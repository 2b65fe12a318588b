import type { Session } from '@krishi/storefront-core/session'
import { createHttpAddressPort } from '../address/create-http-address-port.ts'
import { createHttpAuthPort } from '../auth/create-http-auth-port.ts'
import { createHttpCartPort } from '../cart/create-http-cart-port.ts'
import { createHttpCheckoutPort } from '../checkout/create-http-checkout-port.ts'
import { systemClock } from '../clock/index.ts'
import { createHttpCouponsPort } from '../coupons/create-http-coupons-port.ts'
import { createHttpClient, platformFetch } from '../http/index.ts'
import { createHttpLoyaltyPort } from '../loyalty/create-http-loyalty-port.ts'
import { createHttpOrdersPort } from '../orders/create-http-orders-port.ts'
import { createHttpSessionPort } from '../session/create-http-session-port.ts'
import { createHttpSettingsPort } from '../settings/create-http-settings-port.ts'
import type { WatchedClient } from '../telemetry/create-http-telemetry-port.ts'
import { createHttpTelemetryPort, watchClient } from '../telemetry/create-http-telemetry-port.ts'
import type { GoodsPorts } from './connect-goods-ports.ts'
import type { HttpPortsOptions } from './create-http-ports.ts'
import { retryableOnce, lazyPort } from './lazy-port.ts'
import type { StorefrontPorts } from './storefront-ports.ts'

/**
 * The adapters behind `createHttpPorts`: one client whose calls all carry the token of one session. Those of the shop window are
 * a chunk of their own, because a page of the checkout needs none of them.
 */
export function connectHttpPorts(options: HttpPortsOptions, onSession: (session: Session) => void): StorefrontPorts {
  const { locale, clock = systemClock } = options
  const client: WatchedClient = watchClient(
    createHttpClient({
      ...options,
      clock,
      fetch: options.fetch ?? platformFetch,
      // A server has no such knowledge of itself, whatever the types say.
      isOffline: () => globalThis.navigator?.onLine === false,
      getSession: (access) => session.get(access),
      onUnauthorized: (refused) => session.renew(refused),
    }),
  )
  const session = (options.createSession ?? createHttpSessionPort)({
    client,
    clock,
    request: { selectedLanguage: locale, ...options.attribution },
  })
  session.onChange(onSession)
  const goods = retryableOnce(async () => (await import('./connect-goods-ports.ts')).connectGoodsPorts(client))
  const goodsPort = <Name extends keyof GoodsPorts>(name: Name) => lazyPort(async () => (await goods())?.[name] ?? null)

  return {
    address: createHttpAddressPort(client),
    auth: createHttpAuthPort(client, session),
    cart: createHttpCartPort(client),
    catalog: goodsPort('catalog'),
    checkout: createHttpCheckoutPort(client),
    content: goodsPort('content'),
    coupons: createHttpCouponsPort(client),
    delivery: goodsPort('delivery'),
    community: goodsPort('community'),
    forms: goodsPort('forms'),
    loyalty: createHttpLoyaltyPort(client),
    notifyMe: goodsPort('notifyMe'),
    orders: createHttpOrdersPort(client),
    reviews: goodsPort('reviews'),
    session,
    settings: createHttpSettingsPort(client),
    share: goodsPort('share'),
    telemetry: createHttpTelemetryPort(client),
    wishlist: goodsPort('wishlist'),
  }
}
