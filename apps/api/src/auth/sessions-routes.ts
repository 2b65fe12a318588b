import { z } from '@hono/zod-openapi'
import { err, ok } from '@krishi/storefront-core/result'
import type { OperationRoute } from '../http/operation-route.ts'
import { securityEvent } from '../http/security-event.ts'
import { endSessions, findSessions } from '../session/sessions.ts'
import type { ApiContext } from '../api-context.ts'
import { deviceOf } from './device-of.ts'
import * as schemas from './schemas.ts'

/** Where the shopper is signed in [V7.5.2]. */
export function sessionsRoute({ database, now }: ApiContext): OperationRoute<'auth.sessions'> {
  return {
    name: 'auth.sessions',
    summary:
      'The living sessions of the account of the signed-in shopper: on what kind of device, since when, and when last used.',
    limit: 'read',
    request: {},
    response: schemas.signedInSessions,
    refusals: ['auth/forbidden'],
    async handle(_request, { http, shopper: { userId, sessionId } }) {
      if (userId === null) return err('auth/forbidden')
      const found = await findSessions(database, userId, now())
      const sessions = found.map(({ id, createdAt, usedAt, userAgent }) => ({
        id,
        // The calling session may not have stored its user agent yet.
        device: deviceOf((id === sessionId ? http.req.header('user-agent') : undefined) ?? userAgent),
        beganAt: createdAt.toISOString(),
        usedAt: usedAt.toISOString(),
        isThisOne: id === sessionId,
      }))
      return ok({ sessions: sessions.toSorted((one, other) => Number(other.isThisOne) - Number(one.isThisOne)) })
    },
  }
}

/** Signs the shopper out on one other device [V7.5.2]. */
export function endSessionRoute(shop: ApiContext): OperationRoute<'auth.endSession'> {
  return {
    name: 'auth.endSession',
    summary: 'Ends one other session of the account of the signed-in shopper; tells whether it was active: 1, else 0.',
    limit: 'write',
    request: { path: z.object({ id: z.uuid() }) },
    response: schemas.endedSessions,
    refusals: ['auth/forbidden'],
    async handle({ path }, { shopper, http }) {
      const { userId, sessionId } = shopper
      if (userId === null) return err('auth/forbidden')
      const ended = await endSessions(shop.database, { userId, but: sessionId, only: path.id }, shop.now())
      if (ended > 0) securityEvent(shop, 'signed-out-elsewhere', { http, shopper })
      return ok({ ended })
    },
  }
}

/** Signs the shopper out everywhere but here [V7.5.2]. */
export function endOtherSessionsRoute(shop: ApiContext): OperationRoute<'auth.endOtherSessions'> {
  return {
    name: 'auth.endOtherSessions',
    summary: 'Ends every session of the account of the signed-in shopper but this one; tells how many.',
    limit: 'write',
    request: {},
    response: schemas.endedSessions,
    refusals: ['auth/forbidden'],
    async handle(_request, { shopper, http }) {
      const { userId, sessionId } = shopper
      if (userId === null) return err('auth/forbidden')
      const ended = await endSessions(shop.database, { userId, but: sessionId }, shop.now())
      securityEvent(shop, 'signed-out-elsewhere', { http, shopper })
      return ok({ ended })
    },
  }
}
