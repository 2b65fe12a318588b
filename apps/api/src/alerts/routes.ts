import { err, ok } from '@krishi/storefront-core/result'
import type { ApiContext } from '../api-context.ts'
import type { OperationRoute } from '../http/operation-route.ts'
import * as schemas from './schemas.ts'
import { isAlertOn, putAlert } from './subscriptions.ts'

/** The key that browsers subscribe with. */
export function alertKeyRoute({ push }: ApiContext): OperationRoute<'alerts.key'> {
  return {
    name: 'alerts.key',
    summary: 'The public key that browsers subscribe to alerts with; null where the shop sends none.',
    limit: 'read',
    request: {},
    response: schemas.pushKey,
    refusals: [],
    handle: () => Promise.resolve(ok({ publicKey: push?.publicKey ?? null })),
  }
}

/** Whether the browser of this session gets alerts. */
export function alertStatusRoute({ push, database }: ApiContext): OperationRoute<'alerts.status'> {
  return {
    name: 'alerts.status',
    summary: "Whether this shopper's browser is told of the price of a pack, or without one of orders.",
    limit: 'read',
    request: { body: schemas.statusBody },
    response: schemas.alertState,
    refusals: [],
    async handle({ body }, { shopper }) {
      return ok({ isOn: push !== null && (await isAlertOn(database, shopper, body)) })
    },
  }
}

/** Turns alerts of the browser of this session on or off. */
export function alertRoute({ push, database, now }: ApiContext): OperationRoute<'alerts.upsert'> {
  return {
    name: 'alerts.upsert',
    summary: "Turns alerts of this shopper's browser on or off: of the price of a pack, or without one of orders.",
    limit: 'write',
    request: { body: schemas.alertBody },
    response: schemas.alertState,
    refusals: ['request/not-found', 'request/conflict'],
    async handle({ body }, { shopper }) {
      if (push === null) return err('request/not-found')
      const put = await putAlert(database, shopper, body, now())
      return put.ok ? ok({ isOn: body.isOn }) : put
    },
  }
}
