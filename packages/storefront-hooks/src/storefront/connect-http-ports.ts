import type { Session } from '@krishi/storefront-core/session'
import { createHttpAddressPort } from '../address/create-http-address-port.ts'
import { createHttpAuthPort } from '../auth/create-http-auth-port.ts'
import { createHttpCartPort } from '../cart/create-http-cart-port.ts'
import { createHttpCheckoutPort } from '../checkout/create-http-checkout-port.ts'
import { createHttpCouponsPort } from '../coupons/create-http-coupons-port.ts'
import { createHttpClient, platformFetch } from '../http/index.ts'
import { createHttpLoyaltyPort } from '../loyalty/create-http-loyalty-port.ts'
import { createHttpOrdersPort } from '../orders/create-http-orders-port.ts'
import type { HttpSessionPort } from '../session/create-http-session-port.ts'
import { createHttpSessionPort } from '../session/create-http-session-port.ts'
import { createHttpSettingsPort } from '../settings/create-http-settings-port.ts'
import type { WatchedClient } from '../telemetry/create-http-telemetry-port.ts'
import { createHttpTelemetryPort, watchClient } from '../telemetry/create-http-telemetry-port.ts'
import type { GoodsPorts } from './connect-goods-ports.ts'
import type { HttpPortsOptions } from './create-http-ports.ts'
import type { retryableOnce } from './lazy-port.ts'
import type { PortName } from './storefront-ports.ts'

/** What `createHttpPorts` is connected to. */
export interface HttpConnection {
  readonly session: HttpSessionPort
  /** A port by its name; null where its code could not be loaded. */
  portOf: (name: PortName) => Promise<object | null>
}

/**
 * The adapters behind `createHttpPorts`: one client whose calls all carry the token of one session. Those of the shop window are
 * a chunk of their own, because a page of the checkout needs none of them.
 *
 * @param once What loads them once. It is handed over, or it would be a chunk that this one and the page share.
 */
export function connectHttpPorts(
  options: HttpPortsOptions & Required<Pick<HttpPortsOptions, 'clock'>>,
  once: typeof retryableOnce,
  onSession: (session: Session) => void,
): HttpConnection {
  const { locale, clock } = options
  const client: WatchedClient = watchClient(
    createHttpClient({
      ...options,
      clock,
      fetch: options.fetch ?? platformFetch,
      // A server has no such knowledge of itself, whatever the types say.
      isOffline: () => globalThis.navigator?.onLine === false,
      getSession: (isNeeded) => session.get(isNeeded),
      onUnauthorized: (refused) => session.renew(refused),
    }),
  )
  const session = (options.createSession ?? createHttpSessionPort)({
    client,
    clock,
    request: { selectedLanguage: locale, ...options.attribution },
  })
  session.onChange(onSession)
  const goods = once(async () => (await import('./connect-goods-ports.ts')).connectGoodsPorts(client))
  const own: Partial<Record<PortName, object>> = {
    address: createHttpAddressPort(client),
    auth: createHttpAuthPort(client, session, clock),
    cart: createHttpCartPort(client),
    checkout: createHttpCheckoutPort(client),
    coupons: createHttpCouponsPort(client),
    loyalty: createHttpLoyaltyPort(client),
    orders: createHttpOrdersPort(client),
    settings: createHttpSettingsPort(client),
    telemetry: createHttpTelemetryPort(client),
  }
  return {
    session,
    portOf: async (name) => own[name] ?? (await goods())?.[name as keyof GoodsPorts] ?? null,
  }
}
