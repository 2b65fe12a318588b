import type { PortErrorCode } from '@krishi/storefront-core/contract'

/** Every code that the API refuses with, and its status. A code never changes its meaning. */
export const errorStatus = {
  'request/invalid': 400,
  'phone/invalid': 400,
  'auth/required': 401,
  'auth/forbidden': 403,
  'request/not-found': 404,
  'address/pincode-unknown': 404,
  'coupon/unknown': 404,
  'order/unknown': 404,
  'request/conflict': 409,
  'address/too-many': 409,
  'checkout/already-completed': 409,
  'checkout/out-of-stock': 409,
  'order/in-progress': 409,
  'order/withdrawn': 409,
  'coupon/used-up': 409,
  'coins/changed': 409,
  'request/too-large': 413,
  'address/place-mismatch': 422,
  'checkout/items-not-valid': 422,
  'coupon/over': 422,
  'coupon/below-minimum': 422,
  'checkout/address-missing': 422,
  'order/idempotency-mismatch': 422,
  'request/rate-limited': 429,
  'network/server': 500,
} as const satisfies Partial<Record<PortErrorCode, number>>

/** A code of the API's error envelope. */
export type ApiErrorCode = keyof typeof errorStatus
