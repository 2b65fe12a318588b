import { defaultVariant } from '@krishi/storefront-core/availability'
import { productOptions, useProduct } from '@krishi/storefront-hooks/catalog'
import { useRecordedView } from '@krishi/storefront-hooks/related'
import { ErrorNotice } from '@krishi/storefront-ui/primitives/error-notice'
import { Skeleton } from '@krishi/storefront-ui/primitives/skeleton'
import { TrustMarker } from '@krishi/storefront-ui/trust-marker'
import { usableDose } from '@krishi/storefront-widgets/dose-helper'
import { isLabelTold } from '@krishi/storefront-widgets/label-facts'
import { ProductOfferWidget } from '@krishi/storefront-widgets/product-offer'
import { useLocation } from 'wouter'
import { ShareProduct } from '../reviews/share-product.tsx'
import { productHead } from '../head/product-head.ts'
import { DeliveryOutlet } from '../product/delivery-outlet.tsx'
import { DoseOutlet } from '../product/dose-outlet.tsx'
import { NotifyOutlet } from '../product/notify-outlet.tsx'
import { ProductLower } from '../product/product-lower.tsx'
import { withVariant } from '../product/with-variant.ts'
import type { PageModule, PageProps } from '../routes/page.ts'
import { prefetchStatus } from '../routes/prefetch-status.ts'
import { Breadcrumb } from '../shell/breadcrumb.tsx'
import { createIsland } from '../shell/island.tsx'
import { useShop } from '../shell/shop-context.ts'
import { RecentlyViewed, Substitute } from '../similar/islands.ts'
import { prefetchSubstitute } from '../similar/prefetch-substitute.ts'
import { loadZoomViewer } from '../zoom/load-zoom-viewer.ts'
import '../styles/shop-window.css'
import '../styles/product.css'
import '../styles/reviews.css'

const Label = createIsland('product-label', () => import('../product/product-label.tsx'))

const Savings = createIsland('product-savings', () => import('../product/product-savings.tsx'))

const Wish = createIsland('wish', () => import('../wishes/product-heart.tsx'))

function ProductPage({ params, search }: PageProps) {
  const { locale, paths, settings, openCart } = useShop()
  const [, navigate] = useLocation()
  const handle = params['handle'] ?? ''
  const remote = useProduct(handle)
  useRecordedView(remote.status === 'ready' ? handle : null)
  if (remote.status === 'loading') return <Skeleton lines={8} />
  if (remote.status === 'failed') return <ErrorNotice onRetry={remote.retry} />
  const product = remote.value
  const variantId = new URLSearchParams(search).get('variant') ?? undefined
  const variant = defaultVariant(product, variantId)
  const dose = usableDose(product)
  const variantHref = (id: string) => paths.product(handle) + withVariant(search, id)
  return (
    <div className="shop-stack">
      <div>
        <Breadcrumb steps={[{ name: product.category.name.text, href: paths.collection(product.category.handle) }]} />
        <ProductOfferWidget
          {...{ product, variantId, variantHref }}
          onVariantChange={(id) => navigate(variantHref(id), { replace: true })}
          formAction={paths.cartForm}
          onCartOpen={settings.cartConfig.hasDrawer ? openCart : () => navigate(paths.cart)}
          loadZoomViewer={() => loadZoomViewer(locale)}
          help={
            <>
              {dose && variant ? <DoseOutlet dose={dose} variant={variant} /> : null}
              {isLabelTold(product, settings) ? <Label /> : null}
            </>
          }
        >
          <NotifyOutlet product={product} variant={variant} />
          <DeliveryOutlet product={product} variant={variant} />
          <Savings />
          <Substitute />
          <div className="product-ways">
            <Wish />
            <ShareProduct product={product} />
          </div>
        </ProductOfferWidget>
      </div>
      <TrustMarker />
      <ProductLower product={product} />
      <RecentlyViewed />
    </div>
  )
}

/** A product: picture, price, packs, what a field needs, delivery, one button, its text [15.1, first part]. */
export const page: PageModule = {
  Component: ProductPage,
  async prefetch(context) {
    const { ports, queryClient, locale, params } = context
    const product = productOptions(ports, { handle: params['handle'] ?? '', locale })
    const status = await prefetchStatus(queryClient.fetchQuery(product))
    // In the browser the page does not wait for it.
    if (import.meta.env.SSR) await prefetchSubstitute(context)
    return status
  },
  head: productHead,
}
