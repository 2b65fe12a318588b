import type { MiddlewareHandler } from 'hono'

/** A year, which browsers want for a host that is always encrypted. */
const encryption = 'max-age=31536000; includeSubDomains'

/** Pictures and elements, which pages of partners show too; everything else is for the shop's own pages. */
const partnerPath = /^\/(embed|img|images|banners)\/|^\/favicon\.svg$/

/**
 * Headers of every answer, whatever it is: browsers take it for what it says it is, hand it to no other site, and ask over an
 * encrypted connection next time where the shop has one. What is no page runs nothing and is framed by nobody; pages bring a policy
 * of their own.
 *
 * @param isEncrypted Whether shoppers reach the shop by https.
 */
export function answerHeaders(isEncrypted: boolean): MiddlewareHandler {
  return async (context, next) => {
    await next()
    const { headers } = context.res
    const setIfAbsent = (name: string, value: string) => {
      if (!headers.has(name)) headers.set(name, value)
    }
    headers.set('x-content-type-options', 'nosniff')
    if (isEncrypted) headers.set('strict-transport-security', encryption)
    else headers.delete('strict-transport-security')
    setIfAbsent('referrer-policy', 'strict-origin-when-cross-origin')
    // The bank's window of a payment must be able to tell its result.
    headers.set('cross-origin-opener-policy', 'same-origin-allow-popups')
    headers.set('cross-origin-resource-policy', partnerPath.test(context.req.path) ? 'cross-origin' : 'same-origin')
    // What sets a cookie is for one browser, whatever it is else.
    if (headers.has('set-cookie')) headers.set('cache-control', 'no-store')
    if (!headers.get('content-type')?.startsWith('text/html')) {
      setIfAbsent('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
    }
  }
}
