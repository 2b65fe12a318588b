import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { parse } from 'hono/utils/cookie'
import type { Origins } from '../http/origin-of.ts'
import { sessionLifetimeMs } from './sessions.ts'

/** What cookies need of the server. */
interface CookieShop {
  readonly origins: Origins
}

/** A cookie's name: with a prefix that only this host can set over https, where that is how the shop is reached. */
export function cookieName({ origins }: CookieShop, name: string): string {
  return origins.isAlwaysEncrypted ? `__Host-${name}` : name
}

/** The cookie that names a browser. Scripts cannot read it. */
const sessionCookie = (shop: CookieShop) => cookieName(shop, 'krishi_session')

/** What every cookie of the API is set with: scripts cannot read it, and other sites do not send it along with a form. */
export function cookieAttributes({ origins }: CookieShop, context: Context) {
  return { httpOnly: true, sameSite: 'Lax', path: '/', secure: origins.isEncrypted(context) } as const
}

/** The token that a call's cookie has; undefined without one. */
export function readSessionCookie(shop: CookieShop, context: Context): string | undefined {
  return getCookie(context, sessionCookie(shop))
}

/** The token in the cookies of a page, as its header has them; undefined without one. */
export function sessionTokenIn(shop: CookieShop, cookies: string): string | undefined {
  const name = sessionCookie(shop)
  return parse(cookies, name)[name]
}

/** Sets the cookie with a session's token for as long as the session may be unused. */
export function setSessionCookie(shop: CookieShop, context: Context, token: string): void {
  const attributes = { ...cookieAttributes(shop, context), maxAge: sessionLifetimeMs / 1000 }
  setCookie(context, sessionCookie(shop), token, attributes)
}

/**
 * Takes the token back from who has signed out, and makes the browser clear its storages [03.8] [V14.3.1]: the page does so itself, but may be closed
 * before it is done. Cookies stay, because the device cookie lets its owner sign in while strangers guess codes; the cache stays, because
 * it has no personal data.
 */
export function clearSessionCookie(shop: CookieShop, context: Context): void {
  context.header('clear-site-data', '"storage"')
  deleteCookie(context, sessionCookie(shop), cookieAttributes(shop, context))
}
