import { partnerPageOperations, shopOperations } from '@krishi/storefront-core/contract'
import type { CartLineReference, EmbedPayloads, PortErrorCode } from '@krishi/storefront-core/contract'
import type { Result } from '@krishi/storefront-core/result'
import { ok } from '@krishi/storefront-core/result'
import { isText } from '@krishi/storefront-core/shape'
import { completePorts } from '../capabilities/index.ts'
import { systemClock } from '../clock/index.ts'
import type { HttpClientOptions } from '../http/index.ts'
import { createTableClient, fieldOf, platformFetch } from '../http/index.ts'
import type { TextStorage } from '../storage/index.ts'
import { createSafeStorage } from '../storage/index.ts'
import type { HttpPortsOptions } from '../storefront/create-http-ports.ts'
import { lazyPort, retryableOnce } from '../storefront/lazy-port.ts'
import type { StorefrontPorts } from '../storefront/storefront-ports.ts'
import type { EmbeddedPorts } from './connect-embed-ports.ts'
import { createGuestSession } from './create-guest-session.ts'

/** How a page of another origin reaches the shop. */
export interface EmbedPortsOptions extends Pick<HttpPortsOptions, 'fetch' | 'locale' | 'clock' | 'timeoutMs'> {
  /** The address of the shop's API, such as `https://shop.example/api`. The shop lists this page's origin in `EMBED_ORIGINS`. */
  readonly baseUrl: string
  /** Where the page keeps its token between loads; a function because looking at a blocked storage throws. @default in memory */
  readonly storage?: () => TextStorage | null
}

/** The shop as a page of another origin has it. */
export interface EmbedPorts {
  /** The shop window and the price of a cart. Everything else answers 'port/unsupported', and `supports` says so. */
  readonly ports: StorefrontPorts
  /** Hands a cart over: the address of the shop's page that takes it, once and within five minutes. Send the shopper there. */
  handOver: (lines: readonly CartLineReference[]) => Promise<Result<string, PortErrorCode>>
}

const toUrl = fieldOf<EmbedPayloads['embed.handover']['response']>({ url: isText })

/** Makes the ports of a page of another origin: calls carry a guest token, which is asked for and renewed by itself. */
export function createEmbedPorts({ storage, ...options }: EmbedPortsOptions): EmbedPorts {
  const { baseUrl, locale, clock = systemClock, fetch = platformFetch } = options
  const clientOf = (tokens: Pick<HttpClientOptions, 'getSession' | 'onUnauthorized'>) =>
    createTableClient(
      { ...shopOperations, ...partnerPageOperations },
      { ...options, ...tokens, clock, fetch, isOffline: () => globalThis.navigator?.onLine === false },
    )
  const nothing = () => Promise.resolve(ok(null))

  const session = createGuestSession({
    client: clientOf({ getSession: nothing, onUnauthorized: nothing }),
    clock,
    locale,
    storage: createSafeStorage(storage),
    storageKey: `guest ${baseUrl}`,
  })
  const client = clientOf({ getSession: session.get, onUnauthorized: session.renew })
  const connect = retryableOnce(async () => (await import('./connect-embed-ports.ts')).connectEmbedPorts(client))
  const port = <Name extends keyof EmbeddedPorts>(name: Name) => lazyPort(async () => (await connect())?.[name] ?? null)

  return {
    ports: completePorts({ session, ...offeredElsewhere(port) }),
    handOver: (lines) => client.call('embed.handover', { body: { lines } }, toUrl),
  }
}

/** What the shop answers to pages of other origins; its list is `embeddedOperations` of the API. */
function offeredElsewhere(port: <Name extends keyof EmbeddedPorts>(name: Name) => EmbeddedPorts[Name]) {
  const [address, catalog, coupons] = [port('address'), port('catalog'), port('coupons')]
  const [delivery, reviews] = [port('delivery'), port('reviews')]
  return {
    cart: port('cart'),
    settings: port('settings'),
    address: { pincodeLookup: address.pincodeLookup },
    catalog: {
      product: catalog.product,
      productCards: catalog.productCards,
      collection: catalog.collection,
      listing: catalog.listing,
      productsByHandle: catalog.productsByHandle,
      strip: catalog.strip,
      similar: catalog.similar,
      alternative: catalog.alternative,
      filterOptions: catalog.filterOptions,
      filterCounts: catalog.filterCounts,
    },
    coupons: { available: coupons.available },
    delivery: { estimatedDelivery: delivery.estimatedDelivery },
    reviews: { list: reviews.list, summary: reviews.summary },
  }
}
