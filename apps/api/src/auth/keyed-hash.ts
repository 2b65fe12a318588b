import { createHmac, hkdfSync } from 'node:crypto'

/**
 * A hash that nobody can make without the session secret, under a key of its own for each purpose. There are few enough codes
 * and numbers to try them all on a plain hash.
 */
export function keyedHash(secret: string, purpose: string, text: string): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
  return createHmac('sha256', key).update(text).digest('base64url')
}
