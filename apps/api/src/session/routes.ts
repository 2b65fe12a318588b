import type { ReadSessionRequest } from '@krishi/storefront-core/contract'
import { ok } from '@krishi/storefront-core/result'
import type { Session } from '@krishi/storefront-core/session'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { OperationRoute } from '../http/operation-route.ts'
import type { Shop } from '../shop.ts'
import { accessTokenLifetimeMs, createAccessToken } from './access-token.ts'
import * as schemas from './schemas.ts'
import { beginSession, continueSession, sessionLifetimeMs, type SessionRow } from './sessions.ts'

/** The cookie that names a browser. Scripts cannot read it. */
export const sessionCookie = 'krishi_session'

function utmOf(body: ReadSessionRequest['body']): Record<string, string> {
  const { selectedLanguage: _language, ...utm } = body
  return Object.fromEntries(Object.entries(utm).filter(([, value]) => value !== ''))
}

function isSecure(context: Context): boolean {
  return context.req.url.startsWith('https:') || context.req.header('x-forwarded-proto') === 'https'
}

function toSession(row: SessionRow, { now, sessionSecret }: Shop): Session {
  const expiresAt = new Date(now().getTime() + accessTokenLifetimeMs)
  const shopper = { sessionId: row.id, guestUserId: row.guestUserId, userId: row.userId }
  return {
    sessionId: row.id,
    accessToken: createAccessToken(shopper, expiresAt, sessionSecret),
    expiresAt: expiresAt.toISOString(),
    user: {
      userId: row.userId ?? '',
      guestUserId: row.guestUserId,
      isGuestUser: row.userId === null,
      userExternalId: null,
      mobileNumber: '',
      email: '',
      firstName: '',
      lastName: '',
      profilePic: '',
    },
    selectedLanguage: row.selectedLanguage,
  }
}

/** Gives a bearer token to the shopper that the cookie names, or to a new guest, whose cookie it sets. */
export function readSessionRoute(shop: Shop): OperationRoute<'auth.readSession'> {
  return {
    name: 'auth.readSession',
    summary: 'Opens or continues a session.',
    limit: 'session',
    request: { body: schemas.readSessionBody },
    response: schemas.session,
    refusals: [],
    async handle({ body }, { http }) {
      const { database, now } = shop
      const given = getCookie(http, sessionCookie)
      const current = given ? await continueSession(database, given, body.selectedLanguage, now()) : null
      const begun = current
        ? { token: given ?? '', row: current }
        : await beginSession(database, { selectedLanguage: body.selectedLanguage, utm: utmOf(body) }, now())
      setCookie(http, sessionCookie, begun.token, {
        httpOnly: true,
        sameSite: 'Lax',
        path: '/',
        secure: isSecure(http),
        maxAge: sessionLifetimeMs / 1000,
      })
      return ok(toSession(begun.row, shop))
    },
  }
}
