import { needsSession } from '@krishi/storefront-core/contract'
import type { Context } from 'hono'
import type { ApiContext } from '../api-context.ts'
import { servedOperations, type ServedOperation } from '../http/served-operations.ts'
import type { Shopper } from '../session/access-token.ts'
import { isEmbedded } from './embedded-operations.ts'
import { isGuestToken, readGuestToken } from './guest-token.ts'

/**
 * Where a call comes from. `shop`: the shop's own pages, an app or a server, which prove who they are as ever. `guest`: a page of another
 * origin, for which a guest of no session calls. `refused`: such a page that may not make this call, or not with this token.
 */
export type EmbedCaller =
  | { readonly from: 'shop' }
  | { readonly from: 'guest'; readonly shopper: Shopper | null }
  | { readonly from: 'refused'; readonly code: 'auth/required' | 'auth/forbidden' }

type EmbedShop = Pick<ApiContext, 'embedOrigins' | 'origins' | 'now' | 'sessionSecrets'>

/** The origin of the page that makes a call, if the shop lists it and it is not the shop's own; else null. */
export function embedOriginOf(
  context: Context,
  { embedOrigins, origins }: Pick<EmbedShop, 'embedOrigins' | 'origins'>,
) {
  const origin = context.req.header('origin')
  return origin !== undefined && embedOrigins.includes(origin) && origin !== origins.originOf(context) ? origin : null
}

/** The bearer token of a call; empty without one. */
export function bearerTokenOf(context: Context): string {
  return /^Bearer (\S+)$/.exec(context.req.header('authorization') ?? '')?.[1] ?? ''
}

/**
 * Tells where a call comes from. What anybody may read needs no token from a listed origin either. A guest token counts only on calls that
 * elements make, and only from the origin that it was made for; a page of another origin gets nothing for the token of a session.
 */
export function embedCallerOf(context: Context, name: ServedOperation, shop: EmbedShop): EmbedCaller {
  const origin = embedOriginOf(context, shop)
  const token = bearerTokenOf(context)
  if (origin === null && !isGuestToken(token)) return { from: 'shop' }
  if (!isEmbedded(name)) return { from: 'refused', code: 'auth/forbidden' }
  if (token === '' && !needsSession(servedOperations[name])) return { from: 'guest', shopper: null }
  const id = origin === null ? null : readGuestToken(token, origin, shop.now(), shop.sessionSecrets)
  if (id === null) return { from: 'refused', code: 'auth/required' }
  return { from: 'guest', shopper: { sessionId: id, guestUserId: id, userId: null } }
}
