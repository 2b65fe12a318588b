import type { Locale } from '@krishi/storefront-core/locale'
import { prepareTexts } from './text-scope.tsx'

/** Fetches the drawer of the cart and its texts in a quiet moment: a tap on the cart then needs no network. What does not come is asked for on the tap. */
export function fetchCartAhead(locale: Locale): void {
  const fetchAll = () => {
    Promise.all([import('../drawers/cart-drawer.tsx'), prepareTexts(locale, ['cart'])]).catch(() => {})
  }
  if ('requestIdleCallback' in window) requestIdleCallback(fetchAll, { timeout: 4000 })
  else setTimeout(fetchAll, 1000)
}
