import type { AnalyticsEvent, OperationName } from '@krishi/storefront-core/contract'
import { ok } from '@krishi/storefront-core/result'
import type { ApiContext } from '../api-context.ts'
import type { OperationRoute } from '../http/operation-route.ts'
import { hidePersonal } from './hide-personal.ts'
import * as schemas from './schemas.ts'

type EventsOperation = Extract<OperationName, `telemetry.${string}Events`>

/** How often each event is in a call, by its name. */
function counts(events: readonly AnalyticsEvent[]): Record<string, number> {
  return events.reduce<Record<string, number>>((sums, { name }) => ({ ...sums, [name]: (sums[name] ?? 0) + 1 }), {})
}

/**
 * Takes events of pages for one sink [08.3]. This server keeps none: it writes how many there were into its log, from where the owner's
 * tools take them, and refuses what has not the agreed shape.
 */
function eventsRoute({ logger }: ApiContext, name: EventsOperation, sink: string): OperationRoute<EventsOperation> {
  return {
    name,
    summary: `Takes events for the ${sink}, which the shopper has agreed to.`,
    limit: 'report',
    request: { body: schemas.eventsBody },
    response: schemas.accepted,
    refusals: [],
    handle({ body: { events } }) {
      logger.info({ sink, events: counts(events) }, 'events')
      return Promise.resolve(ok({ accepted: events.length }))
    },
  }
}

/** A route for each sink of events. */
export function eventRoutes(shop: ApiContext): readonly OperationRoute<EventsOperation>[] {
  return [
    eventsRoute(shop, 'telemetry.dataLayerEvents', 'data layer'),
    eventsRoute(shop, 'telemetry.conversionEvents', 'conversion service'),
    eventsRoute(shop, 'telemetry.activityEvents', 'activity service'),
    eventsRoute(shop, 'telemetry.attributionEvents', 'attribution service'),
  ]
}

/** Writes into the server's log that a script of somebody else did not come to a page [06.4]. */
export function scriptFailureRoute({ logger }: ApiContext): OperationRoute<'telemetry.scriptLoadFailure'> {
  return {
    name: 'telemetry.scriptLoadFailure',
    summary: 'Tells of a script, such as that of the payment provider, that did not come.',
    limit: 'report',
    request: { body: schemas.scriptFailureBody },
    response: schemas.accepted,
    refusals: [],
    handle({ body: { script, source, message } }, { http }) {
      const failure = {
        script: hidePersonal(script.replace(/[?#].*/s, ''), 200),
        source,
        message: hidePersonal(message, 200),
      }
      logger.warn({ requestId: http.get('requestId'), failure }, 'script did not load')
      return Promise.resolve(ok({ accepted: 1 }))
    },
  }
}
