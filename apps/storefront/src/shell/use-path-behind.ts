import { useAddress } from '@krishi/storefront-host/address'
import { usePageAddress } from './page-address.ts'

/**
 * The path of the page behind an overlay, which closes when that changes. With a connection it is where the shopper goes;
 * without one the page that is shown: the next may not come, and then the overlay is where the shopper goes on [ADR 0020].
 */
export function usePathBehind(): string {
  const { pathname: shown } = usePageAddress()
  const { pathname: next } = useAddress()
  return next !== shown && navigator.onLine ? next : shown
}
