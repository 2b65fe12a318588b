import type { NotifyMeRequest, NotifyMeStatus, PortErrorCode } from '@krishi/storefront-core/contract'
import type { Result } from '@krishi/storefront-core/result'
import type { CallOptions } from '../http/index.ts'

/** What waiting for a pack needs from a backend. Guests are refused with 'auth/forbidden'. Implementations must pass `describeNotifyMePort`. */
export interface NotifyMePort {
  /** The status of a shopper's request for a pack; null where there was none, or it ended because the shopper was told [18.1]. */
  status(
    input: { readonly userId: string; readonly variantId: string },
    options?: CallOptions,
  ): Promise<Result<NotifyMeStatus | null, PortErrorCode>>
  /**
   * Opens or cancels it; returns how it stands then [18.1]. An unknown pack is 'request/not-found'; opening for one that
   * cannot be waited for is 'request/conflict'.
   */
  put(request: NotifyMeRequest, options?: CallOptions): Promise<Result<NotifyMeStatus, PortErrorCode>>
}
