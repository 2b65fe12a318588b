import { err, ok } from '@krishi/storefront-core/result'
import type { OperationRoute } from '../http/operation-route.ts'
import type { ApiContext } from '../api-context.ts'
import { findStatus, putRequest } from './requests.ts'
import * as schemas from './schemas.ts'

/** Whether the signed-in shopper waits for a pack [18.1]. */
export function notifyStatusRoute({ database }: ApiContext): OperationRoute<'notifyMe.status'> {
  return {
    name: 'notifyMe.status',
    summary:
      'How the request of the signed-in shopper to be told of a pack stands; null without one, and once the message was sent.',
    limit: 'read',
    request: { query: schemas.statusQuery },
    response: schemas.notifyStatus,
    refusals: ['auth/forbidden'],
    async handle({ query }, { shopper }) {
      if (shopper.userId === null) return err('auth/forbidden')
      return ok({ status: await findStatus(database, shopper.guestUserId, query.reference) })
    },
  }
}

/** Opens or cancels the request of the signed-in shopper [18.1]. */
export function notifyRequestRoute({ database, now }: ApiContext): OperationRoute<'notifyMe.upsert'> {
  return {
    name: 'notifyMe.upsert',
    summary:
      'Opens or cancels the request of the signed-in shopper to be told when a pack is back; refused for one that can be bought.',
    limit: 'write',
    request: { body: schemas.notifyRequest },
    response: schemas.notifyAnswer,
    refusals: ['auth/forbidden', 'request/not-found', 'request/conflict'],
    async handle({ body }, { shopper }) {
      if (shopper.userId === null) return err('auth/forbidden')
      const put = await putRequest(database, shopper.guestUserId, body, now())
      return put.ok ? ok({ isSuccess: true, responseData: { status: body.status } }) : put
    },
  }
}
