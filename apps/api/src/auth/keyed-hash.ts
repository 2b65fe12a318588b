import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { Secrets } from '../session/session-secret.ts'

/**
 * A hash that nobody can make without the session secret, under a key of its own for each purpose. There are few enough codes
 * and numbers to try them all on a plain hash.
 */
export function keyedHash(secret: string, purpose: string, text: string): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
  return createHmac('sha256', key).update(text).digest('base64url')
}

/** Whether a text is the keyed hash of `text` by any of the secrets, without telling by its time how much of it is right. */
export function isKeyedHash(given: string, secrets: Secrets, purpose: string, text: string): boolean {
  return secrets.some((secret) => isSameText(given, keyedHash(secret, purpose, text)))
}

function isSameText(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}
