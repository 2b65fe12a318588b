import type { DeviceRecord } from '@krishi/storefront-core/contract'
import { ok } from '@krishi/storefront-core/result'
import { uuidv7 } from 'uuidv7'
import { schema } from '../database/index.ts'
import type { OperationRoute } from '../http/operation-route.ts'
import { mutationResult } from '../reviews/schemas.ts'
import type { Shopper } from '../session/access-token.ts'
import type { ApiContext } from '../api-context.ts'
import { hidePersonal } from '../telemetry/hide-personal.ts'
import * as schemas from './schemas.ts'

/**
 * What is kept of a device, under the session of the call. The body also says who and where the shopper is; neither is
 * kept, as nothing here needs them.
 */
function toDeviceRow(record: DeviceRecord, { sessionId }: Shopper, createdAt: Date) {
  const { deviceId, networkType, signalStrength, additionalInfo } = record
  return { sessionId, deviceId, networkType, signalStrength, userAgent: additionalInfo.userAgent, createdAt }
}

/** Records that a session has begun, once [03.7]. */
export function sessionStartRoute({ database, now }: ApiContext): OperationRoute<'auth.sessionStart'> {
  return {
    name: 'auth.sessionStart',
    summary: 'Records the device of a session that has begun; a second record changes nothing.',
    limit: 'report',
    request: { body: schemas.sessionStartBody },
    response: mutationResult,
    refusals: [],
    async handle({ body }, { shopper }) {
      await database
        .insert(schema.sessionStarts)
        .values(toDeviceRow(body, shopper, now()))
        .onConflictDoNothing()
      return ok({ result: 'Success' })
    },
  }
}

/** Records the device of a sign-in, once for each [03.9]. */
export function deviceLoginRoute({ database, now }: ApiContext): OperationRoute<'auth.deviceLogin'> {
  return {
    name: 'auth.deviceLogin',
    summary: 'Records the device that a shopper has signed in on; a second record changes nothing.',
    limit: 'report',
    request: { body: schemas.deviceLoginBody },
    response: mutationResult,
    refusals: [],
    async handle({ body }, { shopper }) {
      await database
        .insert(schema.deviceLogins)
        .values(toDeviceRow(body, shopper, now()))
        .onConflictDoNothing()
      return ok({ result: 'Success' })
    },
  }
}

/** Records what happened on a page [03.9]: without the query of its address and the ids in it. */
export function userActivityRoute({ database, now }: ApiContext): OperationRoute<'auth.userActivity'> {
  return {
    name: 'auth.userActivity',
    summary: 'Records what happened on a page.',
    limit: 'report',
    request: { body: schemas.userActivityBody },
    response: mutationResult,
    refusals: [],
    async handle({ body }, { shopper }) {
      await database.insert(schema.userActivities).values({
        id: uuidv7(),
        sessionId: shopper.sessionId,
        activity: hidePersonal(body.activity, 200),
        pagePath: hidePersonal(body.pagePath.replace(/[?#].*/s, ''), 200),
        createdAt: now(),
      })
      return ok({ result: 'Success' })
    },
  }
}
