import type { Checkout } from '@krishi/storefront-core/checkout'
import { useCheckout } from '@krishi/storefront-hooks/checkout'
import { usePageAddress } from '../../shell/page-address.ts'

/** The open checkout of the page around the caller; null until it is there. Islands take no props: they ask here. */
export function usePageCheckout(): Checkout | null {
  const { params } = usePageAddress()
  const view = useCheckout(params['checkoutId'] ?? '')
  return view.status === 'ready' ? view.checkout : null
}
