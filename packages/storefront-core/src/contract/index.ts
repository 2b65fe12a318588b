export { buildUrl } from './build-url.ts'
export { needsSession } from './needs-session.ts'
export { callEndOf } from './call-end.ts'
export type { CallEnd } from './call-end.ts'
export { domainErrorCodes, errorCodeOf, isPortErrorCode, transportErrorCodes } from './error-codes.ts'
export type { PortErrorCode } from './error-codes.ts'
export { cartOperations } from './cart.ts'
export { partnerPageOperations } from './embed.ts'
export { operations } from './operations.ts'
export { shopOperations } from './shop-operations.ts'
export { staleTimesMs } from './stale-times.ts'
export type { OperationName, OperationPayloads } from './operations.ts'
export type {
  ErrorEnvelope,
  LanguageQuery,
  MutationResult,
  NoRequest,
  Operation,
  OperationTable,
  PageQuery,
  RequestParts,
} from './operation.ts'
export type * from './address.ts'
export type * from './auth.ts'
export type * from './cart.ts'
export type * from './catalog-payloads.ts'
export type * from './checkout-payloads.ts'
export type * from './payment-payloads.ts'
export type * from './community-payloads.ts'
export type * from './coupons.ts'
export type * from './delivery.ts'
export type * from './device-records.ts'
export type * from './embed.ts'
export type * from './filter-payloads.ts'
export type * from './content.ts'
export type * from './forms.ts'
export type * from './loyalty.ts'
export type * from './notify-me.ts'
export type * from './orders.ts'
export type * from './reviews.ts'
export type * from './settings.ts'
export { settingsOfType } from './settings.ts'
export type * from './share.ts'
export type * from './telemetry.ts'
export type * from './wishlist.ts'
