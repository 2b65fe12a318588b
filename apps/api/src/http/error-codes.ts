/** Every refusal of the API with its status. A code never changes its meaning. */
export const errorStatus = {
  'request/malformed-json': 400,
  'request/invalid': 400,
  'request/unsupported-media-type': 415,
  'request/too-large': 413,
  'request/too-many': 429,
  'request/unknown-address': 404,
  'session/invalid': 401,
  'catalog/collection-not-found': 404,
  'catalog/product-not-found': 404,
  'address/pincode-not-found': 404,
  'address/invalid': 422,
  'checkout/not-found': 404,
  'checkout/items-not-valid': 422,
  'checkout/address-missing': 422,
  'checkout/payment-mode-unavailable': 422,
  'checkout/changed': 409,
  'checkout/already-completed': 409,
  'order/not-found': 404,
  'order/idempotency-key-missing': 400,
  'order/idempotency-mismatch': 422,
  'order/in-progress': 409,
  'server/failed': 500,
  'server/unavailable': 503,
} as const

/** A code of the API's error envelope. */
export type ApiErrorCode = keyof typeof errorStatus

/** Seconds after which a refused call is worth repeating, sent as `retry-after`. */
export const retryAfterSeconds: Partial<Record<ApiErrorCode, number>> = {
  'order/in-progress': 1,
  'server/unavailable': 2,
}
