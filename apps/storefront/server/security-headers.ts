import { createHash } from 'node:crypto'

/** The hash of an inline script for a content security policy. */
export function scriptHash(source: string): string {
  return `'sha256-${createHash('sha256').update(source).digest('base64')}'`
}

/** Headers of every page: nothing runs but our own scripts and the one inline boot script, nobody frames the shop. */
export function pageHeaders(inlineScriptHash: string): Record<string, string> {
  const policy = [
    `default-src 'self'`,
    `script-src 'self' ${inlineScriptHash}`,
    // Critical CSS is inline by design and React writes style attributes for progress bars.
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data:`,
    `connect-src 'self'`,
    // Videos of a carousel, once one is tapped [14.2].
    `frame-src 'self' https://www.youtube-nocookie.com`,
    `object-src 'none'`,
    `base-uri 'self'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ]
  return {
    'content-security-policy': policy.join('; '),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self)',
  }
}
