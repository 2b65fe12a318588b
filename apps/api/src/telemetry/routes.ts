import { ok } from '@krishi/storefront-core/result'
import type { OperationRoute } from '../http/operation-route.ts'
import type { ApiContext } from '../api-context.ts'
import { hidePersonal } from './hide-personal.ts'
import * as schemas from './schemas.ts'

/** Writes an exception of a page into the server's log, without what tells whose page it was [06.3]. */
export function errorReportRoute({ logger }: ApiContext): OperationRoute<'telemetry.errorReport'> {
  return {
    name: 'telemetry.errorReport',
    summary: 'Tells of an exception that a page did not expect.',
    limit: 'report',
    request: { body: schemas.errorReportBody },
    response: schemas.accepted,
    refusals: [],
    handle({ body }, { http }) {
      const { error, pagePath, userAgent, methodName, isGuestUser, connectionType, connectionStrength } = body
      const report = {
        error: hidePersonal(error, 500),
        methodName,
        pagePath: hidePersonal(pagePath.replace(/[?#].*/s, ''), 200),
        isGuestUser,
        connectionType,
        connectionStrength,
        userAgent: userAgent.slice(0, 300),
      }
      logger.warn({ requestId: http.get('requestId'), report }, 'page failed')
      return Promise.resolve(ok({ accepted: 1 }))
    },
  }
}
