import type { StartMoment } from '@krishi/storefront-host/start'
import type { PageScreen } from './route-table.ts'

/** Screens that show nothing personal until the client runs. */
const personal: ReadonlySet<PageScreen> = new Set([
  'cart',
  'checkout',
  'checkout-address',
  'payment-mode',
  'thank-you',
  'sign-in',
  'wishlist',
  'order-pending',
  'privacy-choices',
  'shared-cart',
  'compare',
  'farm',
  'link-redirect',
])

/** Screens of text and links, which are whole without the client. */
const texts: ReadonlySet<PageScreen> = new Set(['content', 'article'])

/** When the client of a screen starts. */
export function startOf(screen: PageScreen): StartMoment {
  if (personal.has(screen)) return 'at-once'
  return texts.has(screen) ? 'at-touch' : 'when-idle'
}
