import type { PortErrorCode, RedeemedCart } from '@krishi/storefront-core/contract'
import type { Result } from '@krishi/storefront-core/result'
import type { SharedProduct } from '@krishi/storefront-core/share'
import type { CallOptions } from '../http/index.ts'

/** What sharing needs from a backend. Implementations must pass `describeSharePort`. */
export interface SharePort {
  /** A short link of a product: an absolute address [21.1]. */
  shortLink: (product: SharedProduct, options?: CallOptions) => Promise<Result<string, PortErrorCode>>
  /** Takes over the cart of a code that a page of another origin has handed to the shopper: its lines once, within five minutes. */
  takeCart: (code: string, options?: CallOptions) => Promise<Result<RedeemedCart, PortErrorCode>>
}
