import type { ReadSessionRequest } from '@krishi/storefront-core/contract'
import { ok } from '@krishi/storefront-core/result'
import { findAccount } from '../auth/accounts.ts'
import type { OperationRoute } from '../http/operation-route.ts'
import type { ApiContext } from '../api-context.ts'
import * as schemas from './schemas.ts'
import { readSessionCookie, setSessionCookie } from './session-cookie.ts'
import { beginSession, continueSession, newGuest } from './sessions.ts'
import { toSession } from './to-session.ts'

function utmOf(body: ReadSessionRequest['body']): Record<string, string> {
  const { selectedLanguage: _language, ...utm } = body
  return Object.fromEntries(Object.entries(utm).filter(([, value]) => value !== ''))
}

/** Issues a bearer token to the shopper of the cookie, or to a new guest, whose cookie it sets. */
export function readSessionRoute(shop: ApiContext): OperationRoute<'auth.readSession'> {
  return {
    name: 'auth.readSession',
    summary: 'Opens or continues a session.',
    limit: 'session',
    request: { body: schemas.readSessionBody },
    response: schemas.session,
    refusals: [],
    async handle({ body }, { http }) {
      const { database, now } = shop
      const { selectedLanguage } = body
      const given = readSessionCookie(shop, http)
      const current = given ? await continueSession(database, given, selectedLanguage, now()) : null
      const begun = current
        ? { token: given ?? '', row: current }
        : await beginSession(database, { ...newGuest(), selectedLanguage, utm: utmOf(body) }, now())
      setSessionCookie(shop, http, begun.token)
      const { userId } = begun.row
      return ok(toSession(begun.row, userId === null ? null : await findAccount(database, userId), shop))
    },
  }
}
