import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { parse } from 'hono/utils/cookie'
import { sessionLifetimeMs } from './sessions.ts'

/** The cookie that names a browser. Scripts cannot read it. */
const sessionCookie = 'krishi_session'

/** What every cookie of the API is set with: scripts cannot read it, and other sites do not send it along with a form. */
export function cookieAttributes(context: Context) {
  const isSecure = context.req.url.startsWith('https:') || context.req.header('x-forwarded-proto') === 'https'
  return { httpOnly: true, sameSite: 'Lax', path: '/', secure: isSecure } as const
}

/** The token that a call's cookie has; undefined without one. */
export function readSessionCookie(context: Context): string | undefined {
  return getCookie(context, sessionCookie)
}

/** The token in the cookies of a page, as its header has them; undefined without one. */
export function sessionTokenIn(cookies: string): string | undefined {
  return parse(cookies, sessionCookie)[sessionCookie]
}

/** Gives the browser a session's token for as long as the session may go unused. */
export function setSessionCookie(context: Context, token: string): void {
  setCookie(context, sessionCookie, token, { ...cookieAttributes(context), maxAge: sessionLifetimeMs / 1000 })
}

/** Takes the token back. */
export function clearSessionCookie(context: Context): void {
  deleteCookie(context, sessionCookie, cookieAttributes(context))
}
