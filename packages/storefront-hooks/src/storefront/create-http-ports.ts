import type { PortErrorCode } from '@krishi/storefront-core/contract'
import type { Locale } from '@krishi/storefront-core/locale'
import type { Result } from '@krishi/storefront-core/result'
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

type Answer<Value> = Promise<Result<Value, PortErrorCode>>

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

  async function through<Value>(call: (ports: StorefrontPorts) => Answer<Value>): Answer<Value> {
    loading ??= load()
    const ports = await loading
    // A chunk that does not come is the same trouble to the shopper as an answer that does not come.
    return ports ? call(ports) : err('network/offline')
  }

  return {
    address: { pincodeLookup: (pincode, call) => through(({ address }) => address.pincodeLookup(pincode, call)) },
    cart: { price: (input, call) => through(({ cart }) => cart.price(input, call)) },
    catalog: {
      collection: (key, call) => through(({ catalog }) => catalog.collection(key, call)),
      listing: (query, call) => through(({ catalog }) => catalog.listing(query, call)),
      menu: (input, call) => through(({ catalog }) => catalog.menu(input, call)),
      product: (key, call) => through(({ catalog }) => catalog.product(key, call)),
    },
    checkout: {
      create: (payload, call) => through(({ checkout }) => checkout.create(payload, call)),
      placeOrder: (intent, call) => through(({ checkout }) => checkout.placeOrder(intent, call)),
      read: (input, call) => through(({ checkout }) => checkout.read(input, call)),
      updateAddress: (update, call) => through(({ checkout }) => checkout.updateAddress(update, call)),
    },
    orders: { read: (input, call) => through(({ orders }) => orders.read(input, call)) },
    session: {
      open: () => through(({ session }) => session.open()),
      onChange(listener) {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
    },
    settings: { read: (call) => through(({ settings }) => settings.read(call)) },
    telemetry: { errorReport: (report, call) => through(({ telemetry }) => telemetry.errorReport(report, call)) },
  }
}
