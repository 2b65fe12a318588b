/** Why a call failed, whatever it was. */
export const transportErrorCodes = [
  /** Nothing was sent: there is no connection. */
  'network/offline',
  /** A change was sent and its answer did not come: it may have happened or not [30.12]. */
  'network/unanswered',
  /** No answer came to a call that may be made again without harm. */
  'network/timeout',
  'network/server',
  'network/malformed',
  'network/aborted',
  'auth/required',
  'auth/forbidden',
  'request/invalid',
  'request/not-found',
  'request/conflict',
  'request/rate-limited',
  'request/too-large',
] as const

/** Why a domain refused. */
export const domainErrorCodes = [
  'phone/invalid',
  'address/pincode-unknown',
  'address/place-mismatch',
  'address/too-many',
  'coupon/unknown',
  'coupon/over',
  'coupon/used-up',
  'coupon/below-minimum',
  'coins/changed',
  'checkout/items-not-valid',
  'checkout/already-completed',
  'checkout/out-of-stock',
  'checkout/address-missing',
  'order/idempotency-mismatch',
  'order/in-progress',
  /** The shopper was told that this order did not come about: its key can place none any more [30.12]. */
  'order/withdrawn',
  'order/unknown',
] as const

/** A code that the API answers with. */
type WireErrorCode = (typeof transportErrorCodes)[number] | (typeof domainErrorCodes)[number]

/**
 * Every code that a port can answer with. A code never changes its meaning. 'port/unsupported' is of an adapter: its backend
 * cannot do this at all.
 */
export type PortErrorCode = WireErrorCode | 'port/unsupported'

const portErrorCodes: ReadonlySet<unknown> = new Set([...transportErrorCodes, ...domainErrorCodes])

/** Tells whether a text from the wire is a code that this version knows. */
export function isPortErrorCode(value: unknown): value is WireErrorCode {
  return portErrorCodes.has(value)
}

const codesByStatus: Readonly<Record<number, PortErrorCode>> = {
  401: 'auth/required',
  403: 'auth/forbidden',
  404: 'request/not-found',
  408: 'network/timeout',
  409: 'request/conflict',
  413: 'request/too-large',
  429: 'request/rate-limited',
  504: 'network/timeout',
}

/** The code of a refusal that brought no code of its own, by its HTTP status of 400 or above. */
export function errorCodeOf(status: number): PortErrorCode {
  return codesByStatus[status] ?? (status < 500 ? 'request/invalid' : 'network/server')
}
