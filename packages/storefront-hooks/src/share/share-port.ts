import type { PortErrorCode, ShareLinkRequest } from '@krishi/storefront-core/contract'
import type { Result } from '@krishi/storefront-core/result'
import type { CallOptions } from '../http/index.ts'

/** What sharing needs from a backend. Implementations must pass `describeSharePort`. */
export interface SharePort {
  /** A short link of a product: an absolute address [21.1]. */
  shortLink(request: ShareLinkRequest, options?: CallOptions): Promise<Result<string, PortErrorCode>>
}
