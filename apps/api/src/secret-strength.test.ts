import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fewestSecretBits, secretBits } from './secret-strength.ts'

const encodings = ['hex', 'base64', 'base64url'] as const

it.each(encodings)('takes 32 or more random characters in %s', (encoding) => {
  const secret = fc.uint8Array({ minLength: 32, maxLength: 64, size: 'max' }).map((bytes) => Buffer.from(bytes))
  // What chance itself draws: fast-check prefers small numbers, which no generator of secrets does.
  const random = fc.noBias(secret).map((bytes) => bytes.toString(encoding))
  fc.assert(fc.property(random, (text) => secretBits(text) >= fewestSecretBits))
})

it.each([
  'x'.repeat(64),
  'deadbeef'.repeat(8),
  'change-me-change-me-change-me-change-me',
  '0123456789abcdef0123456789abcdef',
  'a1b2c3d4e5f6g7h8i9j0k1l2m3n4o5p6',
  '00112233445566778899aabbccddeeff',
  'this-is-a-very-secret-password-for-my-shop',
  'krishi-storefront-session-secret-2026-11-25',
  'P@ssw0rd!P@ssw0rd!P@ssw0rd!P@ssw0rd!',
])('refuses %s, however long it is', (text) => {
  expect(secretBits(text)).toBeLessThan(fewestSecretBits)
})
