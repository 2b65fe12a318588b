declare const checked: unique symbol

/** Path, query and fragment of a page of the shop, made by `safeInternalPath` only. */
export type InternalPath = string & { readonly [checked]: 'internal-path' }

/** An address of another site that the shop trusts, made by `safeExternalUrl` only. */
export type ExternalUrl = string & { readonly [checked]: 'external-url' }

/** Stands in for the shop's own origin: a path that reaches any other one leaves the shop. */
const shop = 'https://shop.invalid'

/**
 * The page of the shop that a text from outside names, as a browser would read it; null when it leads anywhere else
 * (OWASP ASVS 3.7.2). Takes only what begins with a slash: `//host`, `/\host`, `javascript:` and whole addresses are refused.
 */
export function safeInternalPath(text: string): InternalPath | null {
  if (!text.startsWith('/') || !URL.canParse(text, shop)) return null
  const { origin, pathname, search, hash } = new URL(text, shop)
  // "/.//host" is resolved to "//host", which the next one to read it would take for another site.
  return origin === shop && !pathname.startsWith('//') ? ((pathname + search + hash) as InternalPath) : null
}

/**
 * The address of another site that a text from outside names, when its host is one of `hosts`; null otherwise. Only `https`,
 * its own port and no name or password before the host, which would make `https://trusted.example@evil.example` look right.
 */
export function safeExternalUrl(text: string, hosts: readonly string[]): ExternalUrl | null {
  if (!URL.canParse(text)) return null
  const { protocol, username, password, host, href } = new URL(text)
  const isPlain = protocol === 'https:' && username === '' && password === ''
  return isPlain && hosts.includes(host) ? (href as ExternalUrl) : null
}
