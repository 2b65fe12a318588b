import { needsSession } from '@krishi/storefront-core/contract'
import type { Operation } from '@krishi/storefront-core/contract'
import type { Context } from 'hono'
import { keyedHash } from '../auth/keyed-hash.ts'
import type { OtpPurpose } from '../auth/otp-codes.ts'
import type { Shopper } from '../session/access-token.ts'
import type { ApiContext } from '../api-context.ts'
import type { ApiErrorCode } from './error-codes.ts'
import { networkOf } from './network-of.ts'
import { servedOperations, type ServedOperation } from './served-operations.ts'

/** Every security event and the level of its line. `docs/security.md` says what each one means. */
export const securityEvents = {
  'code-sent': 'info',
  'code-refused': 'warn',
  'signed-in': 'info',
  'signed-out': 'info',
  'signed-out-elsewhere': 'info',
  'account-deleted': 'info',
  'session-refused': 'info',
  'limit-reached': 'warn',
  forbidden: 'warn',
  'not-own': 'warn',
  'input-refused': 'info',
  'order-refused': 'info',
} as const

/** The name of a security event, as `event` in its line has it. */
export type SecurityEvent = keyof typeof securityEvents

/** Who made a call, as far as its token says. */
export interface Caller {
  readonly http: Context
  readonly shopper: Pick<Shopper, 'sessionId' | 'userId'> | null
}

/** What a line says beside who and when. No text of a request may become one of these. */
export interface SecurityFacts {
  readonly operation?: ServedOperation
  readonly code?: ApiErrorCode
  readonly purpose?: OtpPurpose
}

/** What an event needs of the server. */
type EventShop = Pick<ApiContext, 'logger' | 'monitor' | 'network' | 'sessionSecrets'>

/**
 * Writes one line about an event [V16.3.1]: ids of our own and a keyed hash of the network, which tells that two calls came from one
 * place and not from where. Number, name, address and token are never in it.
 */
export function securityEvent(
  { logger, monitor, network, sessionSecrets: [newest] }: EventShop,
  event: SecurityEvent,
  { http, shopper }: Caller,
  facts: SecurityFacts = {},
): void {
  const address = network.addressOf(http)
  const line = {
    event,
    requestId: http.get('requestId'),
    session: shopper?.sessionId,
    account: shopper?.userId ?? undefined,
    network: address === null ? undefined : keyedHash(newest, 'log-network', networkOf(address)),
    ...facts,
  }
  logger[securityEvents[event]](line, 'security')
  monitor.count('shop.security.events', { event, ...(facts.code && { code: facts.code }) })
}

const eventsOfCodes: Partial<Record<ApiErrorCode, SecurityEvent>> = {
  'request/rate-limited': 'limit-reached',
  'auth/required': 'session-refused',
  'auth/forbidden': 'forbidden',
  'request/invalid': 'input-refused',
  'order/unknown': 'not-own',
}

/** What a refusal is for the log; null where it tells nothing of safety. What is somebody else's is answered as not found. */
function eventOfRefusal(name: ServedOperation, code: ApiErrorCode): SecurityEvent | null {
  const operation: Operation = servedOperations[name]
  if (code === 'request/not-found' && needsSession(operation) && operation.path.includes('/:')) return 'not-own'
  return eventsOfCodes[code] ?? (name === 'checkout.placeOrder' ? 'order-refused' : null)
}

/** Writes down that an operation was refused, where that is a security event [V16.3.2]. */
export function refusalEvent(shop: EventShop, operation: ServedOperation, code: ApiErrorCode, caller: Caller): void {
  const event = eventOfRefusal(operation, code)
  if (event !== null) securityEvent(shop, event, caller, { operation, code })
}
