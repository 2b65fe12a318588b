import type { Locale } from '@krishi/storefront-core/locale'
import type { ServerRenderedCart } from '@krishi/storefront-hooks/server-rendered-cart'
import type { AnsweredQuery } from '@krishi/storefront-hooks/query'
import type { Texts } from '../messages/load-messages.ts'
import type { PageProps } from '../routes/page.ts'
import type { PageScreen } from '../routes/screens.ts'

/** What the server hands to the client inside the HTML. */
export interface ShopState {
  readonly locale: Locale
  /** The screen of the page that the server rendered. */
  readonly screen: PageScreen
  /** The parameters of its address, which the client's own routes may not know. */
  readonly params: PageProps['params']
  /** Where the settings are: merged and checked by the server, so that the client needs neither the defaults nor the check. */
  readonly settingsPath: string
  readonly queries: readonly AnsweredQuery[]
  /** What the page says in its language; nothing for English, which stands in the code. */
  readonly texts: Texts
  /** What was added as plain HTML before there was a cart store. */
  readonly postedCart: ServerRenderedCart | null
  /** The cart of the device, for a page that shows it: it is in the HTML, before any code runs. */
  readonly serverRenderedCart: ServerRenderedCart | null
}
