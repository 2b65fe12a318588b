import type { Secrets } from './session-secret.ts'
import { readSignedText, signText } from './signed-text.ts'

/** The caller, as proven by the bearer token. Nothing else identifies a caller. */
export interface Shopper {
  readonly sessionId: string
  /** Owner of checkouts and orders. */
  readonly guestUserId: string
  /** Whose account it is; null for a guest. */
  readonly userId: string | null
}

/** How long a bearer token is valid, in ms. */
export const accessTokenLifetimeMs = 15 * 60 * 1000

/** A bearer token, signed by the newest secret, that proves who `shopper` was when it was issued, without a look-up. */
export function createAccessToken(shopper: Shopper, expiresAt: Date, secrets: Secrets): string {
  const parts = [shopper.sessionId, shopper.guestUserId, expiresAt.getTime(), shopper.userId ?? '']
  return signText(parts.join(' '), 'access-token', secrets)
}

/** The shopper that an unexpired token proves which any of our secrets has signed; null for anything else. */
export function readAccessToken(token: string, now: Date, secrets: Secrets): Shopper | null {
  const [sessionId = '', guestUserId = '', expiresAt = '', userId = ''] =
    readSignedText(token, 'access-token', secrets)?.split(' ') ?? []
  return Number(expiresAt) > now.getTime() ? { sessionId, guestUserId, userId: userId || null } : null
}
