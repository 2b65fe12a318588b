import type { CartLineReference } from './cart.ts'
import type { NoRequest, OperationTable } from './operation.ts'

/** What a page of another origin calls, beside what it shows of the shop. */
export const partnerPageOperations = {
  'embed.token': { method: 'POST', path: '/embed/token', access: 'public', isRepeatable: true },
  'embed.handover': { method: 'POST', path: '/embed/handover', isRepeatable: true },
} as const satisfies OperationTable

/** A bearer token that reads the shop window and prices a cart, for one origin. */
export interface GuestToken {
  readonly token: string
  /** UTC, ISO. */
  readonly expiresAt: string
}

/** What a code of a handed-over cart comes to: its lines once, within five minutes; after that why there are none. */
export type RedeemedCart =
  | { readonly status: 'taken'; readonly lines: readonly CartLineReference[] }
  | { readonly status: 'used' | 'expired' }

/** What these calls take and give. */
export interface EmbedPayloads {
  'embed.token': { request: NoRequest; response: GuestToken }
  'embed.handover': {
    request: { body: { readonly lines: readonly CartLineReference[] } }
    /** An absolute address of the shop: the page that takes the cart over. */
    response: { readonly url: string }
  }
  'embed.redeem': { request: { body: { readonly code: string } }; response: RedeemedCart }
}
