import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Secrets } from './session-secret.ts'

/** What a text was signed for: a signature for one purpose proves nothing for another. */
export type SigningPurpose = 'access-token' | 'guest-token'

function sign(text: string, purpose: SigningPurpose, secret: string): Buffer {
  return createHmac('sha256', secret).update(`${purpose}:${text}`).digest()
}

/** A text that anybody may read, with its signature by the newest secret. */
export function signText(plain: string, purpose: SigningPurpose, [newest]: Secrets): string {
  const text = Buffer.from(plain).toString('base64url')
  return `${text}.${sign(text, purpose, newest).toString('base64url')}`
}

/** The text that any of our secrets has signed for this purpose; null for anything else. */
export function readSignedText(signed: string, purpose: SigningPurpose, secrets: Secrets): string | null {
  const [text = '', signature = ''] = signed.split('.')
  const given = Buffer.from(signature, 'base64url')
  const isSignedBy = (secret: string) => {
    const expected = sign(text, purpose, secret)
    return given.length === expected.length && timingSafeEqual(given, expected)
  }
  return secrets.some(isSignedBy) ? Buffer.from(text, 'base64url').toString() : null
}
