import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Secrets } from './session-secret.ts'

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

function sign(text: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(`access-token:${text}`).digest()
}

/** A bearer token, signed by the newest secret, that proves who `shopper` was when it was issued, without a look-up. */
export function createAccessToken(shopper: Shopper, expiresAt: Date, [newest]: Secrets): string {
  const text = Buffer.from(
    [shopper.sessionId, shopper.guestUserId, expiresAt.getTime(), shopper.userId ?? ''].join(' '),
  ).toString('base64url')
  return `${text}.${sign(text, newest).toString('base64url')}`
}

/** The shopper that an unexpired token proves which any of our secrets has signed; null for anything else. */
export function readAccessToken(token: string, now: Date, secrets: Secrets): Shopper | null {
  const [text = '', signature = ''] = token.split('.')
  const given = Buffer.from(signature, 'base64url')
  const isSignedBy = (secret: string) => {
    const expected = sign(text, secret)
    return given.length === expected.length && timingSafeEqual(given, expected)
  }
  if (!secrets.some(isSignedBy)) return null
  const [sessionId = '', guestUserId = '', expiresAt = '', userId = ''] = Buffer.from(text, 'base64url')
    .toString()
    .split(' ')
  return Number(expiresAt) > now.getTime() ? { sessionId, guestUserId, userId: userId || null } : null
}
