import type { AlertRequest } from '@krishi/storefront-core/alerts'
import type { PortErrorCode } from '@krishi/storefront-core/contract'
import type { Result } from '@krishi/storefront-core/result'
import type { CallOptions } from '../http/index.ts'

/**
 * What alerts in the browser need from a backend. It is none of `StorefrontPorts`: those are named in the first load of every page, and
 * this comes with a tap. Implementations must pass `describeAlertsPort`.
 */
export interface AlertsPort {
  /** The public key that a browser subscribes with (base64url); null where the shop sends no alerts. */
  key: (options?: CallOptions) => Promise<Result<string | null, PortErrorCode>>
  /** Whether this shopper's browser is told of the price of a pack, or of orders where `variantId` is null. */
  status: (
    input: Pick<AlertRequest, 'endpoint' | 'variantId'>,
    options?: CallOptions,
  ) => Promise<Result<boolean, PortErrorCode>>
  /**
   * Turns alerts on or off; returns whether they are on then. An unknown pack is 'request/not-found', one price too many
   * 'request/conflict'.
   */
  put: (request: AlertRequest, options?: CallOptions) => Promise<Result<boolean, PortErrorCode>>
}
