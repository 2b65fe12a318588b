import type { Locale } from '@krishi/storefront-core/locale'
import { err } from '@krishi/storefront-core/result'
import type { Session } from '@krishi/storefront-core/session'
import type { Clock } from '../clock/index.ts'
import type { StorefrontPorts } from './storefront-ports.ts'

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
}

type LatePort = Exclude<keyof StorefrontPorts, 'session'>
const lateNames = [
  'address',
  'auth',
  'cart',
  'catalog',
  'checkout',
  'community',
  'coupons',
  'delivery',
  'loyalty',
  'orders',
  'reviews',
  'settings',
  'share',
  'telemetry',
  'wishlist',
] as const satisfies readonly LatePort[]

type Methods = Readonly<Record<string, (...args: readonly unknown[]) => unknown>>

/**
 * All ports over HTTP, sharing one client and one session. Client, table of operations and codecs are a chunk of their own
 * that the first call loads: a server-rendered page that only shows goods needs none of it.
 */
export function createHttpPorts(options: HttpPortsOptions): StorefrontPorts {
  const listeners = new Set<(session: Session) => void>()
  let loading: Promise<StorefrontPorts | null> | null = null

  async function load(): Promise<StorefrontPorts | null> {
    try {
      const { connectHttpPorts } = await import('./connect-http-ports.ts')
      return connectHttpPorts(options, (session) => listeners.forEach((listener) => listener(session)))
    } catch {
      loading = null
      return null
    }
  }

  function connect(): Promise<StorefrontPorts | null> {
    loading ??= load()
    return loading
  }

  // A chunk that does not come is the same trouble to the shopper as an answer that does not come.
  const unreachable = err('network/offline')

  /** A port whose methods wait for the client. A proxy, since a list of all methods would be part of every first page. */
  function late<Name extends LatePort>(name: Name): StorefrontPorts[Name] {
    return new Proxy({} as StorefrontPorts[Name], {
      get: (_, method: string) =>
        // It is no promise, whatever asks for that.
        method !== 'then' &&
        (async (...args: readonly unknown[]) =>
          ((await connect())?.[name] as Methods | undefined)?.[method]?.(...args) ?? unreachable),
    })
  }

  const ports = Object.fromEntries(lateNames.map((name) => [name, late(name)])) as Pick<
    StorefrontPorts,
    (typeof lateNames)[number]
  >
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
