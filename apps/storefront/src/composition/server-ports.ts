import { createMedusaPorts } from '@krishi/adapter-medusa/ports'
import { createShopifyPorts } from '@krishi/adapter-shopify/ports'
import type { Locale } from '@krishi/storefront-core/locale'
import { createHttpPorts } from '@krishi/storefront-hooks/storefront'
import type { StorefrontPorts } from '@krishi/storefront-hooks/storefront'
import type { ServerEngine } from './engine.ts'
import { joinPorts } from './join-ports.ts'

/** The API's address for calls that never leave the process. */
const baseUrl = 'http://shop.internal/api'

/** The engine that a request is answered from. */
export interface EngineConnection {
  readonly engine: ServerEngine
  /** The shopper's network address: without it an engine takes all shoppers for one. Null where it is not known. */
  readonly shopperAddress: string | null
  /** Told that Shopify has answered with another version of its API than the one that was asked. */
  readonly onOtherVersion?: ((served: string) => void) | undefined
}

/** How the renderer reaches the backend, and in which language. */
export interface Connection {
  /** Calls the shop's own API. */
  readonly fetch: typeof fetch
  readonly locale: Locale
  /** @default the shop's own API */
  readonly elsewhere?: EngineConnection | undefined
}

/** The ports of one request. */
export function createServerPorts({ elsewhere, ...connection }: Connection): StorefrontPorts {
  const own = createHttpPorts({ baseUrl, ...connection })
  return elsewhere ? joinPorts(createEnginePorts(elsewhere, connection.locale), own) : own
}

/** The ports of an engine alone, without what stays with the server of the shop. */
export function createEnginePorts(
  { engine, shopperAddress, onOtherVersion }: EngineConnection,
  locale: Locale,
): StorefrontPorts {
  if (engine.name === 'medusa') {
    const { url, publishableKey, regionId, shipping } = engine
    return createMedusaPorts({ baseUrl: url, publishableKey, regionId, shipping, locale })
  }
  const { url, token, privateToken, checkoutHosts } = engine
  return createShopifyPorts({
    url,
    checkoutHosts,
    headers: shopifyHeaders(privateToken, token, shopperAddress),
    ...(onOtherVersion && { onOtherVersion }),
  })
}

function shopifyHeaders(privateToken: string | null, token: string, shopperAddress: string | null) {
  if (privateToken === null) return { 'X-Shopify-Storefront-Access-Token': token }
  return {
    'Shopify-Storefront-Private-Token': privateToken,
    ...(shopperAddress !== null && { 'Shopify-Storefront-Buyer-IP': shopperAddress }),
  }
}
