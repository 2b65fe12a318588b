import type { Context } from 'hono'

/** Scheme and host that a call came to, as its shopper sees them. */
export function originOf(http: Context): string {
  const { protocol, host } = new URL(http.req.url)
  return `${http.req.header('x-forwarded-proto') === 'https' ? 'https:' : protocol}//${host}`
}
