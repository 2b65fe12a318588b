import type { CartLine } from '@krishi/storefront-core/cart'
import type { Locale } from '@krishi/storefront-core/locale'
import type { CartTotals } from '@krishi/storefront-core/pricing'
import type { Settings } from '@krishi/storefront-core/settings'
import type { DehydratedState } from '@tanstack/react-query'

/** What was added as plain HTML before there was a cart store, with the server's prices. */
export interface EarlyCart {
  readonly lines: readonly CartLine[]
  readonly totals: CartTotals
}

/** What the server hands to the client inside the HTML. */
export interface ShopState {
  readonly locale: Locale
  /** What the owner changed; the client merges it over the built-in settings. */
  readonly settings: Partial<Settings>
  readonly query: DehydratedState
  readonly earlyCart: EarlyCart | null
}
