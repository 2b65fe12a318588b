import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { Secrets } from '../session/session-secret.ts'

/**
 * A hash that needs the session secret, with a key of its own for each purpose. A plain hash could be reversed by trying all codes
 * or numbers.
 */
export function keyedHash(secret: string, purpose: string, text: string): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
  return createHmac('sha256', key).update(text).digest('base64url')
}

/** Whether a text is the keyed hash of `text` by any of the secrets, compared in constant time. */
export function isKeyedHash(given: string, secrets: Secrets, purpose: string, text: string): boolean {
  return secrets.some((secret) => isSameText(given, keyedHash(secret, purpose, text)))
}

function isSameText(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}
