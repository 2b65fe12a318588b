import type { Context } from 'hono'
import type { Config } from '../config.ts'

/** How shoppers reach the shop. */
export interface Origins {
  /** Whether they reach it by https alone: cookies then have names that no other host can set. */
  readonly isAlwaysEncrypted: boolean
  /** Scheme and host of the shop as the shopper of a call sees them. */
  originOf: (context: Context) => string
  /** Whether the shopper of a call has an encrypted connection. */
  isEncrypted: (context: Context) => boolean
}

/** Takes them from PUBLIC_ORIGIN, else from each call; `x-forwarded-proto` is believed where there is a proxy to write it. */
export function createOrigins({
  publicOrigin,
  trustedProxies,
}: Pick<Config, 'publicOrigin' | 'trustedProxies'>): Origins {
  function originOf(context: Context): string {
    if (publicOrigin !== null) return publicOrigin
    const { protocol, host } = new URL(context.req.url)
    const isForwarded = trustedProxies > 0 && context.req.header('x-forwarded-proto') === 'https'
    return `${isForwarded ? 'https:' : protocol}//${host}`
  }
  return {
    isAlwaysEncrypted: publicOrigin?.startsWith('https:') ?? false,
    originOf,
    isEncrypted: (context) => originOf(context).startsWith('https:'),
  }
}
