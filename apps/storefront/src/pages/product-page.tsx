import { productOptions, useProduct } from '@krishi/storefront-hooks/catalog'
import { isPlaceAtHand } from '@krishi/storefront-hooks/delivery'
import { useRecordedView } from '@krishi/storefront-hooks/related'
import { useStorefront } from '@krishi/storefront-hooks/storefront'
import { hydrateIslands } from '@krishi/storefront-host/hydration'
import { ErrorNotice } from '@krishi/storefront-ui/primitives/error-notice'
import { Skeleton } from '@krishi/storefront-ui/primitives/skeleton'
import { useEffect } from 'react'
import { ProductParts } from '../features/product/lazy-islands.ts'
import { prefetchProductDelivery } from '../features/product/prefetch-product-delivery.ts'
import type { PageModule, PageProps } from '../shell/page.ts'
import { prefetchStatus } from '../shell/prefetch-status.ts'
import { prefetchSubstitute } from '../features/similar/prefetch-substitute.ts'
import '../styles/shop-window.css'
import '../styles/product.css'
import '../styles/reviews.css'
import '../styles/similar.css'

function ProductPage({ params }: PageProps) {
  const handle = params['handle'] ?? ''
  const remote = useProduct(handle)
  const storefront = useStorefront()
  useRecordedView(remote.status === 'ready' ? handle : null)
  // Where the pincode is known, the page says at once when the goods could arrive.
  useEffect(() => void isPlaceAtHand(storefront).then((isKnown) => isKnown && hydrateIslands()), [storefront])
  if (remote.status === 'loading') return <Skeleton lines={8} />
  if (remote.status === 'failed') return <ErrorNotice onRetry={remote.retry} />
  return <ProductParts />
}

/** A product [15.1]: what is read for it and what its head says; what it shows is an island. */
export const page: PageModule = {
  Component: ProductPage,
  async prefetch(context) {
    const { ports, queryClient, locale, params } = context
    const product = productOptions(ports, { handle: params['handle'] ?? '', locale })
    const status = await prefetchStatus(queryClient.query(product))
    // In the browser the page does not wait for them.
    if (import.meta.env.SSR) {
      const read = queryClient.getQueryData(product.queryKey)
      await Promise.all([prefetchSubstitute(context), read && prefetchProductDelivery(context, read)])
    }
    return status
  },
  head: async (context) => (await import('../features/head/heads.ts')).productHead(context),
}
