import { ok } from '@krishi/storefront-core/result'
import { findAccount } from '../auth/accounts.ts'
import type { OperationRoute } from '../http/operation-route.ts'
import { securityEvent } from '../http/security-event.ts'
import type { ApiContext } from '../api-context.ts'
import { exchangeToken } from './exchange-token.ts'
import * as schemas from './schemas.ts'
import { setSessionCookie } from './session-cookie.ts'
import { toSession } from './to-session.ts'

/** Trades the bearer token of a native app for a browser's session, whose cookie it sets. User id and number prove nothing. */
export function exchangeAppSessionRoute(shop: ApiContext): OperationRoute<'auth.exchangeAppSession'> {
  return {
    name: 'auth.exchangeAppSession',
    summary:
      "Begins a browser's session for the shopper whose bearer token a native app hands over, once for each token.",
    limit: 'session',
    request: { body: schemas.exchangeAppSessionBody },
    response: schemas.session,
    refusals: ['auth/forbidden'],
    async handle({ body }, { http }) {
      const exchanged = await exchangeToken(shop, body.accessToken, body.selectedLanguage)
      if (!exchanged.ok) return exchanged
      const { token, row } = exchanged.value
      setSessionCookie(shop, http, token)
      if (row.userId === null) return ok(toSession(row, null, shop))
      securityEvent(shop, 'signed-in', { http, shopper: { sessionId: row.id, userId: row.userId } })
      return ok(toSession(row, await findAccount(shop.database, row.userId), shop))
    },
  }
}
