import { randomUUID } from 'node:crypto'
import type { GuestToken } from '@krishi/storefront-core/contract'
import type { Secrets } from '../session/session-secret.ts'
import { readSignedText, signText } from '../session/signed-text.ts'

/** How long a guest token is valid, in ms. */
export const guestTokenLifetimeMs = 15 * 60 * 1000

/** Tells a guest token from a session's. */
const prefix = 'guest.'

/** Makes a token for pages of one origin. It names nobody: its id is made for it and is in no table. */
export function createGuestToken(origin: string, now: Date, secrets: Secrets): GuestToken {
  const expiresAt = new Date(now.getTime() + guestTokenLifetimeMs)
  const text = [randomUUID(), expiresAt.getTime(), origin].join(' ')
  return { token: `${prefix}${signText(text, 'guest-token', secrets)}`, expiresAt: expiresAt.toISOString() }
}

/** Whether a bearer token says that it is a guest token; it may be false or over. */
export function isGuestToken(token: string): boolean {
  return token.startsWith(prefix)
}

/** The id of an unexpired guest token that was made for this origin; null for anything else. */
export function readGuestToken(token: string, origin: string, now: Date, secrets: Secrets): string | null {
  const text = readSignedText(token.slice(prefix.length), 'guest-token', secrets)
  const [id = '', expiresAt = '', boundTo = ''] = text?.split(' ') ?? []
  return boundTo === origin && Number(expiresAt) > now.getTime() ? id : null
}
