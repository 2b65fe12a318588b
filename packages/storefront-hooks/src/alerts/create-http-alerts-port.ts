import { alertOperations } from '@krishi/storefront-core/alerts'
import type { AlertPayloads } from '@krishi/storefront-core/alerts'
import type { Locale } from '@krishi/storefront-core/locale'
import { ok } from '@krishi/storefront-core/result'
import { isFlag, isNullOr, isText } from '@krishi/storefront-core/shape'
import type { Clock } from '../clock/index.ts'
import { systemClock } from '../clock/index.ts'
import { createTableClient, fieldOf, platformFetch } from '../http/index.ts'
import type { SessionPort } from '../session/session-port.ts'
import type { AlertsPort } from './alerts-port.ts'

/** How alerts reach the API. */
export interface HttpAlertsOptions {
  /** Where the API lives, without a slash at the end, such as `/api`. */
  readonly baseUrl: string
  readonly locale: Locale
  /** The session of the storefront, to which alerts belong. */
  readonly session: Pick<SessionPort, 'open'>
  /** @default the platform's */
  readonly fetch?: typeof fetch
  /** @default the machine's */
  readonly clock?: Clock
}

const toKey = fieldOf<AlertPayloads['alerts.key']['response']>({ publicKey: isNullOr(isText) })

const toState = fieldOf<AlertPayloads['alerts.upsert']['response']>({ isOn: isFlag })

const nobody = () => Promise.resolve(ok(null))

/** Asks for alerts through the API, with a table of calls of its own. */
export function createHttpAlertsPort({
  session,
  fetch = platformFetch,
  clock = systemClock,
  ...options
}: HttpAlertsOptions): AlertsPort {
  const client = createTableClient<AlertPayloads>(alertOperations, {
    ...options,
    fetch,
    clock,
    getSession: (isNeeded) => (isNeeded ? session.open() : nobody()),
    onUnauthorized: nobody,
    // A server has no such knowledge of itself, whatever the types say.
    isOffline: () => globalThis.navigator?.onLine === false,
  })
  return {
    key: (call) => client.call('alerts.key', {}, toKey, call),
    status: (input, call) => client.call('alerts.status', { body: input }, toState, call),
    put: (request, call) => client.call('alerts.upsert', { body: request }, toState, call),
  }
}
