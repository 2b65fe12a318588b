import type { Locale } from '@krishi/storefront-core/locale'
import type { Session } from '@krishi/storefront-core/session'
import type { Clock } from '../clock/index.ts'
import { systemClock } from '../clock/index.ts'
import type { HttpSessionPort, HttpSessionPortOptions } from '../session/create-http-session-port.ts'
import { retryableOnce, lazyPort, unreachable } from './lazy-port.ts'
import type { PortName, StorefrontPorts } from './storefront-ports.ts'

/** How the API is reached. */
export interface HttpPortsOptions {
  /** Where the API lives, without a slash at the end: `/api`, or an absolute address on a server. */
  readonly baseUrl: string
  /** Default: the platform's. A server passes one that calls the API in process and carries the shopper's cookie. */
  readonly fetch?: typeof fetch
  /** The language of the page, sent as `user-language` [01.6]. */
  readonly locale: Locale
  /** Default: the machine's. */
  readonly clock?: Clock
  /** How long one attempt of a call may take, in ms. Default 15,000. */
  readonly timeoutMs?: number
  /** Where the shopper came from, told when the session opens [03.1]. */
  readonly attribution?: { readonly utmSource?: string; readonly utmMedium?: string; readonly utmCampaign?: string }
  /** Makes what gives calls their bearer token and renews it. Default: the session of the shop. */
  readonly createSession?: (options: HttpSessionPortOptions) => HttpSessionPort
}

const lazyPortNames = [
  'address',
  'auth',
  'cart',
  'catalog',
  'checkout',
  'community',
  'content',
  'coupons',
  'delivery',
  'forms',
  'loyalty',
  'notifyMe',
  'orders',
  'reviews',
  'settings',
  'share',
  'telemetry',
  'wishlist',
] as const satisfies readonly PortName[]

/**
 * All ports over HTTP, sharing one client and one session. Client, table of operations and codecs are a chunk of their own
 * that the first call loads: a server-rendered page that only shows goods needs none of it.
 */
export function createHttpPorts(options: HttpPortsOptions): StorefrontPorts {
  const listeners = new Set<(session: Session) => void>()
  const connect = retryableOnce(async () =>
    (await import('./connect-http-ports.ts')).connectHttpPorts(
      { clock: systemClock, ...options },
      retryableOnce,
      (session) => listeners.forEach((listener) => listener(session)),
    ),
  )

  const ports = Object.fromEntries(
    lazyPortNames.map((name) => [name, lazyPort<object>(async () => (await connect())?.portOf(name) ?? null)]),
  ) as Pick<StorefrontPorts, (typeof lazyPortNames)[number]>
  return {
    ...ports,
    session: {
      open: async () => (await connect())?.session.open() ?? unreachable,
      onChange(listener) {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
    },
  }
}
