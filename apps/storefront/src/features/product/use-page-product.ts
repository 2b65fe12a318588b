import type { ProductDetail } from '@krishi/storefront-core/catalog'
import { useProduct } from '@krishi/storefront-hooks/catalog'
import { usePageAddress } from '../../shell/page-address.ts'

/** The product of the page around the caller; null until it is there. Islands take no props: they ask here. */
export function usePageProduct(): ProductDetail | null {
  const { params } = usePageAddress()
  const remote = useProduct(params['handle'] ?? '')
  return remote.status === 'ready' ? remote.value : null
}
