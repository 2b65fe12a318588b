import type { CoinTransaction, PortErrorCode } from '@krishi/storefront-core/contract'
import type { Locale } from '@krishi/storefront-core/locale'
import type { Result } from '@krishi/storefront-core/result'
import type { LoyaltyTexts } from '@krishi/storefront-core/settings'
import type { CallOptions } from '../http/index.ts'

/** What coins need from a backend. Implementations must pass `describeLoyaltyPort`. */
export interface LoyaltyPort {
  /** How many coins a shopper has [27.6]; a guest has none. */
  balance: (input: { readonly userId: string }, options?: CallOptions) => Promise<Result<number, PortErrorCode>>
  /** The coins earned, spent and expired, the newest first [27.3, 27.6]. */
  history: (
    input: { readonly userId: string },
    options?: CallOptions,
  ) => Promise<Result<readonly CoinTransaction[], PortErrorCode>>
  /** What the shop says of coins [27.2]; 'request/not-found' where it says nothing. */
  texts: (input: { readonly locale: Locale }, options?: CallOptions) => Promise<Result<LoyaltyTexts, PortErrorCode>>
}
