import type { Locale } from '@krishi/storefront-core/locale'
import type { ServerRenderedCart } from '@krishi/storefront-hooks/server-rendered-cart'
import type { AnsweredQuery } from '@krishi/storefront-hooks/query'
import type { Texts } from '@krishi/storefront-host/texts'
import type { PageProps } from '../shell/page.ts'
import type { PageScreen } from './route-table.ts'

/** The state that the server sends to the client inside the HTML. */
export interface ShopState {
  readonly locale: Locale
  /** The screen of the page that the server rendered. */
  readonly screen: PageScreen
  /** The parameters of its address, which the client's own routes may not know. */
  readonly params: PageProps['params']
  /** Where the settings are: merged and checked by the server, so that the client needs neither the defaults nor the check. */
  readonly settingsPath: string
  readonly queries: readonly AnsweredQuery[]
  /** The messages of the page in its language; none for English, which is in the code. */
  readonly texts: Texts
  /** Where the client reads which chunks have texts; null for English. */
  readonly textsPath: string | null
  /** Lines that were added by native forms, before there was a cart store. */
  readonly postedCart: ServerRenderedCart | null
  /** The cart of the device, on a page that shows it: rendered in the HTML. */
  readonly serverRenderedCart: ServerRenderedCart | null
}
