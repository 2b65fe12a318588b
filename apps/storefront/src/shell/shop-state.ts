import type { CartLine } from '@krishi/storefront-core/cart'
import type { Locale } from '@krishi/storefront-core/locale'
import type { CartTotals } from '@krishi/storefront-core/pricing'
import type { Settings } from '@krishi/storefront-core/settings'
import type { AnsweredQuery } from '@krishi/storefront-hooks/query'
import type { PageProps } from '../routes/page.ts'
import type { PageScreen } from '../routes/screens.ts'

/** What was added as plain HTML before there was a cart store, with the server's prices. */
export interface EarlyCart {
  readonly lines: readonly CartLine[]
  readonly totals: CartTotals
}

/** What the server hands to the client inside the HTML. */
export interface ShopState {
  readonly locale: Locale
  /** The screen of the page that the server rendered. */
  readonly screen: PageScreen
  /** The parameters of its address, which the client's own routes may not know. */
  readonly params: PageProps['params']
  /** Merged and checked by the server, so that the client needs neither the defaults nor the check. */
  readonly settings: Settings
  readonly queries: readonly AnsweredQuery[]
  readonly earlyCart: EarlyCart | null
}
