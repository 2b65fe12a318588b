import type { PortErrorCode } from '@krishi/storefront-core/contract'
import type { PackWish } from '@krishi/storefront-core/notify-me'
import type { Result } from '@krishi/storefront-core/result'
import type { CallOptions } from '../http/index.ts'

/** What waiting for a pack needs from a backend. Guests are refused with 'auth/forbidden'. Implementations must pass `describeNotifyMePort`. */
export interface NotifyMePort {
  /** Whether a shopper waits for a pack; not any more once the shopper was told that it is back [18.1]. */
  status: (
    input: { readonly userId: string; readonly variantId: string },
    options?: CallOptions,
  ) => Promise<Result<boolean, PortErrorCode>>
  /**
   * Begins the waiting or ends it; returns whether the shopper waits then [18.1]. An unknown pack is 'request/not-found'; a wish for
   * one that cannot be waited for is 'request/conflict'.
   */
  put: (wish: PackWish, options?: CallOptions) => Promise<Result<boolean, PortErrorCode>>
}
