import type { Locale } from '@krishi/storefront-core/locale'
import { createHttpCartPort } from '../cart/create-http-cart-port.ts'
import { createHttpCatalogPort } from '../catalog/create-http-catalog-port.ts'
import type { Clock } from '../clock/index.ts'
import { systemClock } from '../clock/index.ts'
import type { HttpClient } from '../http/index.ts'
import { createHttpClient } from '../http/index.ts'
import { createHttpSessionPort } from '../session/create-http-session-port.ts'
import { createHttpSettingsPort } from '../settings/create-http-settings-port.ts'
import { createHttpTelemetryPort } from '../telemetry/create-http-telemetry-port.ts'
import type { StorefrontPorts } from './storefront-ports.ts'

/** How the API is reached. */
export interface HttpPortsOptions {
  /** Where the API lives, without a slash at the end: `/api`, or an absolute address on a server. */
  readonly baseUrl: string
  /** Default: the platform's. A server passes one that calls the API in process and carries the shopper's cookie. */
  readonly fetch?: typeof fetch
  /** The language of the page, sent as `user-language` [01.6]. */
  readonly locale: Locale
  readonly clock?: Clock
  /** How long one attempt of a call may take, in ms. */
  readonly timeoutMs?: number
  /** Where the shopper came from, told when the session opens [03.1]. */
  readonly attribution?: { readonly utmSource?: string; readonly utmMedium?: string; readonly utmCampaign?: string }
}

/** All ports over HTTP, sharing one client and one session. The checkout's are loaded when first needed. */
export function createHttpPorts(options: HttpPortsOptions): StorefrontPorts {
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

  return {
    session,
    catalog: createHttpCatalogPort(client),
    cart: createHttpCartPort(client),
    settings: createHttpSettingsPort(client),
    telemetry: createHttpTelemetryPort(client),
    loadCheckout: async () => {
      const { createHttpCheckoutPorts } = await import('../checkout/create-http-checkout-ports.ts')
      return createHttpCheckoutPorts(client)
    },
  }
}
