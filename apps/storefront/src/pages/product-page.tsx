import { productOptions, useProduct } from '@krishi/storefront-hooks/catalog'
import { ErrorNotice } from '@krishi/storefront-ui/primitives/error-notice'
import { Skeleton } from '@krishi/storefront-ui/primitives/skeleton'
import { ProductOfferWidget, toProductDescriptionProps } from '@krishi/storefront-widgets/product-offer'
import { ProductDescription } from '@krishi/storefront-ui/product-description'
import { TrustMarker } from '@krishi/storefront-ui/trust-marker'
import { useLocation } from 'wouter'
import { productHead } from '../head/product-head.ts'
import type { PageModule, PageProps } from '../routes/page.ts'
import { prefetchStatus } from '../routes/prefetch-status.ts'
import { Breadcrumb } from '../shell/breadcrumb.tsx'
import { useShop } from '../shell/shop-context.ts'
import '../styles/shop-window.css'
import '../styles/product.css'

function ProductPage({ params, search }: PageProps) {
  const { paths, openCart } = useShop()
  const [, navigate] = useLocation()
  const handle = params['handle'] ?? ''
  const product = useProduct(handle)
  if (product.status === 'loading') return <Skeleton lines={8} />
  if (product.status === 'failed') return <ErrorNotice onRetry={product.retry} />
  const { category } = product.value
  return (
    <div className="shop-stack">
      <div>
        <Breadcrumb steps={[{ name: category.name.text, href: paths.collection(category.handle) }]} />
        <ProductOfferWidget
          product={product.value}
          variantId={new URLSearchParams(search).get('variant') ?? undefined}
          variantHref={(variant) => paths.product(handle, { variant })}
          onVariantChange={(variant) => navigate(paths.product(handle, { variant }), { replace: true })}
          formAction={paths.cartForm}
          onCartOpen={openCart}
        />
      </div>
      <TrustMarker />
      <ProductDescription {...toProductDescriptionProps(product.value)} />
    </div>
  )
}

/** A product: picture, price, packs, one button, its text [15.1, first part]. */
export const page: PageModule = {
  Component: ProductPage,
  prefetch: ({ ports, queryClient, locale, params }) =>
    prefetchStatus(queryClient.fetchQuery(productOptions(ports, { handle: params['handle'] ?? '', locale }))),
  head: productHead,
}
