import { isIP } from 'node:net'

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const hostName = new RegExp(`^${label}(?:\\.${label})*$`, 'i')

/**
 * Whether a text is the name or the IP address of one host and nothing else: these texts go into headers, where a space or a
 * semicolon would begin something new. A port counts only where `allowsPort` is true.
 */
export function isHost(text: string, { allowsPort = false } = {}): boolean {
  const [, host = '', port = ''] = /^(.*?)(:\d{1,5})?$/s.exec(text) ?? []
  if (isIP(text) !== 0) return true
  return (port === '' || allowsPort) && (hostName.test(host) || isIP(host.replace(/^\[(.*)\]$/, '$1')) !== 0)
}

/** The scheme and host of a text that is nothing but these; null for any other. */
export function readOrigin(text: string): URL | null {
  if (!URL.canParse(text)) return null
  const url = new URL(text)
  const isBare = url.href === `${url.origin}/` && /^https?:$/.test(url.protocol)
  return isBare && isHost(url.host, { allowsPort: true }) ? url : null
}

/** Whether a text is an address of the web, of any path. */
export function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
}
